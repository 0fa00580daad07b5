//! Places, and the categories of place cards with their prices.

use steading_game::{Slot, Thing};

use super::amounts::coins;
use super::{category, effect, ours, passive};
use crate::data::{PlaceFacts, PlaceKind};
use crate::{Config, Follower, Place};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let data = &config.data;
    let categories = (0u8..).zip(data.prices).map(|(index, price)| {
        Thing::new("category", category(index), data.origins.places).ruled("OR-62").costs(coins(price))
    });
    let in_box = Place::all().filter(|&place| data.place(place).kind != PlaceKind::Absent);
    categories.chain(in_box.map(|place| place_thing(config, place))).collect()
}

fn place_thing(config: &Config, place: Place) -> Thing {
    let facts = config.data.place(place);
    let origin = facts.found.origin(config.data.origins.places);
    let mut thing = ours(Thing::new("place", place.id(), origin), &facts.found).named(place.key());
    thing = match facts.kind {
        PlaceKind::Board => thing.of_set("set-board").ruled("OR-60"),
        PlaceKind::Base => thing.of_set("set-base").ruled("OR-60b").copies(config.players),
        PlaceKind::Card(index) => {
            let price = config.data.prices[usize::from(index)];
            thing.of_set(category(index)).ruled("OR-60c").copies(1u8).costs(coins(price))
        }
        PlaceKind::Absent => thing,
    };
    if facts.open_at_start {
        thing = thing.word("start", "start-open");
    }
    thing = conditions(thing, facts).slots(facts.slots.iter().map(slot));
    thing = thing.does(effect::steps(&config.data, &facts.effects, &facts.options));
    match facts.passive {
        Some(rule) => thing.ruled("OR-65").does([passive::step(rule, &config.data.passive)]),
        None => thing,
    }
}

/// What holds for its slots as a whole.
fn conditions(mut thing: Thing, facts: &PlaceFacts) -> Thing {
    if facts.min_filled < facts.required {
        thing = thing.number("least", facts.min_filled);
    }
    if facts.distinct {
        thing = thing.word("followers", "followers-different");
    }
    if let Some(holds) = facts.holds {
        thing = holds.goods.iter().fold(thing, |thing, good| thing.word("holds", good.id()));
        if holds.most < u8::MAX {
            thing = thing.number("holds_most", holds.most);
        }
    }
    if facts.no_technology {
        thing = thing.word("technology", "technology-never");
    }
    thing
}

/// What is printed on it; who stands in for others says so itself.
fn slot(slot: &crate::Slot) -> Slot {
    let printed = match slot.word {
        Some(follower) => vec![follower.id()],
        None => Follower::ALL.map(Follower::id).to_vec(),
    };
    Slot { optional: slot.optional, ..Slot::accepting(printed) }
}
