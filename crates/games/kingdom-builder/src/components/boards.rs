//! Quadrants and the island, terrain, and what stands on special hexes.

use steading_game::{Ground, Thing};

use super::{explained, printed};
use crate::board::SpecialKind;
use crate::data::Printed;
use crate::sets::harvest::silo;
use crate::sets::queenies::cave;
use crate::{Config, IslandSide, Quadrant, Set, Terrain, played};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let quadrants = config.quadrant_pool().map(|quadrant| quadrant_of(config, quadrant));
    let has_island = config.sets.contains(Set::Island);
    let islands = IslandSide::ALL.iter().filter(|_| has_island).map(|&side| island(config, side));
    let terrains = Terrain::ALL.iter().map(|&terrain| terrain_of(terrain));
    quadrants.chain(islands).chain(terrains).chain(specials(config)).collect()
}

fn quadrant_of(config: &Config, quadrant: Quadrant) -> Thing {
    let board = printed("quadrant", quadrant.id(), quadrant.key()).ruled("KB-2");
    drawn(board.of_set(quadrant.set().id()), config.data.quadrant(quadrant)).copies(1u8)
}

fn island(config: &Config, side: IslandSide) -> Thing {
    let board =
        printed("island", side.id(), "option-island_side").named(format!("option-island_side-{side}"));
    drawn(board.ruled("Q3-1").of_set(Set::Island.id()), config.data.island(side))
}

/// The same with its fields and locations.
fn drawn(board: Thing, layout: &Printed) -> Thing {
    let board =
        layout.locations.iter().fold(board, |board, (_, location)| board.word("location", location.id()));
    let mut legend = Vec::new();
    for letter in layout.rows.iter().flat_map(|row| row.chars()) {
        if legend.iter().any(|&(known, _)| known == letter) {
            continue;
        }
        let terrain = Terrain::from_letter(letter).map(Terrain::id);
        if let Some(word) = terrain.or_else(|| layout.special(letter).map(SpecialKind::id)) {
            legend.push((letter, word.into()));
        }
    }
    let ground = Ground { rows: layout.rows.clone(), legend };
    Thing { origin: layout.origin.into(), ground: Some(ground), ..board }
}

/// A terrain; those that terrain cards show say how many builds they ask for.
fn terrain_of(terrain: Terrain) -> Thing {
    let thing = printed("terrain", terrain.id(), terrain.key()).ruled("KB-3");
    match terrain {
        Terrain::Grass
        | Terrain::Canyon
        | Terrain::Desert
        | Terrain::Flowers
        | Terrain::Forest
        | Terrain::Swamp => thing.number("builds", played::builds(terrain)),
        Terrain::Farmland | Terrain::Water | Terrain::Mountain => thing,
    }
}

/// What is no tile on special hexes, and caves. What brings gold in the final scoring says under which key.
fn specials(config: &Config) -> impl Iterator<Item = Thing> {
    let numbers = config.data.facts.numbers;
    let castle = explained("hex", "castle", "hex-castle")
        .ruled("KB-53")
        .number("gold", numbers.castle_gold)
        .word("score", "score-castles");
    let nomad = explained("hex", "nomad", "hex-nomad").ruled("NO-4");
    let palace = explained("hex", "palace", "hex-palace")
        .ruled("MA-5")
        .number("gold", numbers.palace_gold)
        .word("score", "score-palaces");
    let silo = explained("hex", "silo", "hex-silo").ruled("HA-6").number("settlements", silo::MOST);
    let capitol = explained("hex", "capitol", "hex-capitol")
        .ruled("Q1-2")
        .number("gold", numbers.capitol_gold)
        .number("range", numbers.capitol_range)
        .word("score", "score-capitols");
    let cave = printed("hex", "cave", "hex-cave").helped("extra-cave-help").ruled(cave::RULE);
    let all = [
        (Set::Base, castle),
        (Set::Nomads, nomad),
        (Set::Marshlands, palace),
        (Set::Harvest, silo),
        (Set::Capitol, capitol),
        (Set::Caves, cave),
    ];
    // Other sets have castles as well.
    let sets = config.sets;
    let kept = all.into_iter().filter(move |&(set, _)| set == Set::Base || sets.contains(set));
    kept.map(|(set, thing)| thing.of_set(set.id()))
}
