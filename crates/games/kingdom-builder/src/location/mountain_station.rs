//! The Mountain Station: build one settlement beside a mountain.
//!
//! Rule: HA-12. A cave is still a mountain (Q2-2).

use steading_game::Seat;

use crate::{HexSet, State, Terrain};

/// Empty buildable hexes beside mountains; of those the ones beside own settlements if there are any.
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    let foothills = state.table.board.beside(Terrain::Mountain);
    state.beside_if_possible(seat, state.empty_buildable() & foothills)
}
