//! Homesteaders: 1 gold for every settlement in the quadrant where you have most of them.
//!
//! Rules: HA-23, Q3-3 (the island is no quadrant).

use steading_game::Seat;

use crate::card::CardThing;
use crate::insight::lure;
use crate::insight::standing::Part;
use crate::{HexSet, State};

pub(crate) struct Homesteaders;

impl CardThing for Homesteaders {
    const RULE: &'static str = "HA-23";
    const PART: Part = Part::Mass;

    fn count(state: &State, seat: Seat) -> u32 {
        let own = state.pieces(seat);
        HexSet::QUADRANTS.iter().map(|&quadrant| (own & quadrant).len()).max().unwrap_or(0)
    }

    fn quadrants(state: &State, seat: Seat) -> [i32; 4] {
        let there = lure::in_quadrants(state, seat);
        let most = there.into_iter().max().unwrap_or(0);
        there.map(|own| if own == most { lure::GOLD } else { 0 })
    }
}
