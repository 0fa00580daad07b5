//! Rangers: 2 gold for every horizontal line with exactly one settlement.
//!
//! Rules: HA-20, Q3-7.

use steading_game::Seat;

use crate::State;
use crate::card::CardThing;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;

pub(crate) struct Rangers;

impl CardThing for Rangers {
    const RULE: &'static str = "HA-20";
    const GOLD: u8 = 2;
    const PART: Part = Part::Spread;

    fn count(state: &State, seat: Seat) -> u32 {
        let own = state.pieces(seat);
        // A line with a single settlement is a single bit.
        own.lines().filter(|line| line.is_power_of_two()).count() as u32
    }

    fn near(near: &Near<'_>) -> i32 {
        match near.row() {
            0 => 2 * lure::GOLD,
            1 => -2 * lure::GOLD,
            _ => 0,
        }
    }
}
