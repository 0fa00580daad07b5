//! A set of hexes as bits, and the arithmetic that makes the game fast.
//!
//! A whole set moves one step in a direction by shifts: within a row by one bit, to the next row by twenty. In odd rows the
//! hexes above and below lie half a hex further right (KB-2), so even and odd rows are shifted by different amounts. The
//! island, whose frame has rows of five, is moved by itself and only if there is anything on it.

mod counted;
#[cfg(test)]
mod tests;

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign};

use serde::{Deserialize, Serialize};

use crate::hex::{Direction, Hex, ISLAND_SIDE, SIDE};

pub use counted::Counted;

const WORDS: usize = 7;
/// The first bit of the island within its word, the last one.
const ISLAND_BIT: u32 = 400 - 6 * 64;
/// The bits of the island's frame, its even and odd rows, and all but its first or last column.
const FRAME: u64 = 0x1ff_ffff;
const FRAME_EVEN: u64 = 0x1f | 0x1f << 10 | 0x1f << 20;
const FRAME_ODD: u64 = FRAME & !FRAME_EVEN;
const FRAME_NOT_LEFT: u64 = FRAME & !0x10_8421;
const FRAME_NOT_RIGHT: u64 = FRAME & !(0x10_8421 << 4);

/// A set of hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Hex>"))]
#[serde(from = "Vec<Hex>", into = "Vec<Hex>")]
pub struct HexSet([u64; WORDS]);

impl HexSet {
    /// No hex.
    pub const EMPTY: HexSet = HexSet([0; WORDS]);
    /// All 400 hexes of the board.
    pub const BOARD: HexSet = rows_and_columns(0, 20, 0, 20, 1);
    /// The frame of the island.
    pub const ISLAND: HexSet = HexSet([0, 0, 0, 0, 0, 0, FRAME << ISLAND_BIT]);
    /// The rim of the board (KB-7), by edge: top, right, bottom, left.
    pub const EDGES: [HexSet; 4] = [
        rows_and_columns(0, 1, 0, 20, 1),
        rows_and_columns(0, 20, 19, 20, 1),
        rows_and_columns(19, 20, 0, 20, 1),
        rows_and_columns(0, 20, 0, 1, 1),
    ];
    /// The whole rim of the board.
    pub const RIM: HexSet = HexSet::EDGES[0].or(HexSet::EDGES[1]).or(HexSet::EDGES[2]).or(HexSet::EDGES[3]);
    /// The quadrants: top left, top right, bottom left, bottom right.
    pub const QUADRANTS: [HexSet; 4] = [
        rows_and_columns(0, 10, 0, 10, 1),
        rows_and_columns(0, 10, 10, 20, 1),
        rows_and_columns(10, 20, 0, 10, 1),
        rows_and_columns(10, 20, 10, 20, 1),
    ];
    /// Where quadrants meet: rows and columns 9 and 10 (MA-22).
    pub const INNER_EDGES: HexSet = rows_and_columns(9, 11, 0, 20, 1).or(rows_and_columns(0, 20, 9, 11, 1));
    /// The lines of the island (Q3-3).
    pub const ISLAND_LINES: u16 = 5;

    const EVEN_ROWS: HexSet = rows_and_columns(0, 20, 0, 20, 2);
    const ODD_ROWS: HexSet = rows_and_columns(1, 20, 0, 20, 2);
    const NOT_LEFT: HexSet = rows_and_columns(0, 20, 1, 20, 1);
    const NOT_RIGHT: HexSet = rows_and_columns(0, 20, 0, 19, 1);
    const NOT_TWO_LEFT: HexSet = rows_and_columns(0, 20, 2, 20, 1);
    const NOT_TWO_RIGHT: HexSet = rows_and_columns(0, 20, 0, 18, 1);

    const fn or(self, other: HexSet) -> HexSet {
        let mut words = self.0;
        let mut word = 0;
        while word < WORDS {
            words[word] |= other.0[word];
            word += 1;
        }
        HexSet(words)
    }

    /// Just this hex.
    pub fn one(hex: Hex) -> HexSet {
        HexSet::EMPTY.with(hex)
    }

    /// Whether the hex is in the set.
    #[inline]
    pub fn contains(&self, hex: Hex) -> bool {
        self.0[hex.index() / 64] >> (hex.index() % 64) & 1 != 0
    }

