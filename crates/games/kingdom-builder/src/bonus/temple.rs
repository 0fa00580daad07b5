//! The Temple bonus: the first settlement of every mandatory action may ignore rule 3.
//!
//! Rule: MA-16.

use steading_game::Seat;

use crate::{Bonus, Mandatory, State};

/// Whether the next settlement of the mandatory action may be built anywhere on the terrain.
#[inline]
pub(crate) fn frees_next(state: &State, seat: Seat) -> bool {
    state.turn.mandatory == Mandatory::Ahead && state.player(seat).marshlands.bonus.is_ready(Bonus::Temple)
}
