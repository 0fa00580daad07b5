//! The location actions of the base game (KB-45 to KB-52).

use steading_kingdom_builder::{Hex, HexSet};

use crate::table::Table;

/// Oracle, Tower, Harbor and Barn, two players.
fn second(position: &str) -> Table {
    Table::set(&format!("players 2\nboard oracle tower harbor barn\ncards lords hermits workers\n{position}"))
}

/// KB-45: the Oracle builds on the terrain of the played card, beside own settlements if possible.
#[test]
fn kb_45_oracle() {
    let mut table = second("played grass\nsettlements seat0 2,7\ntiles seat0 3,7:ready");
    assert_eq!(table.play("seat0 use oracle").can("build"), "1,6 2,8");
    assert_eq!(table.refused_by("seat0 build 1,7"), "KB-45");
    assert_eq!(table.refused_by("seat0 build 0,0"), "KB-32");
    table.play("seat0 build 2,8").shows(&["supply seat0 38", "tiles seat0 3,7:used", "mandatory ahead"]);
    let mut free = second("played canyon\nsettlements seat0 2,7\ntiles seat0 3,7:ready");
    assert_eq!(free.play("seat0 use oracle").ways("build"), 60);
}

/// KB-46: the Farm builds on grass; it is void if no grass is empty.
#[test]
fn kb_46_farm() {
    let mut table = Table::first("played desert\nsettlements seat0 11,18\ntiles seat0 11,17:ready");
    assert_eq!(table.play("seat0 use farm").can("build"), "10,18 10,19 11,19");
    assert_eq!(table.refused_by("seat0 build 12,18"), "KB-46");
    table.play("seat0 build 10,19").shows(&["supply seat0 38"]);
    let grass = table.state.setting.board.all(steading_kingdom_builder::Terrain::Grass);
    let grass: Vec<String> = grass.iter().map(|hex: Hex| hex.to_string()).collect();
    let (one, two) = grass.split_at(35);
    let full = format!(
        "played desert\nsettlements seat0 {}\nsettlements seat1 {}\ntiles seat1 11,17:ready\nturn 2 seat1",
        one.join(" "),
        two.join(" ")
    );
    assert_eq!(Table::first(&full).refused_by("seat1 use farm"), "KB-46");
}

/// KB-47: the Oasis builds on desert.
#[test]
fn kb_47_oasis() {
    let mut table = Table::first("played grass\nsettlements seat0 17,6\ntiles seat0 17,5:ready");
    assert_eq!(table.play("seat0 use oasis").can("build"), "17,7 18,7");
    assert_eq!(table.refused_by("seat0 build 16,6"), "KB-47");
    table.play("seat0 build 18,7");
    let mut free = Table::first("played grass\nsettlements seat0 16,5\ntiles seat0 17,5:ready");
    assert_eq!(free.play("seat0 use oasis").ways("build"), 53);
}

/// KB-48: the Tower builds on the rim of the board, on any buildable terrain; inner borders are no rim.
#[test]
fn kb_48_tower() {
    let mut beside = second("played grass\nsettlements seat0 7,11 1,1 9,9\ntiles seat0 7,12:ready");
    assert_eq!(beside.play("seat0 use tower").can("build"), "0,1 0,2 1,0");
    assert_eq!(beside.refused_by("seat0 build 0,3"), "KB-32");
    assert_eq!(beside.refused_by("seat0 build 9,10"), "KB-48");
    let mut free = second("played grass\nsettlements seat0 7,11\ntiles seat0 7,12:ready");
    let expected = free.state.setting.board.buildable & HexSet::RIM;
    let expected: Vec<String> = expected.iter().map(|hex| hex.to_string()).collect();
    assert_eq!(free.play("seat0 use tower").can("build"), expected.join(" "));
    assert_eq!(free.refused_by("seat0 build 0,5"), "KB-31");
}

