//! The Water Mill: build one settlement beside water.
//!
//! Rule: HA-11. The coast of the island is beside water (Q3-4).

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, Terrain, unfit};

pub(crate) struct WaterMill;

impl LocationThing for WaterMill {
    const RULE: &'static str = "HA-11";
    type Verb = Builds<Self>;
}

impl Build for WaterMill {
    /// Empty buildable hexes beside water; of those the ones beside own settlements if there are any.
    fn targets(state: &State, seat: Seat) -> HexSet {
        let shore = state.setting.board.beside(Terrain::Water);
        state.beside_if_possible(seat, state.empty_buildable() & shore)
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        let wanted = state.setting.board.beside(Terrain::Water);
        unfit::not_among(state, seat, hex, wanted, Self::RULE, "illegal-not-at-water")
    }
}
