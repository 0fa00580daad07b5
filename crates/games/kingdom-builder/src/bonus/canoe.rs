//! The Canoe bonus: build one settlement on swamp or water, in your own turn like any other extra action.
//!
//! Rule: MA-13. Unlike the Canoe itself no kind is chosen first: rule 3 looks at both together.

use steading_game::Seat;

use crate::{HexSet, State, Terrain};

/// Empty swamp and water beside own settlements, or all of it if there is none.
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    state.beside_if_possible(seat, state.empty(Terrain::Swamp) | state.empty(Terrain::Water))
}
