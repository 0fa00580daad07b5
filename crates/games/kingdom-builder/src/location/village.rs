//! The Village: build one settlement beside at least three of your own.
//!
//! Rule: NO-16. Scouts count in the own turn (HA-30).

use steading_game::Seat;

use crate::{HexSet, State};

/// Empty buildable hexes with three own pieces around them.
pub(super) fn targets(state: &State, seat: Seat) -> HexSet {
    let [ones, twos, fours] = state.counts_as_own(seat).counts_beside();
    (fours | (ones & twos)) & state.empty_buildable()
}
