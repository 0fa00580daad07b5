//! The Village: build one settlement beside at least three of your own.
//!
//! Rule: NO-16. Scouts count in the own turn (HA-30).

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, unfit};

pub(crate) struct Village;

impl LocationThing for Village {
    const RULE: &'static str = "NO-16";
    type Verb = Builds<Self>;
}

impl Build for Village {
    /// Empty buildable hexes with three own pieces around them.
    fn targets(state: &State, seat: Seat) -> HexSet {
        let [ones, twos, fours] = state.counts_as_own(seat).counts_beside();
        (fours | (ones & twos)) & state.empty_buildable()
    }

    fn wrong_target(state: &State, _seat: Seat, hex: Hex) -> Illegal {
        unfit::not_buildable_or(state, hex, Self::RULE, "illegal-not-beside-three")
    }
}
