//! The Oracle: build one settlement on the terrain of the played card.
//!
//! Rule: KB-45.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, played};

pub(crate) struct Oracle;

impl LocationThing for Oracle {
    const RULE: &'static str = "KB-45";
    const DEPENDS_ON_CARD: bool = true;
    type Verb = Builds<Self>;
}

impl Build for Oracle {
    /// Where the mandatory action could build; nowhere without a card (KB-27) or before its terrain is chosen (AMB-10).
    fn targets(state: &State, seat: Seat) -> HexSet {
        state.beside_if_possible(seat, state.empty_of_card())
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        played::not_on_card(state, seat, hex, Self::RULE)
    }
}
