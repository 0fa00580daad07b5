//! Settlements and other pieces, and the terrain cards.

use steading_game::Thing;

use super::printed;
use crate::terrain_card::{Cards, TerrainCard};
use crate::things::Pieces;
use crate::{Config, Location, Set, Terrain};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let has = |set| config.sets.contains(set);
    let numbers = &config.data.facts.numbers;
    let shared = |id, key, set: Set| printed("piece", id, key).of_set(set.id());
    let mut things =
        vec![for_everybody(config, "settlement", "piece-settlement", numbers.settlements).ruled("KB-16")];
    if has(Set::Nomads) {
        let wall = shared("wall", "piece-wall", Set::Nomads).ruled(Location::Quarry.rule());
        things.push(wall.copies(numbers.stone_walls));
    }
    let singles = Pieces::SINGLE.iter().map(|single| (single.id, single.key, 1, single.location));
    let warrior = ("warrior", "piece-warrior", numbers.warriors, Location::Barracks);
    let city_hall = ("city_hall", "piece-city_hall", 1, Location::CityHall);
    let placed = [warrior].into_iter().chain(singles).chain([city_hall]);
    let placed = placed.filter(|(.., location)| has(location.set()));
    things.extend(placed.map(|(id, key, each, location)| by(for_everybody(config, id, key, each), location)));
    if has(Set::Harvest) {
        let scout = shared("scout", "piece-scout", Set::Harvest).ruled(Location::ScoutCabin.rule());
        things.push(scout.copies(numbers.scouts));
        things.push(shared("token", "piece-token", Set::Harvest).ruled(Location::Cathedral.rule()));
    }
    let deck = Cards::deck(&config.data.facts, config.has_dual_cards());
    things.extend(Vec::from(deck).into_iter().map(|(card, count)| card_of(card).copies(count)));
    things
}

/// A piece of which every player has so many.
fn for_everybody(config: &Config, id: &'static str, key: &'static str, each: u8) -> Thing {
    let all = u32::from(each) * u32::from(config.players);
    printed("piece", id, key).of_set(Set::Base.id()).number("each", each).copies(all)
}

/// A piece that a location brings into play.
fn by(piece: Thing, location: Location) -> Thing {
    piece.ruled(location.rule()).of_set(location.set().id())
}

fn card_of(card: TerrainCard) -> Thing {
    let set = if card.is_dual() { Set::Marshlands } else { Set::Base };
    let thing = printed("terrain_card", card.to_string(), card.key()).of_set(set.id());
    let thing = thing.ruled(if card.is_dual() { "MA-3" } else { "KB-11" });
    let thing = thing.word("terrain", card.terrain().id());
    if card.is_dual() { thing.word("terrain", Terrain::Swamp.id()) } else { thing }
}
