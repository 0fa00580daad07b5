//! The examples of the rulebooks.

use steading_game::{Game, Seat};
use steading_settlement::{Building, Settlement};

use crate::table::{Table, in_pile};

/// TV-1: the scoring example of both rulebooks, 86 points.
#[test]
fn tv_1_scoring() {
    let terrains: String =
        ["I1 t1-01", "I2 t1-02", "I3 t1-03", "II1 t2-01", "II2 t2-02", "II3 t2-03", "III1 t3-01"]
            .iter()
            .map(|terrain| format!("terrain seat0 {terrain}\n"))
            .collect();
    let table = Table::set(&format!(
        "round 6 seat0\n{terrains}building seat0 upper1 bank 2\nbuilding seat0 upper2 cathedral 4\nbuilding seat0 upper3 quarry\n\
        building seat0 middle1 tavern\nbuilding seat0 middle2 bazaar\nbuilding seat0 lower1 warehouse\n\
        heroes seat0 c03 c09 c04 c05 a01 a02 a03 b01 b02"
    ));
    let score = Settlement::score(&table.state, Seat(0));
    let parts: Vec<i32> = score.parts.iter().map(|&(_, points)| points).collect();
    assert_eq!((parts, score.total()), (vec![21, 12, 0, 27, 10, 16], 86));
    assert_eq!(steading_settlement::total(&table.state, Seat(0)), 86);
}

/// TV-2: an Adventurer for 2 wood and 2 gold, plus the surcharge of the place.
#[test]
fn tv_2_hero_price() {
    for (place, row, price) in [
        (3, "a01 a02 a03 a07", "2W2G"),
        (2, "a01 a02 a07 a03", "2W2G"),
        (1, "a01 a07 a02 a03", "2W1D2G"),
        (0, "a07 a01 a02 a03", "2W2D2G"),
    ] {
        let mut table = Table::set(&format!(
            "round 1 seat0\nseat0 has {price}\nterrain seat0 I1 t1-01\nterrain seat0 I2 t1-02\nrow {row}"
        ));
        table.play(&format!("invite {place}"));
        assert_eq!(
            (table.has(0).as_str(), table.settlers(0), table.points(0)),
            ("0", (6, 1), 2),
            "place {place}"
        );
    }
}

/// TV-3: region I with wood, a monster, wood.
#[test]
fn tv_3_region() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-01\nterrain seat0 I2 t1-05 monster\nterrain seat0 I3 t1-03\nrow a01 a05 a09 c02",
    );
    table.play("activate I");
    assert_eq!(table.has(0), "2W");
    table.shows(&[
        "terrain seat0 I1 t1-01 monster",
        "terrain seat0 I2 t1-05 monster",
        "terrain seat0 I3 t1-03",
    ]);
}

/// TV-4: region II with wood and diamond.
#[test]
fn tv_4_region() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-01\nterrain seat0 II1 t2-01\nterrain seat0 II2 t2-07",
    );
    table.play("activate II");
    assert_eq!(table.has(0), "1W1D");
}

/// TV-5: Quarry, then Bazaar, the Alchemist not used.
#[test]
fn tv_5_street() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 0\nbuilding seat0 upper1 quarry\nbuilding seat0 upper2 bazaar\nbuilding seat0 upper3 alchemist",
    );
    table.play_all(&["activate upper", "use upper1", "use upper2 S"]);
    assert!(table.allows("use upper3"));
    table.play("stop");
    assert_eq!((table.has(0).as_str(), table.settlers(0)), ("1G", (5, 0)));
}

/// TV-6: a Lumber Mill for one settler and one stone; the space is refilled.
#[test]
fn tv_6_building() {
    let mut table = Table::set("round 1 seat0");
    table.play("build 0 upper");
    assert_eq!((table.has(0).as_str(), table.settlers(0)), ("1W1C", (5, 0)));
    table.shows(&["building seat0 upper1 lumber_mill"]);
    assert!(table.state.market.spaces[0].is_some());
    assert_eq!(table.state.market.pile.iter().sum::<u8>(), 26);
}

