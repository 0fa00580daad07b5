//! The University: build one settlement beside a location, castle, nomad hex, palace or silo.
//!
//! Rule: HA-18.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, unfit};

pub(crate) struct University;

impl LocationThing for University {
    const RULE: &'static str = "HA-18";
    type Verb = Builds<Self>;
}

impl Build for University {
    /// Empty buildable hexes beside special hexes; of those the ones beside own settlements if there are any.
    fn targets(state: &State, seat: Seat) -> HexSet {
        state.beside_if_possible(seat, state.empty_buildable() & state.setting.board.beside_specials())
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        let wanted = state.setting.board.beside_specials();
        unfit::not_among(state, seat, hex, wanted, Self::RULE, "illegal-not-at-a-special-hex")
    }
}
