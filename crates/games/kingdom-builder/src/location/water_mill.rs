//! The Water Mill: build one settlement beside water.
//!
//! Rule: HA-11. The coast of the island is beside water (Q3-4).

use steading_game::Seat;

use crate::{HexSet, State, Terrain};

/// Empty buildable hexes beside water; of those the ones beside own settlements if there are any.
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    let shore = state.table.board.beside(Terrain::Water);
    state.beside_if_possible(seat, state.empty_buildable() & shore)
}
