//! What a settlement on one hex brings, seen from close by.
//!
//! Only the hex and its neighbours are looked at, never whole areas, so this is quick and roughly right: gold of cards that is
//! known at once, half of it where more must follow, tiles and castles. Counted in half gold.

use steading_game::Seat;

use crate::board::{Specials, each};
use crate::hex::SIDE;
use crate::{Direction, Hex, HexSet, Phase, Player, Setting, State, Terrain};

/// One gold.
pub(crate) const GOLD: i32 = 2;
/// A tile, and one more half gold for so many settlements still to build.
const TILE: i32 = 4;
const SETTLEMENTS_PER_HALF_GOLD: i32 = 4;
const SILO: i32 = 3;
/// A special hex that pays for the most settlements around it.
pub(crate) const MAJORITY: i32 = 3;

/// What draws a player to hexes; what holds for all of them is found out once.
pub(super) struct Lure<'a> {
    state: &'a State,
    seat: Seat,
    player: &'a Player,
    tile: i32,
    /// What a settlement in each quadrant brings for the cards that count by quadrant.
    quadrants: [i32; 4],
    /// The most own settlements in one row, if Knights are in the game.
    longest_row: u32,
}

impl<'a> Lure<'a> {
    pub(super) fn new(state: &'a State, seat: Seat) -> Lure<'a> {
        let player = state.player(seat);
        let tile = TILE + i32::from(player.supply) / SETTLEMENTS_PER_HALF_GOLD;
        let mut lure = Lure { state, seat, player, tile, quadrants: [0; 4], longest_row: 0 };
        for card in state.setting.cards {
            let here = card.quadrants(state, seat);
            lure.quadrants = std::array::from_fn(|place| lure.quadrants[place] + here[place]);
            if card.counts_rows() {
                let rows = (0..SIDE).map(|row| player.pieces.row(row).count_ones());
                lure.longest_row = rows.max().unwrap_or(0);
            }
        }
        lure
    }

    /// What a new settlement there brings.
    #[inline]
    pub(super) fn gain(&self, hex: Hex) -> i32 {
        self.place(&self.player.pieces, hex) + self.new_tiles(hex) + self.at_once(hex)
    }

    /// What the piece on `from` brings there if it moves; what it leaves behind is another matter.
    #[inline]
    pub(super) fn gain_from(&self, from: Hex, hex: Hex) -> i32 {
        self.place(&self.player.pieces.without(from), hex) + self.new_tiles(hex)
    }

    /// What is missing without the piece that stands there.
    pub(super) fn loss(&self, hex: Hex) -> i32 {
        let rest = self.player.pieces.without(hex);
        let board = &self.state.setting.board;
        let endangered = board.touching(hex) & board.locations & self.player.tiles.held;
        let lost = each(endangered).filter(|&number| !rest.meets(&board.around[number])).count();
        self.place(&rest, hex) + lost as i32 * 2 * self.tile
    }

    /// Tiles that can be taken there.
    #[inline]
    fn new_tiles(&self, hex: Hex) -> i32 {
        let board = &self.state.setting.board;
        let there = board.touching(hex) & (board.locations | board.nomads) & !self.player.tiles.taken;
        let tiles = each(there).filter(|&number| self.state.left[number] > 0).count();
        tiles as i32 * self.tile
    }

    /// What is scored at the moment of building (NO-18).
    #[inline]
    fn at_once(&self, hex: Hex) -> i32 {
        let state = self.state;
        if self.seat != state.turn.active || state.phase == Phase::Over {
            return 0;
        }
        state.setting.cards.into_iter().map(|card| card.at_once(state, self.seat, hex)).sum()
    }

    /// What a piece on `hex` brings besides the pieces of `own`: special hexes and cards.
    #[inline]
    fn place(&self, own: &HexSet, hex: Hex) -> i32 {
        let touched = self.state.setting.board.touching(hex);
        let near = Near::new(&self.state.setting, own, hex, touched, self.longest_row);
        let mut total = self.quadrant(hex);
        for card in self.state.setting.cards {
            total += card.near(&near);
        }
        if touched != 0 {
            total += self.specials(own, touched);
        }
        if !self.state.setting.layout.capitols.is_empty() {
            total += self.capitols(hex);
        }
        if self.state.setting.tasks != 0 && HexSet::RIM.contains(hex) {
            total += self.state.setting.tasks().filter(|task| task.wants_rim()).count() as i32;
        }
        total
    }

    #[inline]
    fn quadrant(&self, hex: Hex) -> i32 {
        if hex.is_island() {
            return 0;
        }
        let half = SIDE / 2;
        self.quadrants[usize::from(hex.row() / half * 2 + hex.column() / half)]
    }

    /// Castles, palaces and silos.
    fn specials(&self, own: &HexSet, touched: Specials) -> i32 {
        let board = &self.state.setting.board;
        let castle = i32::from(self.state.setting.config.data.facts.numbers.castle_gold) * GOLD;
        let new = |number: &usize| !own.meets(&board.around[*number]);
        let castles = each(touched & self.state.setting.paying_castles()).filter(new).count() as i32;
        let silos = each(touched & board.silos).filter(new).count() as i32;
        let palaces = (touched & board.palaces).count_ones() as i32;
        castles * castle + silos * SILO + palaces * MAJORITY
    }

    fn capitols(&self, hex: Hex) -> i32 {
        let numbers = &self.state.setting.config.data.facts.numbers;
        let near = |capitol: &Hex| {
            capitol.distance(hex).is_some_and(|steps| steps <= u16::from(numbers.capitol_range))
        };
        let capitols = self.state.setting.layout.capitols.iter().filter(near).count();
        capitols as i32 * i32::from(numbers.capitol_gold) * GOLD
    }
}

/// A hex and what is beside it, as the cards look at it.
pub(crate) struct Near<'a> {
    pub(crate) setting: &'a Setting,
    /// The own pieces, without one on the hex itself.
    pub(crate) own: &'a HexSet,
    pub(crate) hex: Hex,
    /// The special hexes beside it.
    pub(crate) touched: Specials,
    /// The most own settlements in one row, if a card counts them.
    pub(crate) longest_row: u32,
    /// The own pieces around it: how many, and in how many groups as far as can be seen from here.
    pub(crate) count: u32,
    pub(crate) groups: u32,
}

