//! The Tree House: move one of your settlements to forest.
//!
//! Rule: Q3-5.

use steading_game::Seat;

use crate::verb::Move;
use crate::{Hex, HexSet, State, Terrain};

pub(super) const MOVE: Move = Move { is_possible, movable, landing };

/// Rule 3 gives way if it must, so any piece can go as long as any forest is empty.
fn is_possible(state: &State, seat: Seat) -> bool {
    !state.empty(Terrain::Forest).is_empty() && !state.movable(seat).is_empty()
}

fn movable(state: &State, seat: Seat) -> HexSet {
    if is_possible(state, seat) { state.movable(seat) } else { HexSet::EMPTY }
}

/// Empty forest beside the other own settlements, or any if there is none.
fn landing(state: &State, seat: Seat, from: Hex) -> HexSet {
    state.beside_others_if_possible(seat, from, state.empty(Terrain::Forest))
}
