//! The Farm: build one settlement on grass.
//!
//! Rule: KB-46.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, Terrain, unfit};

pub(crate) struct Farm;

impl LocationThing for Farm {
    const RULE: &'static str = "KB-46";
    type Verb = Builds<Self>;
}

impl Build for Farm {
    /// Empty grass beside own settlements, or any if there is none.
    fn targets(state: &State, seat: Seat) -> HexSet {
        state.beside_if_possible(seat, state.empty(Terrain::Grass))
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        unfit::not_on(state, seat, hex, Self::RULE, Terrain::Grass)
    }
}
