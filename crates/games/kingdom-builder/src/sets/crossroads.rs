//! Crossroads: warriors, wagons, ships, city halls, a second card in hand, and tasks.
//!
//! Rules: CR-1 to CR-27.

use std::fmt;

use serde::{Deserialize, Serialize};
use steading_game::{GameRng, Lines, PositionError, Seat};

use crate::board::Layout;
use crate::{Hex, HexSet, State};

/// The pieces of one player that stand on the board and count as settlements (CR-3). They are also among
/// `Player::pieces`; whatever is not here is in the supply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
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
    pub(crate) fn on_board(&self) -> HexSet {
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

    fn city_hall_parts(&self) -> impl Iterator<Item = Hex> {
        self.city_hall.into_iter().flat_map(|centre| centre.neighbours().chain([centre]))
    }

    fn meeples(&self) -> impl Iterator<Item = Hex> {
        self.warriors.into_iter().chain([self.wagon, self.ship]).flatten()
    }
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
pub(crate) fn draw_tasks(_layout: &Layout, _rng: &mut GameRng) -> u8 {
    0
}

/// How many terrain cards `seat` draws at the end of the turn: one, or more with the Crossroads tile (CR-9, HA-10).
#[inline]
pub(crate) fn cards_to_draw(_state: &State, _seat: Seat) -> u8 {
    1
}

/// The gold of `seat` for the tasks, in the order of `Table::tasks` (CR-17 to CR-22).
pub(crate) fn score(_state: &State, _seat: Seat, _part: &mut impl FnMut(&'static str, u32)) {}

/// The own lines of a position.
pub(crate) fn write(_state: &State, _out: &mut String) -> fmt::Result {
    Ok(())
}

/// Reads them back.
pub(crate) fn read(_state: &mut State, _lines: &mut Lines<'_>) -> Result<(), PositionError> {
    Ok(())
}

/// What can never be.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let none = state.players.iter().all(|player| player.crossroads == Pieces::default());
    if none && state.table.tasks == 0 {
        Ok(())
    } else {
        Err("there are pieces of Crossroads without it".to_owned())
    }
}
