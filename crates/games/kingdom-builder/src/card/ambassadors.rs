//! Ambassadors: 1 gold for a settlement that is built beside a foreign one.
//!
//! Rule: NO-21.

use steading_game::Seat;

use crate::{Hex, HexSet, State};

pub(super) fn gold(state: &State, seat: Seat, hex: Hex) -> u16 {
    u16::from(state.foreign_pieces(seat).meets(&HexSet::around(hex)))
}
