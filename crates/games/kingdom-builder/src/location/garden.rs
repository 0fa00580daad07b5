//! The Garden: build one settlement on flowers.
//!
//! Rule: NO-17.

use steading_game::Seat;

use crate::{HexSet, State, Terrain};

/// Empty flowers beside own settlements, or any if there are none.
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    state.beside_if_possible(seat, state.empty(Terrain::Flowers))
}
