//! The Farm: build one settlement on grass.
//!
//! Rule: KB-46.

use steading_game::Seat;

use crate::{HexSet, State, Terrain};

/// Empty grass beside own settlements, or any if there is none.
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    state.beside_if_possible(seat, state.empty(Terrain::Grass))
}
