//! The building rules (KB-30 to KB-37, KB-72).

use crate::table::Table;

const SECOND: &str = "players 2\nboard oracle tower harbor barn\ncards lords hermits workers\n";

/// KB-30: at most one piece stands on a hex.
#[test]
fn kb_30_one_piece_per_hex() {
    let mut table = Table::first(
        "played grass\nsettlements seat0 8,8 2,17\nsettlements seat1 8,7\ntiles seat0 2,18:ready",
    );
    assert_eq!(table.refused_by("seat0 build 8,7"), "KB-30");
    assert_eq!(table.refused_by("seat0 build 8,8"), "KB-30");
    let twice = "played grass\nsettlements seat0 8,8\nsettlements seat1 8,8";
    assert!(Table::try_set(&format!("set first_game=true\n{twice}")).is_err());
}

/// KB-31: water and mountains are not built on, unless the action names them.
#[test]
fn kb_31_buildable_terrain_only() {
    let mut table = Table::first("played grass\nsettlements seat0 8,4 2,6");
    assert_eq!(table.refused_by("seat0 build 8,3"), "KB-31");
    assert_eq!(table.refused_by("seat0 build 2,7"), "KB-31");
    let mut table =
        Table::set(&format!("{SECOND}played grass\nsettlements seat0 16,6 17,7\ntiles seat0 17,6:ready"));
    table.play_all(0, &["use harbor", "lift 17,7", "put 17,5"]);
}

/// KB-32: beside an own settlement wherever that is possible, and any of those hexes.
#[test]
fn kb_32_beside_an_own_settlement() {
    let mut table = Table::first("played grass\nsettlements seat0 3,4 16,10\nsettlements seat1 8,8");
    assert_eq!(table.can("build"), "3,5 4,4 4,5 15,10 16,11 17,10");
    assert_eq!(table.refused_by("seat0 build 8,7"), "KB-32");
    // The builds may be split over different areas.
    table.play_all(0, &["build 4,4", "build 17,10", "build 4,5"]);
}

/// KB-33: only if there is no such hex, any hex of the action may be chosen; for an extra action that is optional.
#[test]
fn kb_33_anywhere_if_there_is_none() {
    let table = Table::first("played desert\nsettlements seat0 3,4");
    assert_eq!(table.ways("build"), 53);
    // Farm: no grass beside own settlements, so any grass; or none at all.
    let mut table =
        Table::first("played desert\nmandatory done\nsettlements seat0 12,17\ntiles seat0 11,17:ready");
    assert_eq!(table.can("end"), "");
    assert_eq!(table.clone().play("seat0 end").state.turn.number, 2);
    assert_eq!(table.play("seat0 use farm").ways("build"), 61);
}

/// KB-34: rule 3 looks at the board before each single placement.
#[test]
fn kb_34_before_each_placement() {
    let mut table = Table::first("played desert\nsettlements seat0 3,4");
    table.play("seat0 build 18,7");
    assert_eq!(table.can("build"), "17,6 17,7 18,8");
    table.play("seat0 build 18,8");
    assert_eq!(table.can("build"), "17,6 17,7");
}

/// KB-35: a piece that moves does not count for itself, and cannot go back to its hex.
#[test]
fn kb_35_lifted_pieces() {
    let barn = |settlements: &str| {
        Table::set(&format!(
            "{SECOND}played desert\nsettlements seat0 {settlements}\ntiles seat0 12,16:ready"
        ))
    };
    // Only the neighbours of the settlement that stays count, and those of the lifted one do not.
    let mut table = barn("12,17 9,16");
    table.play_all(0, &["use barn", "lift 12,17"]);
    assert_eq!(table.can("put"), "10,16 10,17");
    assert_eq!(table.refused_by("seat0 put 12,18"), "KB-32");
    assert_eq!(table.refused_by("seat0 put 12,17"), "KB-35");
    // Its old hex is empty for others that come later.
    let mut table = Table::first("played grass\nsettlements seat0 2,17 8,7\ntiles seat0 2,18:ready");
    table.play_all(0, &["use paddock", "lift 8,7", "put 8,9", "build 8,8", "build 8,7"]);
    table.shows(&["settlements seat0 2,17 8,7 8,8 8,9"]);
}

/// KB-36: rule 3 holds for builds and moves, but not where the action has its own target rule.
#[test]
fn kb_36_actions_with_their_own_rule() {
    let position = "played grass\nsettlements seat0 2,17 7,7 8,7 8,8 8,9\ntiles seat0 2,18:ready 6,7:ready";
    let mut table = Table::first(position);
    // The Paddock goes to hexes beside no own settlement although others are.
    assert_eq!(table.play_all(0, &["use paddock", "lift 2,17"]).can("put"), "0,16 0,18 2,19 4,18");
    let mut table = Table::first(position);
    assert_eq!(table.play("seat0 use tavern").can("build"), "8,6 8,10");
}

/// KB-37: the first settlement goes anywhere on the terrain.
#[test]
fn kb_37_the_first_settlement() {
    for (terrain, hexes) in [("grass", 61), ("canyon", 55), ("desert", 53), ("flowers", 57), ("forest", 58)] {
        assert_eq!(Table::first(&format!("played {terrain}")).ways("build"), hexes, "{terrain}");
    }
}

/// KB-72: the hex a piece came from is no legal hex beside an own settlement either.
#[test]
fn kb_72_the_old_hex_does_not_count() {
    // 9,10 is the only desert beside 9,11. Lifted from there, the piece may go to any other desert.
    let position = "played desert\nsettlements seat0 9,10 9,11 12,17\ntiles seat0 12,16:ready";
    let mut table = Table::set(&format!("{SECOND}{position}\nsettlements seat1 8,10 10,11 10,12 11,13"));
    table.play_all(0, &["use barn", "lift 12,17"]);
    let beside = table.can("put");
    table.play_all(0, &["cancel", "lift 9,10"]);
    assert!(!table.can("put").split(' ').any(|hex| hex == "9,10"));
    assert_ne!(table.can("put"), beside);
}
