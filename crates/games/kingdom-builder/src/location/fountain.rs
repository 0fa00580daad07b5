//! The Fountain: build one settlement beside exactly one own and no foreign settlement.
//!
//! Rules: MA-14, HA-30. With its bonus mountains can be built on as well.

use steading_game::Seat;

use crate::bonus::fountain;
use crate::{HexSet, State};

pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    let [ones, twos, fours] = state.counts_as_own(seat).counts_beside();
    let beside_one = ones.minus(twos).minus(fours);
    let empty = state.empty_buildable() | fountain::mountains(state, seat);
    (empty & beside_one).minus(state.beside_foreign(seat))
}
