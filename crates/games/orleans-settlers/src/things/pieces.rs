//! Followers, goods, buildings, and whatever else lies in a supply.

use steading_game::{Origin, Step, Thing};

use super::amounts::build_cost;
use crate::state::{FORTRESSES, SETTLERS, START_GOODS};
use crate::{Building, Config, Follower, Good, Terrain};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let followers = Follower::ALL.into_iter().map(|kind| follower(config, kind));
    let goods = Good::ALL.into_iter().map(|kind| good(config, kind));
    let buildings = Building::ALL.into_iter().map(|kind| building(config, kind));
    followers.chain(goods).chain(buildings).chain(supplies(config)).collect()
}

fn follower(config: &Config, kind: Follower) -> Thing {
    let data = &config.data;
    let facts = &data.followers[kind.index()];
    let thing = Thing::new("follower", kind.id(), data.origins.followers)
        .copies(config.by_players(facts.supply))
        .number("start", facts.start);
    if facts.wild { thing.ruled("OR-44").does([Step::new("verb-stand-in")]) } else { thing.ruled("OR-43") }
}

fn good(config: &Config, kind: Good) -> Thing {
    let data = &config.data;
    let facts = &data.goods[kind.index()];
    let mut thing = Thing::new("good", kind.id(), data.origins.goods)
        .ruled("OR-5")
        .copies(config.by_players(facts.supply))
        .number("value", facts.value)
        .number("start", i32::from(START_GOODS.contains(&kind)));
    if data.food.contains(kind) {
        thing = thing.word("use", "food");
    }
    // Two terrains of an owner may give the same.
    let terrains = Terrain::ALL.into_iter().filter(|&terrain| data.good_of(terrain) == kind);
    terrains.fold(thing, |thing, terrain| thing.word("terrain", terrain.id()))
}

fn building(config: &Config, kind: Building) -> Thing {
    let data = &config.data;
    let thing = Thing::new("building", kind.id(), data.origins.places).costs(build_cost(data, kind));
    match kind {
        Building::Village => thing.ruled("OR-70"),
        Building::Fortress => {
            let all = u32::from(FORTRESSES) * u32::from(config.players);
            thing.ruled("OR-71").copies(all).number("each", FORTRESSES)
        }
        Building::Church => thing.ruled("OR-72").copies(config.by_players(data.map.churches)),
    }
}

fn supplies(config: &Config) -> [Thing; 6] {
    let data = &config.data;
    let settlers = u32::from(SETTLERS) * u32::from(config.players);
    [
        Thing::new("supply", "settler", Origin::Printed)
            .ruled("OR-2")
            .copies(settlers)
            .number("each", SETTLERS),
        Thing::new("supply", "technology", data.origins.followers)
            .ruled("OR-63")
            .copies(config.by_players(data.technology)),
        Thing::new("supply", "coin", Origin::Printed).ruled("OR-103").number("points", data.fame.coin),
        Thing::new("supply", "citizen", Origin::Printed).ruled("OR-103"),
        Thing::new("supply", "fame", Origin::Printed).ruled("OR-66"),
        Thing::new("supply", "prohibition", Origin::Printed).ruled("OR-1").copies(config.players),
    ]
}
