//! Sections 6.1 to 6.4 and 6.7: building, exploring, hunting, fortifying.

use steading_game::Undo;
use steading_settlement::{Building, Phase};

use crate::table::{Table, in_pile};

const MARKET: &str = "market lumber_mill clay_pit quarry diamond_mine tavern*2 jeweler alchemist tavern bank";

/// SE-6.1.1: a free place and a tile on the market are needed.
#[test]
fn building_needs_a_place_and_a_tile() {
    let full: String = [("upper", "quarry"), ("middle", "bank"), ("lower", "bazaar")]
        .iter()
        .flat_map(|(street, building)| {
            (1..=3).map(move |n| format!("building seat0 {street}{n} {building}\n"))
        })
        .collect();
    let mut table = Table::set(&format!("round 1 seat0\n{full}"));
    assert_eq!((table.refused("build 0 upper"), table.offers("build")), ("SE-6.1.1", String::new()));
    let two = full.replace("building seat0 lower3 bazaar\n", "");
    let mut table = Table::set(&format!("round 1 seat0\nseat0 has 1S\n{two}"));
    assert_eq!(table.offers("build"), "0 lower, 5 lower");
    assert_eq!(table.refused("build 0 middle"), "SE-6.1.1");
    let mut gone = Table::set(&empty_pile("-"));
    assert_eq!(gone.refused("build 8 lower"), "SE-6.1.1");
}

/// A position in which all 36 tiles are built or lie on the market; `last` is what lies on its last space.
fn empty_pile(last: &str) -> String {
    let mut tiles: Vec<&str> = Building::ALL.iter().flat_map(|building| [building.id(); 3]).collect();
    let market = tiles.split_off(27);
    let mut text = "players 4\nround 1 seat0\nseat0 has 1W1C1D1G\nmarket".to_owned();
    let mut stacks: Vec<String> = market.chunks(3).map(|three| format!("{}*3", three[0])).collect();
    stacks.resize(8, "-".to_owned());
    stacks.push(last.to_owned());
    text += &format!(" {}\n", stacks.join(" "));
    let places: Vec<String> = ["upper", "middle", "lower"]
        .iter()
        .flat_map(|street| (1..=3).map(move |number| format!("{street}{number}")))
        .collect();
    for (number, tile) in tiles.iter().enumerate() {
        text += &format!("building seat{} {} {tile}\n", number / 9 + 1, places[number % 9]);
    }
    text
}

/// SE-6.1.2: one tile of a space is taken, its price goes to the supply, and it stays on the first free place.
#[test]
fn building_takes_one_tile_for_its_price() {
    let mut table = Table::set(&format!("round 1 seat0\nseat0 has 1C2G\nset supply=strict\n{MARKET}"));
    assert_eq!(table.refused("build 1 upper"), "SE-6.1.2");
    table.play("build 4 middle");
    table.shows(&["building seat0 middle1 tavern", "placed seat0 build 1"]);
    assert_eq!(table.has(0), "1C1G");
    assert!(table.line("market").starts_with("lumber_mill clay_pit quarry diamond_mine tavern jeweler"));
}

/// SE-6.1.3: an emptied space is refilled at once, also before the Clock; a stack that is left is not; without tiles the
/// space stays empty.
#[test]
fn the_market_is_refilled_at_once() {
    let mut table = Table::set(&format!("round 1 seat0\nseat0 has 1G artifact eternity_clock\n{MARKET}"));
    table.play("build 7 upper");
    assert!(table.state.market.spaces[7].is_some());
    assert_eq!(
        (table.state.phase, table.undo),
        (Phase::Clock { place: "upper1".parse().unwrap() }, Some(Undo::Barrier))
    );
    assert_eq!(table.told()[..2], ["constructed", "turned_up"]);
    let mut stack = Table::set(&format!("round 1 seat0\nseat0 has 1G\n{MARKET}"));
    stack.play("build 4 upper");
    assert_eq!((stack.told().len(), stack.undo), (1, Some(Undo::Allowed)));
    let mut last = Table::set(&empty_pile("-"));
    last.play_all(&["build 0 upper", "end", "pass"]);
    assert_eq!(last.state.market.pile, [0; 12]);
    let mut single = empty_pile("cathedral").replace("cathedral*3", "cathedral*2");
    single = single.replace("seat0 has 1W1C1D1G", "seat0 has 1W");
    let mut single = Table::set(&single);
    single.play("build 8 lower");
    assert_eq!((single.state.market.spaces[8], single.undo), (None, Some(Undo::Allowed)));
}