impl<'a> Near<'a> {
    #[inline]
    fn new(setting: &'a Setting, own: &'a HexSet, hex: Hex, touched: Specials, longest_row: u32) -> Near<'a> {
        let mut ring = 0_u32;
        for direction in Direction::ALL {
            ring = ring << 1 | u32::from(hex.step(direction).is_some_and(|beside| own.contains(beside)));
        }
        // Directions go in a circle: a group begins wherever the hex before is not own.
        let before = ring >> 1 | (ring & 1) << 5;
        let count = ring.count_ones();
        let groups = (ring & !before).count_ones().max(u32::from(ring == 0x3f));
        Near { setting, own, hex, touched, longest_row, count, groups }
    }

    /// A gold beside that terrain, but not on it.
    #[inline]
    pub(crate) fn beside(&self, terrain: Terrain) -> i32 {
        let board = &self.setting.board;
        gold_if(board.beside(terrain).contains(self.hex) && !board.all(terrain).contains(self.hex))
    }

    /// The own pieces in its row.
    #[inline]
    pub(crate) fn row(&self) -> u32 {
        let (own, row) = (self.own, self.hex.row());
        if self.hex.is_island() { own.island_line(row) } else { own.row(row) }.count_ones()
    }
}

/// One gold, if that holds.
#[inline]
pub(crate) fn gold_if(holds: bool) -> i32 {
    if holds { GOLD } else { 0 }
}

/// The settlements of `seat` in each quadrant.
pub(crate) fn in_quadrants(state: &State, seat: Seat) -> [i32; 4] {
    HexSet::QUADRANTS.map(|quadrant| (state.pieces(seat) & quadrant).len() as i32)
}
