//! The piles in the middle of the table.

use steading_game::Thing;

use super::printed;
use crate::{Config, deck};

pub(super) fn things(config: &Config) -> [Thing; 5] {
    let deck = deck();
    [
        printed("pile", "supply")
            .ruled("CA-20")
            .helped("supply-help")
            .number("size", deck.resources.total())
            .number("cards", deck.rules.yield_base),
        printed("pile", "discard").ruled("CA-25").helped("discard-help"),
        printed("pile", "buildings")
            .ruled("CA-33")
            .helped("buildings-help")
            .number("size", deck.buildings.total())
            .number("display", deck.rules.display_size),
        printed("pile", "metropolises")
            .ruled("CA-35")
            .helped("metropolises-help")
            .number("size", deck.metropolises(config.metropolis_side).total()),
        printed("pile", "events").ruled("CA-44").helped("events-help").number("size", deck.events.total()),
    ]
}
