//! Tiles, and the actions that need none: everything that is used as an extra action.

use steading_game::Thing;

use super::explained;
use crate::sets::nomads;
use crate::{Bonus, Config, Extra, Location, NomadTile, Set};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let has = |set| config.sets.contains(set);
    let locations = Location::ALL.iter().filter(|location| has(location.set()));
    let bonuses = Bonus::ALL.iter().filter(|bonus| has(bonus.set()));
    let nomads = nomads::pool(config).into_iter().zip(NomadTile::ALL);
    let nomads = nomads.filter(|&(count, tile)| has(tile.set()) && count > 0);
    let common = [(Set::Harvest, Extra::Farmland), (Set::Caves, Extra::Cave)];
    let common = common.into_iter().filter(|&(set, _)| has(set));
    locations
        .map(|&location| location_of(config, location))
        .chain(bonuses.map(|&bonus| bonus_of(config, bonus)))
        .chain(nomads.map(|(count, tile)| nomad_of(tile).copies(count)))
        .chain(common.map(|(set, extra)| tile("action", extra, set)))
        .collect()
}

fn tile(kind: &'static str, extra: Extra, set: Set) -> Thing {
    explained(kind, extra.id(), extra.key()).ruled(extra.rule()).of_set(set.id())
}

fn location_of(config: &Config, location: Location) -> Thing {
    let facts = &config.data.facts;
    let hexes = u32::from(facts.location_hexes[location.index()]);
    let tile = tile("location", Extra::Location(location), location.set());
    location.numbers(tile, facts).copies(hexes * u32::from(facts.numbers.tiles_per_location))
}

fn bonus_of(config: &Config, bonus: Bonus) -> Thing {
    let tile = tile("bonus", Extra::Bonus(bonus), bonus.set()).word("location", bonus.location().id());
    tile.copies(config.data.facts.numbers.bonus_tiles)
}

fn nomad_of(nomad: NomadTile) -> Thing {
    let tile = nomad.numbers(tile("nomad", Extra::Nomad(nomad), nomad.set()));
    match nomad.terrain() {
        Some(terrain) => tile.word("terrain", terrain.id()),
        None => tile,
    }
}
