//! Farmers: 3 gold for every settlement in the quadrant where you have the fewest.
//!
//! Rule: KB-67.

use steading_game::Seat;

use crate::card::CardThing;
use crate::insight::lure;
use crate::insight::standing::Part;
use crate::{HexSet, State};

pub(crate) struct Farmers;

impl CardThing for Farmers {
    const RULE: &'static str = "KB-67";
    const GOLD: u8 = 3;
    const PART: Part = Part::Spread;

    fn count(state: &State, seat: Seat) -> u32 {
        let own = state.pieces(seat);
        HexSet::QUADRANTS.iter().map(|&quadrant| (own & quadrant).len()).min().unwrap_or(0)
    }

    fn quadrants(state: &State, seat: Seat) -> [i32; 4] {
        let there = lure::in_quadrants(state, seat);
        let fewest = there.into_iter().min().unwrap_or(0);
        there.map(|own| if own == fewest { 2 * lure::GOLD } else { 0 })
    }
}
