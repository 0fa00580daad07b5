//! The University: build one settlement beside a location, castle, nomad hex, palace or silo.
//!
//! Rule: HA-18.

use steading_game::Seat;

use crate::{HexSet, State};

/// Empty buildable hexes beside special hexes; of those the ones beside own settlements if there are any.
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    state.beside_if_possible(seat, state.empty_buildable() & state.table.board.beside_specials())
}
