//! The Garden: build one settlement on flowers.
//!
//! Rule: NO-17.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, Terrain, unfit};

pub(crate) struct Garden;

impl LocationThing for Garden {
    const RULE: &'static str = "NO-17";
    type Verb = Builds<Self>;
}

impl Build for Garden {
    /// Empty flowers beside own settlements, or any if there are none.
    fn targets(state: &State, seat: Seat) -> HexSet {
        state.beside_if_possible(seat, state.empty(Terrain::Flowers))
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        unfit::not_on(state, seat, hex, Self::RULE, Terrain::Flowers)
    }
}
