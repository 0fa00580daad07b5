//! Noblewomen: every special hex pays like a palace.
//!
//! Rule: MA-21. Palaces themselves are paid anyway, and not twice; castles keep what they pay.

use steading_game::Seat;

use crate::card::CardThing;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;
use crate::sets::marshlands;
use crate::{CardFacts, State};

pub(crate) struct Noblewomen;

impl CardThing for Noblewomen {
    const RULE: &'static str = "MA-21";
    const PART: Part = Part::Contested;

    /// As much as a palace.
    fn gold(facts: &CardFacts) -> u8 {
        facts.numbers.palace_gold
    }

    fn count(state: &State, seat: Seat) -> u32 {
        let board = &state.setting.board;
        let all = (0..board.specials().len()).filter(|&number| board.palaces >> number & 1 == 0);
        all.filter(|&number| marshlands::has_majority(state, seat, number)).count() as u32
    }

    fn near(near: &Near<'_>) -> i32 {
        near.touched.count_ones() as i32 * lure::MAJORITY
    }
}