/// SE-6.1.4: a new building is not used by being built.
#[test]
fn building_does_not_activate() {
    let mut table = Table::set(&format!("round 1 seat0\nseat0 has 1S\n{MARKET}"));
    table.play("build 0 upper");
    assert_eq!((table.state.phase, table.has(0).as_str()), (Phase::Turn, "0"));
    assert_eq!(table.refused("use upper1"), "SE-6.6.2");
}

/// SE-6.1.5: the same type may be built several times.
#[test]
fn the_same_building_twice() {
    let mut table = Table::set(&format!("players 1\nround 1 seat0\nseat0 has 3G\n{MARKET}"));
    table.play_all(&["build 4 upper", "end", "build 7 upper", "end", "build 4 lower"]);
    let taverns = table.player(0).streets.iter().filter(|(_, built)| built.building == Building::Tavern);
    assert_eq!(taverns.count(), 3);
}

/// SE-6.1.6: equal tiles on different spaces are different choices.
#[test]
fn the_choice_is_a_space() {
    let table = Table::set(&format!("round 1 seat0\nseat0 has 1G\n{MARKET}"));
    let offered = table.listed("build");
    assert!(offered.contains(&"build 4 upper".to_owned()) && offered.contains(&"build 7 upper".to_owned()));
    assert_eq!(in_pile(&table, Building::Tavern), 0);
}

/// SE-6.2.1: the first terrain is one of region I, later ones touch an own one orthogonally.
#[test]
fn where_terrains_go() {
    let mut table = Table::set("round 1 seat0\nseat0 has 0 bonus 9");
    assert_eq!((table.offers("explore"), table.refused("explore II")), ("I".to_owned(), "SE-6.2.1"));
    table.play("explore I");
    assert_eq!(table.offers("place"), "I1, I2, I3");
    let mut table =
        Table::set("round 1 seat0\nseat0 has 0 bonus 9\nterrain seat0 I1 t1-01\nterrain seat0 II1 t2-01");
    assert_eq!(table.offers("explore"), "I, II, III");
    table.play("explore III");
    table.shows(&["phase turn"]);
    assert!(table.line("terrain seat0 III1").starts_with("t3-"));
    let mut full =
        Table::set("round 1 seat0\nterrain seat0 I1 t1-01\nterrain seat0 I2 t1-02\nterrain seat0 I3 t1-03");
    assert_eq!(full.refused("explore I"), "SE-6.2.1");
}

/// SE-6.2.2: settlers first, then the draw, then the space, in the region of the tile.
#[test]
fn the_tile_is_seen_before_its_space() {
    let mut table = Table::set("round 1 seat0\nterrain seat0 I2 t1-01\nrow a04 a08 a12 c01");
    assert_eq!(table.refused("place I1"), "SE-6.2.2");
    table.play("explore I");
    assert_eq!((table.settlers(0), table.undo), ((5, 0), Some(Undo::Barrier)));
    assert!(table.line("phase place").starts_with("t1-"));
    assert_eq!(table.refused("place II2"), "SE-6.2.2");
    assert_eq!(table.refused("place I2"), "SE-6.2.1");
    assert_eq!(table.refused("invite 3"), "SE-6.2.2");
    table.play("place I3");
    assert_eq!(table.undo, Some(Undo::Allowed));
    assert!(table.line("terrain seat0 I3").starts_with("t1-"));
}

/// SE-6.2.3: a check for the new tile follows.
#[test]
fn exploring_is_followed_by_a_check() {
    let explored = |row: &str| {
        let mut table = Table::set(&format!("round 1 seat0\nterrain seat0 I2 t1-12\nrow {row}"));
        table.play_until("explore I", |table| {
            let tile = table.line("phase place");
            ["t1-01", "t1-05", "t1-09"].contains(&tile.as_str())
        });
        table.play("place I1");
        table.monsters()
    };
    assert_eq!((explored("a01 a05 a09 c02"), explored("a04 a08 a12 c01")), (1, 0));
}

/// SE-6.2.4: exploring yields nothing.
#[test]
fn exploring_yields_nothing() {
    let mut table = Table::set("round 1 seat0\nseat0 has 1D");
    table.play("explore I").play("place I1");
    assert_eq!(table.has(0), "1D");
}

