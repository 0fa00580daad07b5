//! The Harbor: move one of your settlements to water.
//!
//! Rule: KB-51.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Move, Moves};
use crate::{Hex, HexSet, State, Terrain, unfit};

pub(crate) struct Harbor;

impl LocationThing for Harbor {
    const RULE: &'static str = "KB-51";
    type Verb = Moves<Self>;
}

impl Move for Harbor {
    /// Rule 3 gives way if it must, so any piece can go as long as any water is empty.
    fn is_possible(state: &State, seat: Seat) -> bool {
        !state.empty(Terrain::Water).is_empty() && !state.movable(seat).is_empty()
    }

    fn movable(state: &State, seat: Seat) -> HexSet {
        if Self::is_possible(state, seat) { state.movable(seat) } else { HexSet::EMPTY }
    }

    /// Empty water beside the other own settlements, or any if there is none.
    fn landing(state: &State, seat: Seat, from: Hex) -> HexSet {
        state.beside_others_if_possible(seat, from, state.empty(Terrain::Water))
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        unfit::not_on(state, seat, hex, Self::RULE, Terrain::Water)
    }
}
