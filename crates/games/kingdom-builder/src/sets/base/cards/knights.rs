//! Knights: 2 gold for every settlement on the horizontal line with most of them.
//!
//! Rules: KB-65, Q3-3 (the lines of the island do not count).

use steading_game::Seat;

use crate::State;
use crate::card::CardThing;
use crate::hex::SIDE;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;

pub(crate) struct Knights;

impl CardThing for Knights {
    const RULE: &'static str = "KB-65";
    const GOLD: u8 = 2;
    const PART: Part = Part::Mass;
    const COUNTS_ROWS: bool = true;

    fn count(state: &State, seat: Seat) -> u32 {
        let own = state.pieces(seat);
        (0..SIDE).map(|row| own.row(row).count_ones()).max().unwrap_or(0)
    }

    fn near(near: &Near<'_>) -> i32 {
        if near.hex.is_island() {
            return 0;
        }
        match near.longest_row.saturating_sub(near.row()) {
            0 => 2 * lure::GOLD,
            1 => lure::GOLD,
            _ => 0,
        }
    }
}
