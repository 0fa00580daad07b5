//! Hermits: 1 gold for every settlement area.
//!
//! Rule: KB-61.

use steading_game::Seat;

use crate::State;
use crate::card::CardThing;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;

pub(crate) struct Hermits;

impl CardThing for Hermits {
    const RULE: &'static str = "KB-61";
    const PART: Part = Part::Spread;

    fn count(state: &State, seat: Seat) -> u32 {
        let own = state.pieces(seat);
        own.areas().count() as u32
    }

    fn near(near: &Near<'_>) -> i32 {
        lure::GOLD - near.groups as i32 * lure::GOLD
    }
}
