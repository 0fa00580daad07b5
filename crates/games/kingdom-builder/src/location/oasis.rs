//! The Oasis: build one settlement on desert.
//!
//! Rule: KB-47.

use steading_game::Seat;

use crate::{HexSet, State, Terrain};

/// Empty desert beside own settlements, or any if there is none.
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    state.beside_if_possible(seat, state.empty(Terrain::Desert))
}
