//! The Refuge: move one of your settlements to an adjacent empty buildable hex.
//!
//! Rules: MA-17, AMB-15, AMB-30. Rule 3 does not apply.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Move, Moves};
use crate::{Hex, HexSet, State, unfit};

pub(crate) struct Refuge;

impl LocationThing for Refuge {
    const RULE: &'static str = "MA-17";
    type Verb = Moves<Self>;
}

impl Move for Refuge {
    fn is_possible(state: &State, seat: Seat) -> bool {
        state.movable(seat).meets(&state.empty_buildable().neighbours())
    }

    fn movable(state: &State, seat: Seat) -> HexSet {
        state.movable(seat) & state.empty_buildable().neighbours()
    }

    fn landing(state: &State, _seat: Seat, from: Hex) -> HexSet {
        HexSet::around(from) & state.empty_buildable()
    }

    fn wrong_target(state: &State, _seat: Seat, hex: Hex) -> Illegal {
        unfit::not_buildable_or(state, hex, Self::RULE, "illegal-not-adjacent")
    }
}
