//! Travellers: 1 gold for every settlement on the rim of the board.
//!
//! Rules: HA-22, Q3-4 (the rim of the island does not count).

use steading_game::Seat;

use crate::card::CardThing;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;
use crate::{HexSet, State};

pub(crate) struct Travellers;

impl CardThing for Travellers {
    const RULE: &'static str = "HA-22";
    const PART: Part = Part::Places;

    fn count(state: &State, seat: Seat) -> u32 {
        let own = state.pieces(seat);
        (own & HexSet::RIM).len()
    }

    fn near(near: &Near<'_>) -> i32 {
        lure::gold_if(HexSet::RIM.contains(near.hex))
    }
}
