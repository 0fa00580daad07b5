//! The Watchtower: build one settlement beside somebody else's.
//!
//! Rule: HA-17. Scouts are nobody's settlements here (HA-30).

use steading_game::Seat;

use crate::{HexSet, State};

/// Empty buildable hexes beside foreign settlements; of those the ones beside own settlements if there are any.
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    state.beside_if_possible(seat, state.empty_buildable() & state.beside_foreign(seat))
}
