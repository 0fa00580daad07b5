//! The Monastery: build one settlement on canyon.
//!
//! Rule: CR-6.

use steading_game::Seat;

use crate::{HexSet, State, Terrain};

/// Empty canyon beside own settlements, or any if there is none.
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    state.beside_if_possible(seat, state.empty(Terrain::Canyon))
}
