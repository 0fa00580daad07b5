//! The Mountain Station: build one settlement beside a mountain.
//!
//! Rule: HA-12. A cave is still a mountain (Q2-2).

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, Terrain, unfit};

pub(crate) struct MountainStation;

impl LocationThing for MountainStation {
    const RULE: &'static str = "HA-12";
    type Verb = Builds<Self>;
}

impl Build for MountainStation {
    /// Empty buildable hexes beside mountains; of those the ones beside own settlements if there are any.
    fn targets(state: &State, seat: Seat) -> HexSet {
        let foothills = state.setting.board.beside(Terrain::Mountain);
        state.beside_if_possible(seat, state.empty_buildable() & foothills)
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        let wanted = state.setting.board.beside(Terrain::Mountain);
        unfit::not_among(state, seat, hex, wanted, Self::RULE, "illegal-not-at-a-mountain")
    }
}