/// SE-6.3.1, AMB-36: each colour has its price in settlers and its reward; the monster goes back to the supply.
#[test]
fn hunting_by_colour() {
    let cases = [
        ("I1 t1-01", 1, "1D", 0),
        ("I1 t1-03", 2, "1G", 1),
        ("II1 t2-07", 3, "2G", 2),
        ("II1 t2-11", 4, "1D2G", 3),
    ];
    for (terrain, cost, reward, colour) in cases {
        let base = if terrain.starts_with("II") { "terrain seat0 I1 t1-12\n" } else { "" };
        let mut table =
            Table::set(&format!("round 1 seat0\nseat0 has 0\n{base}terrain seat0 {terrain} monster"));
        assert_eq!(table.state.monsters[colour], 8);
        let space = terrain.split(' ').next().unwrap();
        assert_eq!(table.refused("hunt I3"), "SE-6.3.1");
        table.play(&format!("hunt {space}"));
        assert_eq!((table.settlers(0).0, table.has(0).as_str()), (6 - cost, reward), "{terrain}");
        assert_eq!(table.state.monsters[colour], 9);
        let tight =
            format!("round 1 seat0\n{base}terrain seat0 {terrain} monster\nplaced seat0 build {}", 7 - cost);
        assert_eq!(Table::set(&tight).refused(&format!("hunt {space}")), "SE-4.7.1");
    }
}

/// SE-6.3.2: hunting never fails, clears the terrain, and no check follows.
#[test]
fn hunting_clears_the_terrain() {
    let mut table = Table::set("round 1 seat0\nterrain seat0 I1 t1-01 monster\nrow a01 a05 a09 c02");
    table.play("hunt I1");
    assert_eq!((table.monsters(), table.undo), (0, Some(Undo::Allowed)));
    table.play("pass");
    table.shows(&["terrain seat0 I1 t1-01"]);
}

/// SE-6.4.1, AMB-37: only on an own explored terrain without monster and fortification; one settler and no resources.
#[test]
fn where_fortifications_go() {
    let mut table = Table::set(
        "round 1 seat0\nterrain seat0 I1 t1-01 monster\nterrain seat0 I2 t1-02 fort\nterrain seat0 I3 t1-03\nterrain seat1 I1 t1-04",
    );
    assert_eq!(table.offers("fortify"), "I3");
    for space in ["I1", "I2", "II1"] {
        assert_eq!(table.refused(&format!("fortify {space}")), "SE-6.4.1", "{space}");
    }
    table.play("fortify I3");
    assert_eq!((table.has(0).as_str(), table.settlers(0)), ("1W1C1S", (5, 0)));
    table.shows(&["terrain seat0 I3 t1-03 fort", "placed seat0 fortify 1"]);
}

/// SE-6.4.2: a fortified terrain never gets a monster; it stores a basic, is an area, and scores with Defenders.
#[test]
fn what_fortifications_do() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-01 fort\nheroes seat0 d01\nrow a01 a05 a09 c02",
    );
    table.play("activate I");
    assert_eq!((table.monsters(), table.has(0).as_str(), table.points(0)), (0, "1W", 1));
    table.play_all(&["end", "pass"]);
    let taken = table.listed("take ")[0].clone();
    table.play(&taken).play("activate I1").play("pass");
    assert_eq!((table.state.phase, table.offers("keep")), (Phase::Keeping, "1W".to_owned()));
}

/// SE-6.4.3: a fortification may be activated in the round in which it was built.
#[test]
fn fortify_and_activate() {
    let mut table = Table::set("players 1\nround 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-05");
    table.play_all(&["fortify I1", "end", "activate I1"]);
    assert_eq!(table.has(0), "1C");
}

/// SE-6.7.1: one token of the terrain for one settler, and no check.
#[test]
fn activating_a_fortification() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-05 fort\nterrain seat0 I2 t1-01\nrow a01 a05 a09 c02",
    );
    assert_eq!(table.refused("activate I2"), "SE-6.7.1");
    table.play("activate I1");
    assert_eq!((table.has(0).as_str(), table.settlers(0), table.monsters()), ("1C", (5, 0), 0));
    table.shows(&["terrain seat0 I1 t1-05 fort used"]);
}

/// SE-6.7.2: region and fortification do not exclude each other; each fortification once per round.
#[test]
fn fortification_and_region() {
    let position = "players 1\nround 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-05 fort";
    for order in [["activate I", "end", "activate I1"], ["activate I1", "end", "activate I"]] {
        let mut table = Table::set(position);
        table.play_all(&order).play("end");
        assert_eq!(table.has(0), "2C");
        assert_eq!(table.refused("activate I1"), "SE-4.7.2");
    }
}
