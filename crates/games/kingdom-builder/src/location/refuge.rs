//! The Refuge: move one of your settlements to an adjacent empty buildable hex.
//!
//! Rules: MA-17, AMB-15, AMB-30. Rule 3 does not apply.

use steading_game::Seat;

use crate::verb::Move;
use crate::{Hex, HexSet, State};

pub(super) const MOVE: Move = Move { is_possible, movable, landing };

fn is_possible(state: &State, seat: Seat) -> bool {
    state.movable(seat).meets(&state.empty_buildable().neighbours())
}

fn movable(state: &State, seat: Seat) -> HexSet {
    state.movable(seat) & state.empty_buildable().neighbours()
}

fn landing(state: &State, _seat: Seat, from: Hex) -> HexSet {
    HexSet::around(from) & state.empty_buildable()
}
