//! The beneficial deeds.

use steading_game::{Slot, Step, Thing};

use super::amounts::{citizens, coins, fame, foods};
use super::ours;
use crate::data::{DeedSlot, DeedTile};
use crate::{Config, Deed};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    config.data.deeds_in_box().map(|deed| thing(config, deed)).collect()
}

fn thing(config: &Config, deed: Deed) -> Thing {
    let data = &config.data;
    let facts = &data.deeds[deed.index()];
    let thing = Thing::new("deed", deed.id(), facts.found.origin(data.origins.deeds));
    let thing = ours(thing, &facts.found)
        .named(deed.key())
        .copies(1u8)
        .slots(facts.slots.iter().map(|alike| slot(config, alike)))
        .does([Step::new("verb-complete").taking(citizens(data.completion_citizens))]);
    if facts.ends_hunger {
        thing.ruled("OR-101").does([Step::new("verb-end-hunger")])
    } else {
        thing.ruled("OR-97")
    }
}

fn slot(config: &Config, alike: &DeedSlot) -> Slot {
    let accepts = match alike.tile {
        DeedTile::Follower(follower) => vec![follower.id()],
        DeedTile::Good(good) => vec![good.id()],
        DeedTile::Food => foods(&config.data),
        DeedTile::Coin => vec!["coin"],
        DeedTile::Technology => vec!["technology"],
    };
    Slot {
        count: config.by_players(alike.number).into(),
        gives: coins(alike.coins).into_iter().chain(fame(alike.fame)).collect(),
        ..Slot::accepting(accepts)
    }
}
