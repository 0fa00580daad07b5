//! The event cards: each is a verb of its own, told by its help text.

use steading_game::Thing;

use super::printed;
use crate::event::EventCard;
use crate::{Building, Card, deck};

pub(super) fn things() -> [Thing; 5] {
    EventCard::ALL.map(|event| {
        let card = printed("event", event.id()).of_set("events").copies(deck().events.count(event));
        let draws = |card: Thing| card.number("cards", deck().draws(event));
        match event {
            EventCard::Robber => card
                .ruled("CA-59")
                .helped("robber-help")
                .number("limit", deck().rules.robber_base_limit)
                .number("knight", deck().robber_bonus(Card::Building(Building::Knight))),
            EventCard::Donation => card.ruled("CA-60").helped("donation-help"),
            EventCard::HarvestFestival => draws(card.ruled("CA-62").helped("harvest_festival-help")),
            EventCard::Subsidy => draws(card.ruled("CA-61").helped("subsidy-help")),
            EventCard::NewYear => draws(card.ruled("CA-63").helped("new_year-help")),
        }
    })
}
