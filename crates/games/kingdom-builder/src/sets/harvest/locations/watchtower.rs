//! The Watchtower: build one settlement beside somebody else's.
//!
//! Rule: HA-17. Scouts are nobody's settlements here (HA-30).

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, unfit};

pub(crate) struct Watchtower;

impl LocationThing for Watchtower {
    const RULE: &'static str = "HA-17";
    type Verb = Builds<Self>;
}

impl Build for Watchtower {
    /// Empty buildable hexes beside foreign settlements; of those the ones beside own settlements if there are any.
    fn targets(state: &State, seat: Seat) -> HexSet {
        state.beside_if_possible(seat, state.empty_buildable() & state.beside_foreign(seat))
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        let wanted = state.beside_foreign(seat);
        unfit::not_among(state, seat, hex, wanted, Self::RULE, "illegal-not-at-a-foreign-settlement")
    }
}
