//! The Rope Bridge: move one of your settlements to canyon.
//!
//! Rule: Q3-5.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Move, Moves};
use crate::{Hex, HexSet, State, Terrain, unfit};

pub(crate) struct RopeBridge;

impl LocationThing for RopeBridge {
    const RULE: &'static str = "Q3-5";
    type Verb = Moves<Self>;
}

impl Move for RopeBridge {
    /// Rule 3 gives way if it must, so any piece can go as long as any canyon is empty.
    fn is_possible(state: &State, seat: Seat) -> bool {
        !state.empty(Terrain::Canyon).is_empty() && !state.movable(seat).is_empty()
    }

    fn movable(state: &State, seat: Seat) -> HexSet {
        if Self::is_possible(state, seat) { state.movable(seat) } else { HexSet::EMPTY }
    }

    /// Empty canyon beside the other own settlements, or any if there is none.
    fn landing(state: &State, seat: Seat, from: Hex) -> HexSet {
        state.beside_others_if_possible(seat, from, state.empty(Terrain::Canyon))
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        unfit::not_on(state, seat, hex, Self::RULE, Terrain::Canyon)
    }
}
