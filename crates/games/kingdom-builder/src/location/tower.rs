//! The Tower: build one settlement on the rim of the board.
//!
//! Rule: KB-48. The rim of the island is not the rim of the board (Q3-4).

use steading_game::Seat;

use crate::{HexSet, State};

/// Empty buildable rim hexes beside own settlements, or any of them if there is none.
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    state.beside_if_possible(seat, state.empty_buildable() & HexSet::RIM)
}
