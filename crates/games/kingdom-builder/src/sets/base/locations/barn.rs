//! The Barn: move one of your settlements to the terrain of the played card.
//!
//! Rule: KB-50.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Move, Moves};
use crate::{Hex, HexSet, State, played};

pub(crate) struct Barn;

impl LocationThing for Barn {
    const RULE: &'static str = "KB-50";
    const DEPENDS_ON_CARD: bool = true;
    type Verb = Moves<Self>;
}

impl Move for Barn {
    /// Rule 3 gives way if it must, so any piece can go as long as a hex of the terrain is empty.
    fn is_possible(state: &State, seat: Seat) -> bool {
        !state.empty_of_card().is_empty() && !state.movable(seat).is_empty()
    }

    fn movable(state: &State, seat: Seat) -> HexSet {
        if Self::is_possible(state, seat) { state.movable(seat) } else { HexSet::EMPTY }
    }

    /// Empty hexes of the terrain beside the other own settlements, or any if there is none.
    fn landing(state: &State, seat: Seat, from: Hex) -> HexSet {
        state.beside_others_if_possible(seat, from, state.empty_of_card())
    }

    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal {
        played::not_on_card(state, seat, hex, Self::RULE)
    }
}
