//! The special victory point cards.

use steading_game::Thing;

use super::printed;
use crate::{Card, Special};

pub(super) fn things() -> [Thing; 2] {
    Special::ALL.map(|special| {
        let (rule, help) = match special {
            Special::LongestTradeRoute => ("CA-53", "longest_trade_route-help"),
            Special::LargestKnightForce => ("CA-54", "largest_knight_force-help"),
        };
        let card = special.printed();
        printed("special", special.id())
            .copies(card.copies)
            .ruled(rule)
            .helped(help)
            .number("points", card.points)
            .number("minimum", card.minimum)
            .word("counts", Card::Building(special.counts()).id())
    })
}
