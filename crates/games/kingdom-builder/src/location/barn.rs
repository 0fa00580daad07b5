//! The Barn: move one of your settlements to the terrain of the played card.
//!
//! Rule: KB-50.

use steading_game::Seat;

use crate::verb::Move;
use crate::{Hex, HexSet, State};

pub(super) const MOVE: Move = Move { is_possible, movable, landing };

/// Rule 3 gives way if it must, so any piece can go as long as a hex of the terrain is empty.
fn is_possible(state: &State, seat: Seat) -> bool {
    !state.empty_of_card().is_empty() && !state.movable(seat).is_empty()
}

fn movable(state: &State, seat: Seat) -> HexSet {
    if is_possible(state, seat) { state.movable(seat) } else { HexSet::EMPTY }
}

/// Empty hexes of the terrain beside the other own settlements, or any if there is none.
fn landing(state: &State, seat: Seat, from: Hex) -> HexSet {
    state.beside_others_if_possible(seat, from, state.empty_of_card())
}
