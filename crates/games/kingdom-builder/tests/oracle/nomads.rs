//! Nomads, Caves and Island in plain loops: what their actions allow (NO-9 to NO-12, NO-14 to NO-17, Q2-3, Q3-5, Q3-8).

use std::collections::BTreeSet;

use steading_kingdom_builder::{NomadTile, State};

use crate::actions::{after, listed};
use crate::field::{Field, place, position, text};
use crate::grid::{Place, step};

const BUILDABLE: &str = "GCDFT";

/// Where an action builds, takes or walls; nothing for those that move.
fn targets(state: &State, field: &Field, extra: &str) -> Option<Vec<Place>> {
    let played = state.turn.terrain.unwrap().letter().to_string();
    let open = |letters: &str| field.rule_3(0, field.open(letters));
    let donation = NomadTile::from_id(extra).and_then(NomadTile::terrain);
    Some(match (extra, donation) {
        (_, Some(terrain)) => open(&terrain.letter().to_string()),
        ("oracle", _) => open(&played),
        ("farm", _) => open("G"),
        ("garden", _) => open("F"),
        ("village", _) => {
            field.open(BUILDABLE).into_iter().filter(|&here| field.beside_own(here, 0) >= 3).collect()
        }
        ("quarry", _) => {
            let beside = field.open(&played).into_iter().filter(|&here| field.beside_own(here, 0) > 0);
            if field.walls.len() < 25 { beside.collect() } else { Vec::new() }
        }
        ("sword", _) => {
            let players = state.setting.config.players;
            (1..players).map(|seat| field.own(seat)).find(|own| !own.is_empty()).unwrap_or_default()
        }
        _ => return None,
    })
}

/// Where a piece goes that was picked up; the field no longer has it, and it does not go back.
fn landing(state: &State, field: &Field, extra: &str, from: Place) -> Vec<Place> {
    let elsewhere =
        |letter: &str| field.open(letter).into_iter().filter(|&here| here != from).collect::<Vec<_>>();
    let caves: BTreeSet<Place> = state.setting.layout.caves.iter().map(place).collect();
    let at_a_cave = |here: Place| field.around(here).iter().any(|beside| caves.contains(beside));
    match extra {
        "harbor" => field.rule_3(0, elsewhere("W")),
        "rope_bridge" => field.rule_3(0, elsewhere("C")),
        "tree_house" => field.rule_3(0, elsewhere("T")),
        "cave" if !at_a_cave(from) => Vec::new(),
        "cave" => elsewhere(BUILDABLE).into_iter().filter(|&here| at_a_cave(here)).collect(),
        "resettlement" => {
            field.around(from).into_iter().filter(|&here| field.is_open(here, BUILDABLE)).collect()
        }
        _ => (0..6).filter_map(|direction| slide(field, from, direction)).collect(),
    }
}

/// The Caravan: on and on until the next hex is an obstacle.
fn slide(field: &Field, from: Place, direction: usize) -> Option<Place> {
    let mut here = from;
    while field.is_open(step(here, direction), BUILDABLE) {
        here = step(here, direction);
    }
    (here != from).then_some(here)
}

const EXTRAS: [&str; 19] = [
    "oracle",
    "farm",
    "harbor",
    "quarry",
    "caravan",
    "village",
    "garden",
    "rope_bridge",
    "tree_house",
    "donation_grass",
    "donation_canyon",
    "donation_desert",
    "donation_flowers",
    "donation_forest",
    "donation_water",
    "donation_mountain",
    "resettlement",
    "sword",
    "cave",
];

/// Whether seat 0 has a tile for it; the cave action needs none.
fn has(state: &State, extra: &str) -> bool {
    let table = &state.setting;
    let held = state.players[0].tiles.held;
    extra == "cave"
        || table.board.specials().iter().enumerate().any(|(number, special)| {
            let nomad = table.nomads[number].map(NomadTile::id);
            held >> number & 1 != 0 && (special.kind.id() == extra || nomad == Some(extra))
        })
}

#[test]
fn masks_agree_with_loops() {
    let mut used = BTreeSet::new();
    for number in 0..120 {
        let state = position(number);
        let field = Field::new(&state);
        let played = state.turn.terrain.unwrap().letter().to_string();
        let build = field.rule_3(0, field.open(&played));
        assert_eq!(listed(&state, "build "), text(build.clone()), "position {number}");
        outpost(&state, "build ", field.open(&played), &build, number);
        for extra in EXTRAS {
            let offered = listed(&state, "use ").split(' ').any(|offered| offered == extra);
            let acting = offered.then(|| after(&state, &format!("use {extra}")));
            let possible = match targets(&state, &field, extra) {
                Some(targets) => {
                    if let Some(acting) = &acting {
                        let word = if extra == "sword" { "take " } else { "build " };
                        assert_eq!(
                            listed(acting, word),
                            text(targets.clone()),
                            "{extra} in position {number}"
                        );
                    }
                    !targets.is_empty()
                }
                None => moves(&state, acting.as_ref(), extra, number),
            };
            assert_eq!(offered, has(&state, extra) && possible, "{extra} in position {number}");
            used.extend(offered.then_some(extra));
        }
    }
    assert_eq!(used.len(), EXTRAS.len(), "{used:?}");
}

/// Compares every pick-up and every place to go; whether there is any.
fn moves(state: &State, acting: Option<&State>, extra: &str, number: u64) -> bool {
    let mut movable = Vec::new();
    let whole = Field::new(state);
    for from in whole.own(0) {
        let mut field = whole.clone();
        field.owners.remove(&from);
        let places = landing(state, &field, extra, from);
        if places.is_empty() {
            continue;
        }
        movable.push(from);
        if let Some(acting) = acting {
            let lifted = after(acting, &format!("lift {}", text([from])));
            let word = if extra == "resettlement" { "step " } else { "put " };
            assert_eq!(listed(&lifted, word), text(places.clone()), "{extra} {from:?} in position {number}");
            match extra {
                "harbor" => outpost(&lifted, word, landing_anywhere(&field, "W", from), &places, number),
                "rope_bridge" => outpost(&lifted, word, landing_anywhere(&field, "C", from), &places, number),
                "tree_house" => outpost(&lifted, word, landing_anywhere(&field, "T", from), &places, number),
                _ => outpost(&lifted, word, places.clone(), &places, number),
            }
        }
    }
    if let Some(acting) = acting {
        assert_eq!(listed(acting, "lift "), text(movable.clone()), "{extra} in position {number}");
    }
    !movable.is_empty()
}

fn landing_anywhere(field: &Field, letter: &str, from: Place) -> Vec<Place> {
    field.open(letter).into_iter().filter(|&here| here != from).collect()
}

/// The Outpost is offered if it opens a hex, and then only such hexes (NO-11).
fn outpost(state: &State, word: &str, anywhere: Vec<Place>, allowed: &[Place], number: u64) {
    let opened: Vec<Place> = anywhere.into_iter().filter(|here| !allowed.contains(here)).collect();
    let offered = listed(state, "use ").split(' ').any(|offered| offered == "outpost");
    assert_eq!(offered, has(state, "outpost") && !opened.is_empty(), "Outpost in position {number}");
    if offered {
        assert_eq!(listed(&after(state, "use outpost"), word), text(opened), "Outpost in position {number}");
    }
}
