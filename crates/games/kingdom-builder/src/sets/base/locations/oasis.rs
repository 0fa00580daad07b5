//! The Oasis: build one settlement on desert.
//!
//! Rule: KB-47.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, Terrain, unfit};

pub(crate) struct Oasis;

impl LocationThing for Oasis {
    const RULE: &'static str = "KB-47";
    type Verb = Builds<Self>;
}

impl Build for Oasis {
    /// Empty desert beside own settlements, or any if there is none.
    fn targets(state: &State, seat: Seat) -> HexSet {
        state.beside_if_possible(seat, state.empty(Terrain::Desert))
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        unfit::not_on(state, seat, hex, Self::RULE, Terrain::Desert)
    }
}