/// TV-7: the first exploration, and what is legal afterwards.
#[test]
fn tv_7_first_exploration() {
    let mut table = Table::set("players 1\nround 1 seat0");
    table.play("explore I");
    assert_eq!((table.offers("place"), table.settlers(0)), ("I1, I2, I3".to_owned(), (5, 0)));
    table.play("place I1").play("end");
    assert_eq!(table.offers("explore"), "I, II");
    let legal = |region| {
        table
            .player(0)
            .wilderness
            .legal_spaces(region)
            .iter()
            .map(|space| space.to_string())
            .collect::<String>()
    };
    assert_eq!(steading_settlement::Region::ALL.map(legal), ["I2", "II1", ""]);
}

/// TV-8: two green heroes, one green monster.
#[test]
fn tv_8_check() {
    let mut table = Table::set("round 1 seat0\nterrain seat0 I1 t1-01\nrow a01 a04 a05 a08");
    table.play("activate I");
    assert_eq!((table.monsters(), table.state.monsters), (1, [8, 9, 9, 9]));
}

/// TV-9: hunting a green monster.
#[test]
fn tv_9_hunt() {
    let mut table = Table::set("round 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-01 monster");
    table.play("hunt I1");
    assert_eq!((table.has(0).as_str(), table.settlers(0), table.state.monsters), ("1D", (5, 0), [9; 4]));
}

/// TV-10: a fortification on clay.
#[test]
fn tv_10_fortification() {
    let mut table = Table::set("round 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-05 fort");
    table.play("activate I1");
    assert_eq!((table.has(0).as_str(), table.settlers(0)), ("1C", (5, 0)));
}

/// TV-11: passing second with one fortification.
#[test]
fn tv_11_pass() {
    let mut table = Table::set(
        "players 3\nround 2 seat0\nseat0 has 2W1C bonus 1 artifact guiding_star\nseat1 has 0\npassed seat1\nmarker seat1\n\
        terrain seat0 I1 t1-01 fort\nplaced seat0 explore 8",
    );
    assert_eq!(table.player(0).placed_bonus(), 2);
    table.play("pass").play("keep 1C");
    assert_eq!((table.has(0).as_str(), table.settlers(0)), ("1C", (6, 1)));
    let choice = table.listed("take ")[0].clone();
    table.play(&choice);
    assert_ne!(table.player(0).artifact.unwrap().id(), "guiding_star");
    assert!(table.line("artifacts").contains("guiding_star"));
    assert_eq!(table.state.marker, Seat(1));
}

/// TV-12: five artifacts for two players, three after the draft and after every pass.
#[test]
fn tv_12_artifacts() {
    let mut table = Table::start(2, &[], 11);
    assert_eq!(table.state.artifacts.len(), 5);
    for _ in 0..2 {
        let choice = table.listed("take ")[0].clone();
        table.play(&choice);
    }
    assert_eq!(table.state.artifacts.len(), 3);
    for _ in 0..10 {
        table.play("pass");
        let choice = table.listed("take ")[0].clone();
        table.play(&choice);
        assert_eq!(table.state.artifacts.len(), 3);
    }
    assert_eq!(table.state.round, 6);
}

/// TV-13: two Taverns and two Cathedrals become two stacks; a third Tavern drawn then lies alone.
#[test]
fn tv_13_market() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 0\nseat1 has 0\npassed seat1\nmarker seat1\n\
        market tavern cathedral quarry tavern cathedral bank bazaar jeweler warehouse",
    );
    assert_eq!(in_pile(&table, Building::Tavern), 1);
    table.play("pass");
    let choice = table.listed("take ")[0].clone();
    table.play_until(&choice, |table| in_pile(table, Building::Tavern) == 0);
    let market = table.line("market");
    assert!(market.starts_with("tavern*2 cathedral*2 quarry "), "{market}");
    assert_eq!(market.split(' ').filter(|&space| space == "tavern").count(), 1);
    assert!(!market.contains('-'));
}

/// TV-14: a set for a diamond, two diamonds for a basic directly.
#[test]
fn tv_14_trade() {
    let mut table = Table::set("round 1 seat0\nseat0 has 1W1C1S2D");
    table.play_all(&["trade WCS for D", "trade DD for C"]);
    assert_eq!(table.has(0), "1C1D");
}
