//! Discoverers: 1 gold for every horizontal line with a settlement.
//!
//! Rules: KB-60, Q3-3.

use steading_game::Seat;

use crate::State;
use crate::card::CardThing;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;

pub(crate) struct Discoverers;

impl CardThing for Discoverers {
    const RULE: &'static str = "KB-60";
    const PART: Part = Part::Spread;

    fn count(state: &State, seat: Seat) -> u32 {
        let own = state.pieces(seat);
        own.lines().filter(|&line| line != 0).count() as u32
    }

    fn near(near: &Near<'_>) -> i32 {
        lure::gold_if(near.row() == 0)
    }
}
