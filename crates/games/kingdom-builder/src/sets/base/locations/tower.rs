//! The Tower: build one settlement on the rim of the board.
//!
//! Rule: KB-48. The rim of the island is not the rim of the board (Q3-4).

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Build, Builds};
use crate::{Hex, HexSet, State, unfit};

pub(crate) struct Tower;

impl LocationThing for Tower {
    const RULE: &'static str = "KB-48";
    type Verb = Builds<Self>;
}

impl Build for Tower {
    /// Empty buildable rim hexes beside own settlements, or any of them if there is none.
    fn targets(state: &State, seat: Seat) -> HexSet {
        state.beside_if_possible(seat, state.empty_buildable() & HexSet::RIM)
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        unfit::not_among(state, seat, hex, HexSet::RIM, Self::RULE, "illegal-not-on-the-rim")
    }
}