/// KB-49: the Tavern builds right behind either end of a straight run of at least three own settlements.
#[test]
fn kb_49_tavern() {
    let tavern = |settlements: &str| {
        Table::first(&format!("played desert\nsettlements seat0 7,7 {settlements}\ntiles seat0 6,7:ready"))
    };
    let ends = |settlements: &str| tavern(settlements).play("seat0 use tavern").can("build");
    assert_eq!(ends("9,7 9,8 9,9"), "9,6 9,10");
    // Longer runs, and one end that cannot be built on.
    assert_eq!(ends("9,7 9,8 9,9 9,10 9,11"), "9,6 9,12");
    assert_eq!(ends("9,4 9,5 9,6"), "9,7");
    // Two in a row, or three with a gap, are no run.
    for none in ["9,8 9,9", "9,7 9,8 9,10"] {
        assert_eq!(tavern(none).refused_by("seat0 use tavern"), "KB-49");
    }
    assert_eq!(tavern("9,7 9,8 9,9").play("seat0 use tavern").refused_by("seat0 build 8,9"), "KB-49");
}

/// KB-50: the Barn moves a settlement to the terrain of the played card, beside other own ones if possible.
#[test]
fn kb_50_barn() {
    let mut table = second("played grass\nsettlements seat0 12,17 1,1 9,16\ntiles seat0 12,16:ready");
    assert_eq!(table.play("seat0 use barn").can("lift"), "1,1 9,16 12,17");
    assert_eq!(table.refused_by("seat0 lift 12,13"), "KB-50");
    table.play("seat0 lift 12,17");
    assert_eq!(table.can("put"), "0,1 0,2 1,0 1,2 9,17");
    assert_eq!(table.refused_by("seat0 put 2,1"), "KB-50");
    assert_eq!(table.refused_by("seat0 put 16,10"), "KB-32");
    table.play("seat0 put 9,17").shows(&["settlements seat0 1,1 9,16 9,17", "tiles seat0 12,16:lost"]);
}

/// KB-51: the Harbor moves a settlement to water, beside other own ones if possible.
#[test]
fn kb_51_harbor() {
    let mut table = second("played grass\nsettlements seat0 17,7 16,6\ntiles seat0 17,6:ready");
    assert_eq!(table.play_all(0, &["use harbor", "lift 17,7"]).can("put"), "17,5");
    assert_eq!(table.refused_by("seat0 put 17,8"), "KB-31");
    assert_eq!(table.refused_by("seat0 put 18,7"), "KB-51");
    table.play_all(0, &["cancel", "lift 16,6"]);
    let water = table.state.setting.board.all(steading_kingdom_builder::Terrain::Water).len() as usize;
    assert_eq!(table.ways("put"), water);
    table.play("seat0 put 0,5").shows(&["settlements seat0 0,5 17,7"]);
}

/// KB-52: the Paddock jumps exactly two hexes in a straight line, over anything, to a buildable hex.
#[test]
fn kb_52_paddock() {
    let mut table = Table::first(
        "played grass\nsettlements seat0 2,17 8,4\nsettlements seat1 1,17\ntiles seat0 2,18:ready",
    );
    assert_eq!(table.play("seat0 use paddock").can("lift"), "2,17 8,4");
    // Over the location and over a foreign settlement; not to water or mountains.
    assert_eq!(table.play("seat0 lift 2,17").can("put"), "0,16 0,18 2,19 4,18");
    assert_eq!(table.refused_by("seat0 put 2,15"), "KB-31");
    assert_eq!(table.refused_by("seat0 put 2,16"), "KB-52");
    assert_eq!(table.refused_by("seat0 put 0,17"), "KB-52");
    // Over water.
    assert_eq!(table.play_all(0, &["cancel", "lift 8,4"]).can("put"), "6,3 6,5 8,2 8,6 10,5");
    // A piece with nowhere to go is not offered.
    let alone = "played grass\nsettlements seat0 2,17 0,0\nsettlements seat1 0,2 2,1\ntiles seat0 2,18:ready";
    let mut table = Table::first(alone);
    assert_eq!(table.play("seat0 use paddock").can("lift"), "2,17");
    assert_eq!(table.refused_by("seat0 lift 0,0"), "KB-52");
}
