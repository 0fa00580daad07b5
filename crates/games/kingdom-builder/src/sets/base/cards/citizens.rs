//! Citizens: 1 gold for every two settlements of the largest area.
//!
//! Rule: KB-62.

use steading_game::{Seat, Thing};

use crate::card::CardThing;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;
use crate::{CardFacts, State};

/// So many settlements bring the gold once.
const SETTLEMENTS: u8 = 2;

pub(crate) struct Citizens;

impl CardThing for Citizens {
    const RULE: &'static str = "KB-62";
    const PART: Part = Part::Mass;

    fn numbers(card: Thing, facts: &CardFacts) -> Thing {
        card.number("gold", Self::gold(facts)).number("settlements", SETTLEMENTS)
    }

    fn count(state: &State, seat: Seat) -> u32 {
        let own = state.pieces(seat);
        own.areas().map(|area| area.len()).max().unwrap_or(0) / u32::from(SETTLEMENTS)
    }

    fn near(near: &Near<'_>) -> i32 {
        near.groups as i32 * lure::GOLD / 2
    }
}
