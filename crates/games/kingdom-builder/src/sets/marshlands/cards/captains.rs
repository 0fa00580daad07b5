//! Captains: 1 gold for every settlement beside three or more of your own.
//!
//! Rule: MA-23.

use steading_game::Seat;

use crate::State;
use crate::card::CardThing;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;

pub(crate) struct Captains;

impl CardThing for Captains {
    const RULE: &'static str = "MA-23";
    const PART: Part = Part::Places;

    fn count(state: &State, seat: Seat) -> u32 {
        let own = state.pieces(seat);
        let [ones, twos, fours] = own.counts_beside();
        (own & (fours | (twos & ones))).len()
    }

    fn near(near: &Near<'_>) -> i32 {
        match near.count {
            0 | 1 => 0,
            2 => lure::GOLD,
            _ => 2 * lure::GOLD,
        }
    }
}
