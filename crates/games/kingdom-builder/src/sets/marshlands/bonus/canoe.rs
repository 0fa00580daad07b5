//! The Canoe bonus: build one settlement on swamp or water, in your own turn like any other extra action.
//!
//! Rule: MA-13. Unlike the Canoe itself no kind is chosen first: rule 3 looks at both together.

use steading_game::{Illegal, Seat};

use crate::bonus::BonusThing;
use crate::sets::marshlands::locations;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, Location, State, Terrain, unfit};

pub(crate) struct Canoe;

impl BonusThing for Canoe {
    const RULE: &'static str = "MA-13";
    const LOCATION: Location = Location::Canoe;
    type Verb = Builds<Self>;
}

impl Build for Canoe {
    /// Empty swamp and water beside own settlements, or all of it if there is none.
    fn targets(state: &State, seat: Seat) -> HexSet {
        state.beside_if_possible(seat, state.empty(Terrain::Swamp) | state.empty(Terrain::Water))
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        locations::Canoe::not_wet(state, hex, Self::RULE).unwrap_or_else(|| unfit::not_beside(state, seat))
    }
}
