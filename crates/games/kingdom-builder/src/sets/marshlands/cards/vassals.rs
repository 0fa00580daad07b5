//! Vassals: 1 gold for every settlement on an inner edge of a quadrant.
//!
//! Rule: MA-22.

use steading_game::Seat;

use crate::card::CardThing;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;
use crate::{HexSet, State};

pub(crate) struct Vassals;

impl CardThing for Vassals {
    const RULE: &'static str = "MA-22";
    const PART: Part = Part::Places;

    fn count(state: &State, seat: Seat) -> u32 {
        let own = state.pieces(seat);
        (own & HexSet::INNER_EDGES).len()
    }

    fn near(near: &Near<'_>) -> i32 {
        lure::gold_if(HexSet::INNER_EDGES.contains(near.hex))
    }
}