    /// Puts a hex into the set.
    #[inline]
    pub fn insert(&mut self, hex: Hex) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Takes a hex out of the set.
    #[inline]
    pub fn remove(&mut self, hex: Hex) {
        self.0[hex.index() / 64] &= !(1 << (hex.index() % 64));
    }

    /// The set with one more hex.
    #[inline]
    pub fn with(mut self, hex: Hex) -> HexSet {
        self.insert(hex);
        self
    }

    /// The set with one hex less.
    #[inline]
    pub fn without(mut self, hex: Hex) -> HexSet {
        self.remove(hex);
        self
    }

    /// The hexes of this set that are not in the other.
    #[inline]
    pub fn minus(mut self, other: HexSet) -> HexSet {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= !other;
        }
        self
    }

    /// Whether there is no hex in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether the two sets have a hex in common.
    #[inline]
    pub fn meets(&self, other: &HexSet) -> bool {
        self.0.iter().zip(other.0).fold(0, |all, (word, other)| all | (word & other)) != 0
    }

    /// How many hexes there are in the set.
    #[inline]
    pub fn len(&self) -> u32 {
        // Seven words become three by adding bits in columns; a processor without a counting instruction counts only those.
        let words = self.0;
        let (one, two) = add_columns(words[0], words[1], words[2]);
        let (one, two_more) = add_columns(one, words[3], words[4]);
        let (one, two_again) = add_columns(one, words[5], words[6]);
        let (two, four) = add_columns(two, two_more, two_again);
        one.count_ones() + 2 * two.count_ones() + 4 * four.count_ones()
    }

    /// The first hex of the set.
    #[inline]
    pub fn first(&self) -> Option<Hex> {
        self.iter().next()
    }

    /// The hexes in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = Hex> + use<> {
        let mut words = self.0;
        let mut number = 0;
        std::iter::from_fn(move || {
            while words.get(number)? == &0 {
                number += 1;
            }
            let bit = words[number].trailing_zeros() as usize;
            words[number] &= words[number] - 1;
            Hex::new(number * 64 + bit)
        })
    }

    /// The columns of one row of the board, as bits.
    pub fn row(&self, row: u16) -> u32 {
        let bit = usize::from(row) * usize::from(SIDE);
        let (word, shift) = (bit / 64, bit % 64);
        let low = self.0[word] >> shift;
        let high = if shift > 44 { self.0[word + 1] << (64 - shift) } else { 0 };
        ((low | high) & 0xf_ffff) as u32
    }

    /// The columns of one line of the island, as bits.
    pub fn island_line(&self, line: u16) -> u32 {
        (self.0[6] >> (ISLAND_BIT + u32::from(line) * 5)) as u32 & 0x1f
    }

    /// Every horizontal line with its hexes as bits: the 20 of the board (KB-5), then those of the island (Q3-3).
    pub fn lines(&self) -> impl Iterator<Item = u32> {
        let board = (0..SIDE).map(|row| self.row(row));
        board.chain((0..HexSet::ISLAND_LINES).map(|line| self.island_line(line)))
    }

    /// All hexes beside this one (KB-1).
    #[inline]
    pub fn around(hex: Hex) -> HexSet {
        AROUND[hex.index()]
    }

    /// All hexes beside one of the set (KB-1). Hexes of the set are in it only if another one is beside them.
    #[inline]
    pub fn neighbours(self) -> HexSet {
        let board = self & HexSet::BOARD;
        let (east, west) = (board.east(), board.west());
        let above_and_below = board | (east & HexSet::ODD_ROWS) | (west & HexSet::EVEN_ROWS);
        let all = east | west | above_and_below.up() | above_and_below.down();
        if self.on_island() { all.with_island(self.island_neighbours()) } else { all }
    }

    /// The set moved one step; what would leave the board is gone.
    #[inline]
    pub fn step(self, direction: Direction) -> HexSet {
        let board = self & HexSet::BOARD;
        let (even, odd) = (HexSet::EVEN_ROWS, HexSet::ODD_ROWS);
        let moved = match direction {
            Direction::East => board.east(),
            Direction::West => board.west(),
            Direction::NorthEast => ((board & even) | (board.east() & odd)).up(),
            Direction::SouthEast => ((board & even) | (board.east() & odd)).down(),
            Direction::NorthWest => ((board.west() & even) | (board & odd)).up(),
            Direction::SouthWest => ((board.west() & even) | (board & odd)).down(),
        };
        if self.on_island() { moved.with_island(self.island_step(direction)) } else { moved }
    }

    /// The set moved two steps. The half hexes between rows cancel out, so all rows move by the same number of bits.
    #[inline]
    pub fn two_steps(self, direction: Direction) -> HexSet {
        let moved = match direction {
            Direction::East => (self & HexSet::NOT_TWO_RIGHT).higher::<2>(),
            Direction::West => (self & HexSet::NOT_TWO_LEFT).lower::<2>(),
            Direction::NorthEast => (self & HexSet::NOT_RIGHT).lower::<39>(),
            Direction::SouthEast => (self & HexSet::NOT_RIGHT).higher::<41>() & HexSet::BOARD,
            Direction::NorthWest => (self & HexSet::NOT_LEFT).lower::<41>(),
            Direction::SouthWest => (self & HexSet::NOT_LEFT).higher::<39>() & HexSet::BOARD,
        };
        if self.on_island() {
            let once = HexSet::EMPTY.with_island(self.island_step(direction));
            moved.with_island(once.island_step(direction))
        } else {
            moved
        }
    }

    /// The set moved one step in each direction, in the order of [`Direction::ALL`].
    pub fn steps(self) -> [HexSet; 6] {
        let board = self & HexSet::BOARD;
        let (even, odd) = (HexSet::EVEN_ROWS, HexSet::ODD_ROWS);
        let (east, west) = (board.east(), board.west());
        let to_the_right = (board & even) | (east & odd);
        let to_the_left = (west & even) | (board & odd);
        let mut steps =
            [east, to_the_right.up(), to_the_left.up(), west, to_the_left.down(), to_the_right.down()];
        if self.on_island() {
            for (moved, direction) in steps.iter_mut().zip(Direction::ALL) {
                *moved = moved.with_island(self.island_step(direction));
            }
        }
        steps
    }

    /// How many hexes of the set lie beside each hex, as binary digits: ones, twos, fours.
    pub fn counts_beside(self) -> [HexSet; 3] {
        let mut digits = [HexSet::EMPTY; 3];
        for mut carried in self.steps() {
            for digit in &mut digits {
                let both = *digit & carried;
                *digit = (*digit | carried).minus(both);
                carried = both;
            }
        }
        digits
    }

    /// The connected groups of the set: settlement areas (KB-6), mountain ranges, patches of terrain.
    pub fn areas(self) -> impl Iterator<Item = HexSet> {
        let mut left = self;
        std::iter::from_fn(move || {
            let area = left.area_of(left.first()?);
            left = left.minus(area);
            Some(area)
        })
    }

    /// The connected group that a hex of the set belongs to.
    pub fn area_of(self, hex: Hex) -> HexSet {
        self.connected_to(HexSet::one(hex))
    }

    /// The connected groups of the set that hexes of the set belong to.
    pub fn connected_to(self, hexes: HexSet) -> HexSet {
        let (mut area, mut left, mut edge) = (hexes, self.minus(hexes), hexes);
        while let Some(hex) = edge.first() {
            let next = HexSet::around(hex) & left;
            left = left.minus(next);
            area |= next;
            edge = edge.without(hex) | next;
        }
        area
    }

    /// Whether any hex of the set lies on the island.
    #[inline]
    pub fn on_island(&self) -> bool {
        self.0[6] >> ISLAND_BIT != 0
    }

    /// The island's frame as bits from zero.
    #[inline]
    fn island(self) -> u64 {
        self.0[6] >> ISLAND_BIT
    }

    /// The set with these hexes of the island's frame.
    #[inline]
    fn with_island(mut self, island: u64) -> HexSet {
        self.0[6] |= (island & FRAME) << ISLAND_BIT;
        self
    }

    fn island_neighbours(self) -> u64 {
        let island = self.island();
        let (east, west) = ((island & FRAME_NOT_RIGHT) << 1, (island & FRAME_NOT_LEFT) >> 1);
        let above_and_below = island | (east & FRAME_ODD) | (west & FRAME_EVEN);
        east | west | above_and_below >> ISLAND_SIDE | above_and_below << ISLAND_SIDE
    }

    fn island_step(self, direction: Direction) -> u64 {
        let island = self.island();
        let (east, west) = ((island & FRAME_NOT_RIGHT) << 1, (island & FRAME_NOT_LEFT) >> 1);
        let to_the_right = (island & FRAME_EVEN) | (east & FRAME_ODD);
        let to_the_left = (west & FRAME_EVEN) | (island & FRAME_ODD);
        match direction {
            Direction::East => east,
            Direction::West => west,
            Direction::NorthEast => to_the_right >> ISLAND_SIDE,
            Direction::SouthEast => to_the_right << ISLAND_SIDE,
            Direction::NorthWest => to_the_left >> ISLAND_SIDE,
            Direction::SouthWest => to_the_left << ISLAND_SIDE,
        }
    }

    #[inline]
    fn east(self) -> HexSet {
        (self & HexSet::NOT_RIGHT).higher::<1>()
    }

    #[inline]
    fn west(self) -> HexSet {
        (self & HexSet::NOT_LEFT).lower::<1>()
    }

    #[inline]
    fn up(self) -> HexSet {
        self.lower::<20>()
    }

    #[inline]
    fn down(self) -> HexSet {
        self.higher::<20>() & HexSet::BOARD
    }

    #[inline]
    fn higher<const BITS: u32>(self) -> HexSet {
        let words = self.0;
        HexSet(std::array::from_fn(|word| {
            let carried = if word == 0 { 0 } else { words[word - 1] >> (64 - BITS) };
            words[word] << BITS | carried
        }))
    }

    #[inline]
    fn lower<const BITS: u32>(self) -> HexSet {
        let words = self.0;
        HexSet(std::array::from_fn(|word| {
            let carried = if word + 1 == WORDS { 0 } else { words[word + 1] << (64 - BITS) };
            words[word] >> BITS | carried
        }))
    }
}

