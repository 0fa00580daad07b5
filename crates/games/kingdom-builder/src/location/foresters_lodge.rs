//! The Forester's Lodge: build one settlement on forest.
//!
//! Rule: CR-5.

use steading_game::Seat;

use crate::{HexSet, State, Terrain};

/// Empty forest beside own settlements, or any if there is none.
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    state.beside_if_possible(seat, state.empty(Terrain::Forest))
}
