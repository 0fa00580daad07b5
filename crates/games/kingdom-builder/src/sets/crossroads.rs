//! Crossroads: warriors, wagons, ships, city halls, a second card in hand, and tasks.
//!
//! Rules: CR-1 to CR-27. `lines.rs` are the lines of a position and what can never be.

mod lines;
pub(crate) mod vehicle;

pub(crate) mod locations {
    mod barracks;
    mod city_hall;
    mod crossroads;
    mod foresters_lodge;
    mod fort;
    mod lighthouse;
    mod monastery;
    mod wagon;

    pub(crate) use barracks::Barracks;
    pub(crate) use city_hall::CityHall;
    pub(crate) use crossroads::Crossroads;
    pub(crate) use foresters_lodge::ForestersLodge;
    pub(crate) use fort::Fort;
    pub(crate) use lighthouse::Lighthouse;
    pub(crate) use monastery::Monastery;
    pub(crate) use wagon::Wagon;
}

pub(crate) mod tasks {
    mod advance;
    mod compass_points;
    mod fortress;
    mod home_country;
    mod place_of_refuge;
    mod road;

    pub(crate) use advance::Advance;
    pub(crate) use compass_points::CompassPoints;
    pub(crate) use fortress::Fortress;
    pub(crate) use home_country::HomeCountry;
    pub(crate) use place_of_refuge::PlaceOfRefuge;
    pub(crate) use road::Road;
}

use serde::{Deserialize, Serialize};
use steading_game::{GameRng, Seat};

use crate::board::Layout;
use crate::{Hex, HexSet, Set, State, Task, TerrainCard};

pub(crate) use lines::{audit, read, read_tasks, write};

/// Where a single piece stands, among all pieces of its owner.
pub(crate) type Place = fn(&mut Pieces) -> &mut Option<Hex>;

/// What must be remembered within a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CrossroadsInTurn"))]
pub struct InTurn {
    /// The card that the Fort has drawn, until its settlement is built (CR-7).
    pub fort: Option<TerrainCard>,
}

/// The pieces of one player that stand on the board and count as settlements (CR-3). They are also among
/// `Player::pieces`; whatever is not here is in the supply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CrossroadsPieces"))]
pub struct Pieces {
    /// Warriors (CR-12).
    pub warriors: [Option<Hex>; 2],
    /// The wagon (CR-14).
    pub wagon: Option<Hex>,
    /// The ship (CR-15).
    pub ship: Option<Hex>,
    /// The centre of the city hall (CR-8).
    pub city_hall: Option<Hex>,
}

impl Pieces {
    /// All of them, each part of the city hall among them.
    #[inline]
    pub(crate) fn on_board(&self) -> HexSet {
        if *self == Pieces::default() {
            return HexSet::EMPTY;
        }
        self.city_hall_parts().chain(self.meeples()).collect()
    }

    /// Pieces that other actions may not move: the city hall, and the rest too unless the option says so (CR-4, AMB-12).
    #[inline]
    pub(crate) fn fixed(&self, meeples_move: bool) -> HexSet {
        if *self == Pieces::default() {
            return HexSet::EMPTY;
        }
        self.city_hall_parts().chain(self.meeples().filter(|_| !meeples_move)).collect()
    }

    /// The warrior, wagon or ship of one hex went to another (CR-4).
    #[inline]
    pub(crate) fn follow(&mut self, from: Hex, to: Hex) {
        if *self != Pieces::default() {
            self.replace(from, Some(to));
        }
    }

    /// The warrior, wagon or ship that stands there goes back beside the board; whether there is one.
    pub(crate) fn take(&mut self, hex: Hex) -> bool {
        self.replace(hex, None)
    }

    fn replace(&mut self, from: Hex, to: Option<Hex>) -> bool {
        let [one, other] = &mut self.warriors;
        let meeple =
            [one, other, &mut self.wagon, &mut self.ship].into_iter().find(|meeple| **meeple == Some(from));
        let found = meeple.map(|meeple| *meeple = to).is_some();
        self.warriors = in_order(self.warriors);
        found
    }

