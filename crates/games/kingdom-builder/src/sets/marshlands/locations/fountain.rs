//! The Fountain: build one settlement beside exactly one own and no foreign settlement.
//!
//! Rules: MA-14, HA-30. With its bonus mountains can be built on as well.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::sets::marshlands::bonus;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, unfit};

pub(crate) struct Fountain;

impl LocationThing for Fountain {
    const RULE: &'static str = "MA-14";
    type Verb = Builds<Self>;
}

impl Build for Fountain {
    fn targets(state: &State, seat: Seat) -> HexSet {
        let [ones, twos, fours] = state.counts_as_own(seat).counts_beside();
        let beside_one = ones.minus(twos).minus(fours);
        let empty = state.empty_buildable() | bonus::Fountain::mountains(state, seat);
        (empty & beside_one).minus(state.beside_foreign(seat))
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        if bonus::Fountain::mountains(state, seat).contains(hex) {
            return Illegal::new(Self::RULE, "illegal-not-beside-one");
        }
        unfit::not_buildable_or(state, hex, Self::RULE, "illegal-not-beside-one")
    }
}
