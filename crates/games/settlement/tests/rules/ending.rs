//! Sections 11 to 13: the end of a round, the end of the game, and playing alone.

use steading_game::{Game, Seat};
use steading_settlement::{Data, Event, Phase, Rank, Settlement};

use crate::table::Table;

/// The last pass of a round, with the first artifact offered.
fn end_round(table: &mut Table) {
    table.play("pass");
    if table.state.phase == Phase::NewArtifact {
        let choice = table.listed("take ")[0].clone();
        table.play(&choice);
    }
}

const LAST: &str = "passed seat1\nmarker seat1\nseat1 has 0\nseat0 has 0";

/// SE-11.1: the rightmost hero is discarded, the others move right, a new one comes to the left.
#[test]
fn a_hero_leaves() {
    let mut table = Table::set(&format!("round 2 seat0\n{LAST}\nrow a01 a02 a03 a04"));
    end_round(&mut table);
    assert!(table.line("row").ends_with(" a01 a02 a03"));
    assert_eq!((table.line("discarded").as_str(), table.state.heroes.deck.len()), ("a04", 43));
}

/// SE-11.2, SE-11.5: equal tiles gather on the lowest space of their type; empty spaces are refilled in order, and a drawn
/// tile lies alone.
#[test]
fn the_market_is_restacked() {
    let mut table = Table::set(&format!(
        "round 2 seat0\n{LAST}\nmarket bank tavern quarry tavern bank tavern jeweler bazaar cathedral"
    ));
    end_round(&mut table);
    let spaces = table.state.market.spaces;
    let stack = |space: usize| spaces[space].map(|stack| (stack.building.id(), stack.count)).unwrap();
    assert_eq!((stack(0), stack(1), stack(2)), (("bank", 2), ("tavern", 3), ("quarry", 1)));
    assert_eq!((stack(6), stack(7), stack(8)), (("jeweler", 1), ("bazaar", 1), ("cathedral", 1)));
    assert!([3, 4, 5].iter().all(|&space| stack(space).1 == 1));
    let order: Vec<String> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::TurnedUp { building } => Some(building.id().to_owned()),
            _ => None,
        })
        .collect();
    assert_eq!(order, [stack(3).0, stack(4).0, stack(5).0]);
}

/// SE-11.3: the marker of the round moves on, and the holder of the first player marker begins.
#[test]
fn the_next_round() {
    let mut table = Table::set(&format!("round 2 seat0\n{LAST}"));
    end_round(&mut table);
    assert_eq!((table.state.round, table.state.active, table.state.passed.is_empty()), (3, Seat(1), true));
}

/// SE-11.4: after round 6 nothing of this happens, and nobody acts any more.
#[test]
fn after_round_six() {
    let mut table = Table::set(
        "round 6 seat0\npassed seat1\nmarker seat1\nrow a01 a02 a03 a04\nmarket bank bank quarry tavern jeweler bazaar cathedral clay_pit warehouse",
    );
    table.play("pass");
    table.shows(&["phase over", "row a01 a02 a03 a04", "round 6 seat0"]);
    assert!(table.line("market").starts_with("bank bank"));
    assert_eq!(
        (table.refused_for(0, "pass"), table.must_act().to_string()),
        ("SE-11.4", "nobody".to_owned())
    );
    assert!(table.places().is_some());
}

/// SE-12.1: heroes, gold on Banks and diamonds on Cathedrals, and nothing else.
#[test]
fn only_heroes_and_stored_tokens_score() {
    let table = Table::set(
        "round 6 seat0\nseat0 has 9W9C9S9D9G bonus 9\nterrain seat0 I1 t1-01 fort\nterrain seat0 I2 t1-02 monster\n\
        building seat0 upper1 bank 2\nbuilding seat0 upper2 cathedral 3\nbuilding seat0 upper3 tavern\nbuilding seat0 lower1 bank 1\n\
        heroes seat0 a01 b01 d01 c06\nseat1 has 9G",
    );
    let score = Settlement::score(&table.state, Seat(0));
    let expected = [
        ("score-adventurer", 2),
        ("score-builder", 4),
        ("score-defender", 1),
        ("score-craftsman", 10),
        ("bank", 15),
        ("cathedral", 12),
    ];
    assert_eq!((score.parts.as_slice(), table.points(1)), (expected.as_slice(), 0));
}

/// SE-12.2: most points, then gold, then diamonds in the own supply, then a shared victory.
#[test]
fn ties() {
    let cases = [
        ("0", "9D9G", "heroes seat0 c01", [1, 2]),
        ("1D1G", "9D", "", [1, 2]),
        ("1D1G", "2D1G", "", [2, 1]),
        ("9W1D1G", "1D1G", "", [1, 1]),
        ("0", "1G", "building seat1 upper1 bank 1\nheroes seat0 c01", [2, 1]),
        ("1G", "0", "building seat1 upper1 bank 1\nheroes seat0 c01", [1, 2]),
    ];
    for (first, second, rest, places) in cases {
        let mut table = Table::set(&format!(
            "round 6 seat0\npassed seat1\nmarker seat1\nseat0 has {first}\nseat1 has {second}\n{rest}"
        ));
        assert_eq!(table.places(), None);
        table.play("pass");
        assert_eq!(table.places().unwrap(), places, "{first} against {second}, {rest}");
    }
}

/// SE-13.1: four artifacts, one is chosen, three stay, ten form the stack.
#[test]
fn solo_setup() {
    let mut table = Table::start(1, &[], 4);
    assert_eq!((table.listed("take").len(), table.state.artifact_stack.len()), (4, 10));
    let choice = table.listed("take")[0].clone();
    table.play(&choice);
    assert_eq!((table.state.artifacts.len(), table.state.phase), (3, Phase::Turn));
}

/// SE-13.2: the previous artifact leaves the game, and one of the stack comes into the row.
#[test]
fn solo_artifacts() {
    let mut table = Table::start(1, &[], 4);
    let choice = table.listed("take")[0].clone();
    table.play(&choice);
    for left in (5..10).rev() {
        let old = table.player(0).artifact.unwrap();
        table.play("pass");
        assert_eq!(table.listed("take").len(), 3);
        let choice = table.listed("take")[0].clone();
        table.play(&choice);
        assert_eq!((table.state.artifacts.len(), table.state.artifact_stack.len()), (3, left));
        assert!(!table.state.artifacts.contains(old) && !table.state.artifact_stack.contains(old));
        assert!(table.line("gone").contains(old.id()));
    }
}

/// SE-13.3: the ranks; everything else is as with more players.
#[test]
fn solo_ranks() {
    let facts = &Data::built_in().supply;
    let cases = [
        (0, Rank::Settler),
        (50, Rank::Settler),
        (51, Rank::Mayor),
        (75, Rank::Mayor),
        (76, Rank::Knight),
        (100, Rank::Knight),
        (101, Rank::Lord),
        (300, Rank::Lord),
    ];
    for (points, rank) in cases {
        assert_eq!(facts.rank(points), rank, "{points}");
    }
    let mut table = Table::set("players 1\nround 6 seat0\nseat0 has 0\nbuilding seat0 upper1 bank 11");
    table.play("pass");
    assert_eq!(table.events.last(), Some(&Event::SoloOver { points: 55, rank: "rank-mayor" }));
    assert_eq!(table.places(), Some(vec![1]));
}
