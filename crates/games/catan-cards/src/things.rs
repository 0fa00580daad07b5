//! Every component of the game as data, for everything that draws or explains it.
//!
//! The numbers are those of `data/cards.toml`. All cards are printed in the box (`data/PROVENANCE.md`); only the limits of
//! the trade desk are ours.

mod building;
mod event;
mod pile;
mod special;
mod start;

use steading_game::{Origin, Thing};

use crate::{Config, Resource, deck};

/// The components in this set-up.
pub(crate) fn things(config: &Config) -> Vec<Thing> {
    let mut things = vec![game()];
    things.extend(Resource::ALL.map(resource));
    things.extend(building::things(config));
    things.extend(special::things());
    things.extend(event::things());
    things.extend(start::things(config));
    things.push(printed("aid", "overview").copies(deck().overviews).ruled("CA-7"));
    things.extend(pile::things(config));
    things.push(desk(config));
    things
}

fn printed(kind: &'static str, id: &'static str) -> Thing {
    Thing::new(kind, id, Origin::Printed)
}

/// The game as a whole: what is on no card.
fn game() -> Thing {
    let rules = &deck().rules;
    printed("game", crate::INFO.id)
        .named("game-name")
        .helped("game-summary")
        .ruled("CA-67")
        .number("goal", rules.target_vp)
        .number("hand", rules.start_hand)
}

fn resource(resource: Resource) -> Thing {
    let copies = deck().resources.count(resource);
    printed("resource", resource.id()).of_set("supply").copies(copies).ruled("CA-2").helped("resource-help")
}

/// The trade desk. Who may say how much is an agreement of this table (CA-N10).
fn desk(config: &Config) -> Thing {
    Thing::new("desk", "desk", Origin::Designed)
        .ruled("CA-29")
        .helped("desk-help")
        .number("cards", deck().rules.trade_partner_bonus_draw)
        .number("offers", config.max_offers)
        .number("proposals", config.max_proposals)
}