    /// A warrior comes onto the board.
    pub(crate) fn add_warrior(&mut self, hex: Hex) {
        if let Some(place) = self.warriors.iter_mut().find(|place| place.is_none()) {
            *place = Some(hex);
        }
        self.warriors = in_order(self.warriors);
    }

    /// The letter of the piece on that hex in pictures; none for a settlement.
    pub(crate) fn letter(&self, hex: Hex) -> &'static str {
        match Some(hex) {
            hex if self.warriors.contains(&hex) => "w",
            hex if self.wagon == hex => "v",
            hex if self.ship == hex => "s",
            _ if self.city_hall_parts().any(|part| part == hex) => "c",
            _ => "",
        }
    }

    fn city_hall_parts(&self) -> impl Iterator<Item = Hex> {
        self.city_hall.into_iter().flat_map(parts)
    }

    fn meeples(&self) -> impl Iterator<Item = Hex> {
        self.warriors.into_iter().chain([self.wagon, self.ship]).flatten()
    }
}

/// The hexes of a city hall with that centre (CR-8).
pub(crate) fn parts(centre: Hex) -> impl Iterator<Item = Hex> {
    centre.neighbours().chain([centre])
}

/// Warriors in the order of their hexes, so that every table has one description.
fn in_order(mut warriors: [Option<Hex>; 2]) -> [Option<Hex>; 2] {
    warriors.sort_unstable_by_key(|warrior| (warrior.is_none(), *warrior));
    warriors
}

/// Hexes beside a warrior, on which nothing may be placed (CR-13).
pub(crate) fn blocked(state: &State) -> HexSet {
    warriors(state).flat_map(Hex::neighbours).collect()
}

/// Whether any warrior stands on the board, so that `State::open` must be made anew when a piece moves.
#[inline]
pub(crate) fn warriors_stand(state: &State) -> bool {
    warriors(state).next().is_some()
}

fn warriors(state: &State) -> impl Iterator<Item = Hex> {
    state.players.iter().flat_map(|player| player.crossroads.warriors).flatten()
}

/// The warriors of `seat` that other actions may move (CR-4, AMB-12).
#[inline]
pub(crate) fn movable_warriors(state: &State, seat: Seat) -> impl Iterator<Item = Hex> + use<> {
    let movable = state.table.config.moving_meeples;
    state.player(seat).crossroads.warriors.into_iter().flatten().filter(move |_| movable)
}

/// The table while the piece on that hex is lifted, if that makes a difference: a warrior does not block then (CR-26).
#[inline]
pub(crate) fn lifted(state: &State, seat: Seat, from: Hex) -> Option<State> {
    state.player(seat).crossroads.warriors.contains(&Some(from)).then(|| {
        let mut lifted = state.clone();
        lifted.player_mut(seat).crossroads.take(from);
        lifted.open = lifted.open_hexes();
        lifted
    })
}

/// One task for each Crossroads quadrant (CR-2), as bits.
pub(crate) fn draw_tasks(layout: &Layout, rng: &mut GameRng) -> u8 {
    let mut drawn = 0;
    for _ in 0..quadrants(layout) {
        let left: u8 = !drawn & ((1 << Task::COUNT) - 1);
        let mut bits = left;
        for _ in 0..rng.below(left.count_ones()) {
            bits &= bits - 1;
        }
        drawn |= bits & bits.wrapping_neg();
    }
    drawn
}

fn quadrants(layout: &Layout) -> usize {
    layout.quadrants.iter().filter(|quadrant| quadrant.set() == Set::Crossroads).count()
}

/// How many terrain cards `seat` draws at the end of the turn: one, or more with the Crossroads tile (CR-9, HA-10).
#[inline]
pub(crate) fn cards_to_draw(state: &State, seat: Seat) -> u8 {
    1 + locations::Crossroads::more_cards(state, seat)
}

/// The most cards that `seat` can have.
pub(crate) fn most_cards(state: &State, seat: Seat) -> usize {
    1 + locations::Crossroads::most_cards(state, seat)
}

/// The gold of `seat` for the tasks, in the order of `Table::tasks` (CR-17 to CR-22).
pub(crate) fn score(state: &State, seat: Seat, part: &mut impl FnMut(&'static str, u32)) {
    for task in state.table.tasks() {
        part(task.key(), task.score(state, seat));
    }
}
