//! The Forester's Lodge: build one settlement on forest.
//!
//! Rule: CR-5.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, Terrain, unfit};

pub(crate) struct ForestersLodge;

impl LocationThing for ForestersLodge {
    const RULE: &'static str = "CR-5";
    type Verb = Builds<Self>;
}

impl Build for ForestersLodge {
    /// Empty forest beside own settlements, or any if there is none.
    fn targets(state: &State, seat: Seat) -> HexSet {
        state.beside_if_possible(seat, state.empty(Terrain::Forest))
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        unfit::not_on(state, seat, hex, Self::RULE, Terrain::Forest)
    }
}
