//! What a settlement on one hex brings, seen from close by.
//!
//! Only the hex and its neighbours are looked at, never whole areas, so this is quick and roughly right: gold of cards that is
//! known at once, half of it where more must follow, tiles and castles. Counted in half gold.

use steading_game::Seat;

use crate::board::{Specials, each};
use crate::hex::SIDE;
use crate::{Direction, Hex, HexSet, Phase, Player, ScoringCard, State, Task, Terrain};

const GOLD: i32 = 2;
/// A tile, and one more half gold for so many settlements still to build.
const TILE: i32 = 4;
const SETTLEMENTS_PER_HALF_GOLD: i32 = 4;
const SILO: i32 = 3;
const MAJORITY: i32 = 3;

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
        for card in state.table.cards {
            match card {
                ScoringCard::Lords | ScoringCard::Farmers | ScoringCard::Homesteaders => lure.count(card),
                ScoringCard::Rovers => lure.rove(),
                ScoringCard::Knights => {
                    let rows = (0..SIDE).map(|row| player.pieces.row(row).count_ones());
                    lure.longest_row = rows.max().unwrap_or(0);
                }
                _ => {}
            }
        }
        lure
    }

    /// Where a card wants one settlement more.
    fn count(&mut self, card: ScoringCard) {
        let there = |seat, quadrant| (self.state.pieces(seat) & quadrant).len() as i32;
        let own = HexSet::QUADRANTS.map(|quadrant| there(self.seat, quadrant));
        let (fewest, most) = own.iter().fold((i32::MAX, 0), |(few, many), &n| (few.min(n), many.max(n)));
        for (place, quadrant) in HexSet::QUADRANTS.into_iter().enumerate() {
            self.quadrants[place] += match card {
                ScoringCard::Farmers if own[place] == fewest => 2 * GOLD,
                ScoringCard::Homesteaders if own[place] == most => GOLD,
                ScoringCard::Lords => {
                    let others = self.state.seats().filter(|&other| other != self.seat);
                    let rival = others.map(|other| there(other, quadrant)).max().unwrap_or(0);
                    // Far behind is lost and far ahead is safe.
                    if (-3..=1).contains(&(own[place] - rival)) { 2 * GOLD } else { 0 }
                }
                _ => 0,
            };
        }
    }

    /// Quadrants that were not built in yet in this turn.
    fn rove(&mut self) {
        if self.seat == self.state.turn.active {
            let roved = self.state.turn.harvest.roved;
            (0..4).filter(|place| roved >> place & 1 == 0).for_each(|place| self.quadrants[place] += GOLD);
        }
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
        let board = &self.state.table.board;
        let endangered = board.touching(hex) & board.locations & self.player.tiles.held;
        let lost = each(endangered).filter(|&number| !rest.meets(&board.around[number])).count();
        self.place(&rest, hex) + lost as i32 * 2 * self.tile
    }

    /// Tiles that can be taken there.
    #[inline]
    fn new_tiles(&self, hex: Hex) -> i32 {
        let board = &self.state.table.board;
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
        let gold = |card: ScoringCard| match card {
            ScoringCard::Shepherds => i32::from(card.after_build(state, self.seat, hex)) * GOLD,
            ScoringCard::Ambassadors => {
                let foreign = state.seats().filter(|&other| other != self.seat);
                i32::from(foreign.into_iter().any(|other| state.player(other).beside.contains(hex))) * GOLD
            }
            ScoringCard::Families => self.in_line(hex),
            _ => 0,
        };
        state.table.cards.into_iter().map(gold).sum()
    }

    /// How well a hex goes with the builds of the mandatory action so far (NO-19).
    fn in_line(&self, hex: Hex) -> i32 {
        let beside =
            |build: Option<Hex>| build.is_some_and(|build| hex.neighbours().any(|near| near == build));
        match self.state.turn.nomads.builds {
            [None, ..] => 0,
            [first, None, _] => i32::from(beside(first)),
            [Some(first), Some(second), _] => {
                let [one, two, three] = [hex, first, second].map(Hex::cube);
                // Three in a row are evenly spaced around the middle one.
                let middle =
                    |a: [i32; 3], b: [i32; 3], c: [i32; 3]| (0..3).all(|at| a[at] + c[at] == 2 * b[at]);
                let in_a_row = middle(one, two, three) || middle(one, three, two) || middle(two, one, three);
                if in_a_row && (beside(Some(first)) || beside(Some(second))) { 2 * GOLD } else { 0 }
            }
        }
    }

    /// What a piece on `hex` brings besides the pieces of `own`: special hexes and cards.
    #[inline]
    fn place(&self, own: &HexSet, hex: Hex) -> i32 {
        let touched = self.state.table.board.touching(hex);
        let around = Around::new(own, hex);
        let mut total = self.quadrant(hex);
        for card in self.state.table.cards {
            total += self.card(card, own, hex, touched, around);
        }
        if touched != 0 {
            total += self.specials(own, touched);
        }
        if !self.state.table.layout.capitols.is_empty() {
            total += self.capitols(hex);
        }
        if self.state.table.tasks != 0 && HexSet::RIM.contains(hex) {
            let wants_rim = |task: Task| matches!(task, Task::Advance | Task::CompassPoints);
            total += self.state.table.tasks().filter(|&task| wants_rim(task)).count() as i32;
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
        let board = &self.state.table.board;
        let castle = i32::from(self.state.table.config.data.facts.numbers.castle_gold) * GOLD;
        let new = |number: &usize| !own.meets(&board.around[*number]);
        let castles = each(touched & board.castles & !board.capitols).filter(new).count() as i32;
        let silos = each(touched & board.silos).filter(new).count() as i32;
        let palaces = (touched & board.palaces).count_ones() as i32;
        castles * castle + silos * SILO + palaces * MAJORITY
    }

    fn capitols(&self, hex: Hex) -> i32 {
        let numbers = &self.state.table.config.data.facts.numbers;
        let near = |capitol: &Hex| {
            capitol.distance(hex).is_some_and(|steps| steps <= u16::from(numbers.capitol_range))
        };
        let capitols = self.state.table.layout.capitols.iter().filter(near).count();
        capitols as i32 * i32::from(numbers.capitol_gold) * GOLD
    }

    #[inline]
    fn card(&self, card: ScoringCard, own: &HexSet, hex: Hex, touched: Specials, around: Around) -> i32 {
        let table = &*self.state.table;
        let board = &table.board;
        let pays = |holds: bool| if holds { GOLD } else { 0 };
        let at =
            |terrain: Terrain| pays(board.beside(terrain).contains(hex) && !board.all(terrain).contains(hex));
        let row =
            || if hex.is_island() { own.island_line(hex.row()) } else { own.row(hex.row()) }.count_ones();
        match card {
            ScoringCard::Fishermen => at(Terrain::Water),
            ScoringCard::Miners => at(Terrain::Mountain),
            ScoringCard::Scouts => table.removed_terrain.map_or(0, at),
            ScoringCard::Geologists => at(Terrain::Mountain) / 2,
            ScoringCard::Workers => pays(touched != 0),
            ScoringCard::Travellers => pays(HexSet::RIM.contains(hex)),
            ScoringCard::Vassals => pays(HexSet::INNER_EDGES.contains(hex)),
            ScoringCard::Noblewomen => touched.count_ones() as i32 * MAJORITY,
            ScoringCard::Merchants => {
                let new = each(touched).filter(|&number| !own.meets(&board.around[number])).count() as i32;
                if around.count > 0 { new * 3 * GOLD } else { new * GOLD }
            }
            ScoringCard::Discoverers => pays(row() == 0),
            ScoringCard::Rangers => match row() {
                0 => 2 * GOLD,
                1 => -2 * GOLD,
                _ => 0,
            },
            ScoringCard::Knights if hex.is_island() => 0,
            ScoringCard::Knights => match self.longest_row.saturating_sub(row()) {
                0 => 2 * GOLD,
                1 => GOLD,
                _ => 0,
            },
            ScoringCard::Mayors => match row() {
                0 => 0,
                3 => 2 * GOLD,
                _ => GOLD / 2,
            },
            ScoringCard::Hermits => GOLD - around.groups as i32 * GOLD,
            ScoringCard::Citizens => around.groups as i32 * GOLD / 2,
            ScoringCard::Messengers => pays(around.count == 1),
            ScoringCard::Captains => match around.count {
                0 | 1 => 0,
                2 => GOLD,
                _ => 2 * GOLD,
            },
            ScoringCard::Chainers => match around.count {
                0 => 0,
                1 | 2 => GOLD,
                _ => -GOLD,
            },
            // By quadrant or at once.
            ScoringCard::Lords
            | ScoringCard::Farmers
            | ScoringCard::Homesteaders
            | ScoringCard::Rovers
            | ScoringCard::Families
            | ScoringCard::Shepherds
            | ScoringCard::Ambassadors => 0,
        }
    }
}

/// The own pieces around a hex: how many, and in how many groups as far as can be seen from here.
#[derive(Clone, Copy)]
struct Around {
    count: u32,
    groups: u32,
}

impl Around {
    #[inline]
    fn new(own: &HexSet, hex: Hex) -> Around {
        let mut ring = 0_u32;
        for direction in Direction::ALL {
            ring = ring << 1 | u32::from(hex.step(direction).is_some_and(|beside| own.contains(beside)));
        }
        // Directions go in a circle: a group begins wherever the hex before is not own.
        let before = ring >> 1 | (ring & 1) << 5;
        Around {
            count: ring.count_ones(),
            groups: (ring & !before).count_ones().max(u32::from(ring == 0x3f)),
        }
    }
}
