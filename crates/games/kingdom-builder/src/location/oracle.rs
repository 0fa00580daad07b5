//! The Oracle: build one settlement on the terrain of the played card.
//!
//! Rule: KB-45.

use steading_game::Seat;

use crate::{HexSet, State};

/// Where the mandatory action could build; nowhere without a card (KB-27) or before its terrain is chosen (AMB-10).
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    state.beside_if_possible(seat, state.empty_of_card())
}