/// Adds three bits in each column: the sum and what is carried.
#[inline]
fn add_columns(a: u64, b: u64, c: u64) -> (u64, u64) {
    let half = a ^ b;
    (half ^ c, (a & b) | (half & c))
}

/// The hexes beside each hex.
static AROUND: [HexSet; Hex::COUNT] = {
    let mut around = [HexSet::EMPTY; Hex::COUNT];
    let mut index = 0;
    while let Some(hex) = Hex::new(index) {
        let mut direction = 0;
        while direction < 6 {
            if let Some(beside) = hex.step(Direction::ALL[direction]) {
                around[index].0[beside.index() / 64] |= 1 << (beside.index() % 64);
            }
            direction += 1;
        }
        index += 1;
    }
    around
};

const fn rows_and_columns(top: u16, bottom: u16, left: u16, right: u16, every: u16) -> HexSet {
    let mut words = [0; WORDS];
    let mut row = top;
    while row < bottom {
        let mut column = left;
        while column < right {
            let bit = (row * SIDE + column) as usize;
            words[bit / 64] |= 1 << (bit % 64);
            column += 1;
        }
        row += every;
    }
    HexSet(words)
}

impl BitAnd for HexSet {
    type Output = HexSet;

    #[inline]
    fn bitand(mut self, other: HexSet) -> HexSet {
        self &= other;
        self
    }
}

impl BitOr for HexSet {
    type Output = HexSet;

    #[inline]
    fn bitor(mut self, other: HexSet) -> HexSet {
        self |= other;
        self
    }
}

impl BitAndAssign for HexSet {
    #[inline]
    fn bitand_assign(&mut self, other: HexSet) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word &= other;
        }
    }
}

impl BitOrAssign for HexSet {
    #[inline]
    fn bitor_assign(&mut self, other: HexSet) {
        for (word, other) in self.0.iter_mut().zip(other.0) {
            *word |= other;
        }
    }
}

impl FromIterator<Hex> for HexSet {
    fn from_iter<I: IntoIterator<Item = Hex>>(hexes: I) -> HexSet {
        hexes.into_iter().fold(HexSet::EMPTY, HexSet::with)
    }
}

impl From<Vec<Hex>> for HexSet {
    fn from(hexes: Vec<Hex>) -> HexSet {
        hexes.into_iter().collect()
    }
}

impl From<HexSet> for Vec<Hex> {
    fn from(set: HexSet) -> Vec<Hex> {
        set.iter().collect()
    }
}
