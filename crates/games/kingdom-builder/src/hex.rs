//! One field of the board.
//!
//! Rules: KB-1, KB-2, Q3-2. The board has 20 rows of 20 hexes, odd rows shifted right by half a hex; the island lies in a
//! frame of 5 rows of 5 hexes of its own. Hexes are written `row,column` from zero, on the island `i2,1`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Rows and columns of the board.
pub(crate) const SIDE: u16 = 20;
/// Rows and columns of the frame that the island lies in.
pub(crate) const ISLAND_SIDE: u16 = 5;
const BOARD_HEXES: u16 = SIDE * SIDE;

/// A hex. Its number runs through the rows of the board, then through those of the island's frame.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Hex(u16);

/// The six directions, anticlockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the right.
    East,
    /// Up and right.
    NorthEast,
    /// Up and left.
    NorthWest,
    /// To the left.
    West,
    /// Down and left.
    SouthWest,
    /// Down and right.
    SouthEast,
}

impl Direction {
    /// All six.
    pub const ALL: [Direction; 6] = [
        Direction::East,
        Direction::NorthEast,
        Direction::NorthWest,
        Direction::West,
        Direction::SouthWest,
        Direction::SouthEast,
    ];
    /// One direction of each of the three axes (KB-5): horizontal, rising, falling.
    pub const AXES: [Direction; 3] = [Direction::East, Direction::NorthEast, Direction::SouthEast];

    /// The other way.
    pub const fn opposite(self) -> Direction {
        Direction::ALL[(self as usize + 3) % 6]
    }
}

impl Hex {
    /// How many numbers there are.
    pub const COUNT: usize = (BOARD_HEXES + ISLAND_SIDE * ISLAND_SIDE) as usize;

    /// The hex of the board in that row and column.
    pub const fn at(row: u16, column: u16) -> Option<Hex> {
        if row < SIDE && column < SIDE { Some(Hex(row * SIDE + column)) } else { None }
    }

    /// The hex of the island in that row and column of its frame.
    pub const fn on_island(row: u16, column: u16) -> Option<Hex> {
        let inside = row < ISLAND_SIDE && column < ISLAND_SIDE;
        if inside { Some(Hex(BOARD_HEXES + row * ISLAND_SIDE + column)) } else { None }
    }

    /// The hex with that number.
    pub const fn new(index: usize) -> Option<Hex> {
        if index < Hex::COUNT { Some(Hex(index as u16)) } else { None }
    }

    /// All hexes in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Hex> {
        (0..Hex::COUNT as u16).map(Hex)
    }

    /// The number of the hex.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether it lies on the island.
    pub const fn is_island(self) -> bool {
        self.0 >= BOARD_HEXES
    }

    /// The row, on the island the row of its frame.
    pub const fn row(self) -> u16 {
        if self.is_island() { (self.0 - BOARD_HEXES) / ISLAND_SIDE } else { self.0 / SIDE }
    }

    /// The column, on the island the column of its frame.
    pub const fn column(self) -> u16 {
        if self.is_island() { (self.0 - BOARD_HEXES) % ISLAND_SIDE } else { self.0 % SIDE }
    }

    /// The next hex in a direction, if the board does not end there.
    pub const fn step(self, direction: Direction) -> Option<Hex> {
        let there = STEPS[self.index()][direction as usize];
        if there == NOWHERE { None } else { Some(Hex(there)) }
    }

    /// The hexes that share an edge with this one (KB-1).
    pub fn neighbours(self) -> impl Iterator<Item = Hex> {
        STEPS[self.index()].into_iter().filter(|&there| there != NOWHERE).map(Hex)
    }

    /// How many steps it is to `other`; nothing between board and island (Q3-2).
    pub fn distance(self, other: Hex) -> Option<u16> {
        if self.is_island() != other.is_island() {
            return None;
        }
        let differences = self.cube().into_iter().zip(other.cube()).map(|(here, there)| here.abs_diff(there));
        differences.max().map(|steps| steps as u16)
    }

    /// Coordinates along the three axes. A step changes two of them by one, so the largest difference between two hexes
    /// is their distance.
    pub(crate) fn cube(self) -> [i32; 3] {
        let (row, column) = (i32::from(self.row()), i32::from(self.column()));
        let along = column - (row - (row & 1)) / 2;
        [along, row, along + row]
    }
}

const NOWHERE: u16 = u16::MAX;

/// The neighbours of every hex, by direction.
static STEPS: [[u16; 6]; Hex::COUNT] = steps();

const fn steps() -> [[u16; 6]; Hex::COUNT] {
    let mut setting = [[NOWHERE; 6]; Hex::COUNT];
    let mut index = 0;
    while index < Hex::COUNT {
        let hex = Hex(index as u16);
        let (row, column) = (hex.row() as i32, hex.column() as i32);
        // In odd rows the hexes above and below begin half a hex further left (KB-2).
        let shift = row & 1;
        let around = [
            (row, column + 1),
            (row - 1, column + shift),
            (row - 1, column + shift - 1),
            (row, column - 1),
            (row + 1, column + shift - 1),
            (row + 1, column + shift),
        ];
        let mut direction = 0;
        while direction < 6 {
            let (row, column) = around[direction];
            if row >= 0 && column >= 0 {
                let there = if hex.is_island() {
                    Hex::on_island(row as u16, column as u16)
                } else {
                    Hex::at(row as u16, column as u16)
                };
                if let Some(there) = there {
                    setting[index][direction] = there.0;
                }
            }
            direction += 1;
        }
        index += 1;
    }
    setting
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let island = if self.is_island() { "i" } else { "" };
        write!(f, "{island}{},{}", self.row(), self.column())
    }
}

/// The text names no hex.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a hex is written `row,column` from 0,0 to 19,19, on the island from i0,0 to i4,4")]
pub struct NotAHex;

impl FromStr for Hex {
    type Err = NotAHex;

    fn from_str(text: &str) -> Result<Hex, NotAHex> {
        let (place, island) = match text.strip_prefix('i') {
            Some(place) => (place, true),
            None => (text, false),
        };
        let number = |digits: &str| {
            let plain = digits.bytes().all(|digit| digit.is_ascii_digit());
            let short = digits.len() == 1 || (digits.len() == 2 && !digits.starts_with('0'));
            (plain && short).then(|| digits.parse().ok()).flatten().ok_or(NotAHex)
        };
        let (row, column) = place.split_once(',').ok_or(NotAHex)?;
        let (row, column) = (number(row)?, number(column)?);
        if island { Hex::on_island(row, column) } else { Hex::at(row, column) }.ok_or(NotAHex)
    }
}

impl TryFrom<String> for Hex {
    type Error = NotAHex;

    fn try_from(text: String) -> Result<Hex, NotAHex> {
        text.parse()
    }
}

impl From<Hex> for String {
    fn from(hex: Hex) -> String {
        hex.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hex(text: &str) -> Hex {
        text.parse().unwrap()
    }

    #[test]
    fn hexes_read_back() {
        for place in Hex::all() {
            assert_eq!(place.to_string().parse(), Ok(place));
        }
        for wrong in ["20,0", "0,20", "i5,0", "1,", "01,1", "+1,1", "1;1", ""] {
            assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn distance_counts_steps() {
        for (one, other, steps) in
            [("0,0", "0,0", 0), ("0,0", "0,7", 7), ("0,0", "2,1", 2), ("5,3", "9,9", 8)]
        {
            assert_eq!(hex(one).distance(hex(other)), Some(steps), "{one} to {other}");
        }
        assert_eq!(hex("0,0").distance(hex("i0,0")), None);
    }
}
