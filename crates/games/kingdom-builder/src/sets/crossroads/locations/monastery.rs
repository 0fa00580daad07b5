//! The Monastery: build one settlement on canyon.
//!
//! Rule: CR-6.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, Terrain, unfit};

pub(crate) struct Monastery;

impl LocationThing for Monastery {
    const RULE: &'static str = "CR-6";
    type Verb = Builds<Self>;
}

impl Build for Monastery {
    /// Empty canyon beside own settlements, or any if there is none.
    fn targets(state: &State, seat: Seat) -> HexSet {
        state.beside_if_possible(seat, state.empty(Terrain::Canyon))
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        unfit::not_on(state, seat, hex, Self::RULE, Terrain::Canyon)
    }
}
