//! Terrains with their land tiles, and the spaces in play.

use steading_game::Thing;

use crate::data::Data;
use crate::{Config, Space, Terrain};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let used = config.data.map.used[Data::column(config.players)];
    let terrains = Terrain::ALL.into_iter().map(|terrain| land(config, terrain));
    terrains.chain(used.iter().map(|one| space(config, one))).collect()
}

fn land(config: &Config, terrain: Terrain) -> Thing {
    let data = &config.data;
    let tiles = data.map.tiles[Data::column(config.players)][terrain.index()];
    Thing::new("terrain", terrain.id(), data.origins.map)
        .ruled("OR-11")
        .copies(tiles)
        .word("good", data.good_of(terrain).id())
}

/// Where it lies, what lies beside it, and whose start village stands there.
fn space(config: &Config, space: Space) -> Thing {
    let map = &config.data.map;
    let players = Data::column(config.players);
    let (column, y2) = map.layout[space.index()];
    let mut thing = Thing::new("space", space.id(), config.data.origins.map)
        .named(space.key())
        .ruled("OR-10")
        .number("column", column)
        .number("y2", y2);
    if let Some(seat) = map.start[players].iter().position(|&start| start == space) {
        thing = thing.number("seat", seat as i32);
    }
    let beside = map.adjacent[space.index()].and(map.used[players]);
    beside.iter().fold(thing, |thing, other| thing.word("beside", other.key()))
}
