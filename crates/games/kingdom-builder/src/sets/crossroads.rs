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
use steading_game::{GameRng, Seat, SeatSet};

use crate::board::{Layout, Specials};
use crate::{Config, Hex, HexSet, Location, Set, State, Task, TerrainCard};

pub use crate::pieces::Pieces;
pub(crate) use lines::{audit, read, read_tasks, write};

/// What must be remembered within a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CrossroadsInTurn"))]
pub struct InTurn {
    /// The card that the Fort has drawn, until its settlement is built (CR-7).
    pub fort: Option<TerrainCard>,
    /// Who took a Crossroads in this foreign turn and draws a card when it ends (CR-25).
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
    pub draws: SeatSet,
}

/// The hexes of a city hall with that centre (CR-8).
pub(crate) fn parts(centre: Hex) -> impl Iterator<Item = Hex> {
    centre.neighbours().chain([centre])
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
    let movable = state.setting.config.moving_meeples;
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

/// One task for each Crossroads quadrant (CR-2), as bits, of those that the sets in the mix have.
pub(crate) fn draw_tasks(config: &Config, layout: &Layout, rng: &mut GameRng) -> u8 {
    let pool = Task::ALL.iter().filter(|task| config.sets.contains(task.set()));
    let mut left: u8 = pool.fold(0, |pool, task| pool | 1 << task.index());
    let mut drawn = 0;
    for _ in 0..quadrants(layout) {
        let mut bits = left;
        for _ in 0..rng.below(left.count_ones()) {
            bits &= bits - 1;
        }
        let task = bits & bits.wrapping_neg();
        drawn |= task;
        left &= !task;
    }
    drawn
}

const _: () = assert!(Task::COUNT <= u8::BITS as usize, "a set of tasks has no more bits");

fn quadrants(layout: &Layout) -> usize {
    layout.quadrants.iter().filter(|quadrant| quadrant.set() == Set::Crossroads).count()
}

/// How many terrain cards `seat` draws at the end of the turn: one, or more with the Crossroads tile (CR-9, HA-10).
#[inline]
pub(crate) fn cards_to_draw(state: &State, seat: Seat) -> u8 {
    1 + locations::Crossroads::more_cards(state, seat)
}

/// `seat` took tiles of these special hexes; a Crossroads in a foreign turn is remembered until that ends (CR-25).
#[inline]
pub(crate) fn took_tiles(state: &mut State, seat: Seat, from: Specials) {
    let at_once = seat != state.turn.active && state.setting.config.readings.crossroads_at_once;
    if at_once && from & state.setting.board.hexes_of(Location::Crossroads) != 0 {
        state.turn.crossroads.draws.insert(seat);
    }
}

/// Who draws a card at the end of this foreign turn, in turn order: those who still have the Crossroads (CR-25).
#[inline]
pub(crate) fn draw_in_foreign_turn(state: &State) -> impl Iterator<Item = Seat> + use<> {
    let holds = |seat: &Seat| locations::Crossroads::more_cards(state, *seat) > 0;
    let draws: SeatSet = state.turn.crossroads.draws.iter().filter(holds).collect();
    let (active, players) = (state.turn.active, state.setting.config.players);
    active.clockwise(players).filter(move |&seat| draws.contains(seat))
}

/// The most cards that `seat` can have.
pub(crate) fn most_cards(state: &State, seat: Seat) -> usize {
    1 + locations::Crossroads::most_cards(state, seat)
}

/// The gold of `seat` for the tasks, in the order of `Setting::tasks` (CR-17 to CR-22).
pub(crate) fn score(state: &State, seat: Seat, part: &mut impl FnMut(&'static str, u32)) {
    for task in state.setting.tasks() {
        part(task.key(), task.score(state, seat));
    }
}
