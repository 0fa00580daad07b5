//! Ambassadors: 1 gold for a settlement that is built beside a foreign one.
//!
//! Rule: NO-21.

use steading_game::Seat;

use crate::{Hex, State};

pub(super) fn gold(state: &State, seat: Seat, hex: Hex) -> u16 {
    let foreign = state.foreign_pieces(seat);
    u16::from(hex.neighbours().any(|beside| foreign.contains(beside)))
}
