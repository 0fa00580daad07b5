//! The farm action: once in a turn, build one settlement on farmland beside your own.
//!
//! Rule: HA-4. It needs no tile, and without such a hex it is impossible (KB-36).

use steading_game::Seat;

use crate::{HexSet, State, Terrain};

/// Empty farmland beside own settlements.
pub(crate) fn targets(state: &State, seat: Seat) -> HexSet {
    state.empty(Terrain::Farmland) & state.beside(seat)
}
