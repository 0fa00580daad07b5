//! Scouts and the Cathedral (HA-13 to HA-16, HA-29 to HA-31), and how both meet full terrain (KB-71).

use steading_kingdom_builder::Terrain;

use crate::harvest::{harvest, with_cards};
use crate::table::Table;

const CABIN: &str = "played forest\nsettlements seat0 7,13\ntiles seat0 7,12:ready";

/// HA-13: two scouts go on empty land, water or mountains beside own settlements; the second may stand beside the first.
#[test]
fn ha_13_scout_cabin() {
    let mut table =
        harvest("played forest\nsettlements seat0 7,13 8,15\nsettlements seat1 8,14\ntiles seat0 7,12:ready");
    // 7,14 and 8,13 are mountains, 9,15 is water.
    assert_eq!(table.play("seat0 use scout_cabin").can("build"), "6,13 6,14 7,14 7,15 8,13 8,16 9,14 9,15");
    for (hex, rule) in [("0,5", "HA-13"), ("8,14", "KB-30"), ("7,12", "KB-4")] {
        assert_eq!(table.refused_by(&format!("seat0 build {hex}")), rule, "{hex}");
    }
    let mut table = harvest(CABIN);
    table
        .play_all(0, &["use scout_cabin", "build 7,14"])
        .shows(&["scouts 7,14", "phase acting scout_cabin build 1"]);
    assert_eq!(table.can("build"), "6,13 6,14 6,15 7,15 8,13 8,14 8,15");
    table.play("seat0 build 6,15").shows(&[
        "scouts 6,15 7,14",
        "phase turn",
        "supply seat0 39",
        "tiles seat0 7,12:used",
    ]);
    assert_eq!(table.told(), ["scouted", "scouted"]);
    assert_eq!(table.refused_by("seat0 use scout_cabin"), "KB-23");
}

/// HA-14: scouts count as own settlements for what is built in the turn; they gain no tiles and never score.
#[test]
fn ha_14_scouts_help() {
    // No forest lies beside 7,13, so any would do; with the scouts it must be beside them.
    let mut table = harvest(CABIN);
    assert!(table.ways("build") > 40);
    let gold = |table: &Table| table.sources(0).iter().map(|source| table.gold(0, source)).sum::<i32>();
    let before = gold(&table);
    table.play_all(0, &["use scout_cabin", "build 7,14", "build 6,15"]);
    assert_eq!((table.can("build"), gold(&table)), ("5,14 5,15".to_owned(), before));
    // Beside the Water Mill and a castle: no tile, no gold.
    let scored = "rovers mayors workers";
    let mut table =
        with_cards(2, scored, "played grass\nsettlements seat0 6,5 7,13 8,5\ntiles seat0 7,12:ready");
    table.play_all(0, &["use scout_cabin", "build 6,6", "build 7,5"]);
    assert_eq!((table.told(), table.line("gold seat0")), (vec!["scouted".to_owned(); 2], String::new()));
    assert_eq!(
        (table.gold(0, "card-workers"), table.line("tiles seat0")),
        (1, "tiles seat0 7,12:used".to_owned())
    );
    // Three settlements and a scout on a line are no four.
    let line = "played grass\nsettlements seat0 6,13 6,14 6,15\ntiles seat0 7,12:ready";
    let mut table = with_cards(2, scored, line);
    table.play_all(0, &["use scout_cabin", "build 6,12", "done"]);
    assert_eq!(table.line("marks seat0"), "");
}

/// HA-15, KB-28: scouts leave the board at the end of the turn and are free for the next player.
#[test]
fn ha_15_scouts_are_removed() {
    let both = "hand seat1 grass\nsettlements seat1 6,12\ntiles seat1 7,12:ready";
    let mut table = harvest(&format!("{CABIN}\nmandatory done\n{both}"));
    table.play_all(0, &["use scout_cabin", "build 7,14", "build 6,15", "end"]);
    assert_eq!(table.line("scouts"), "");
    table.play_all(1, &["use scout_cabin", "build 6,11", "build 5,11"]).shows(&["scouts 5,11 6,11"]);
}

/// HA-29: one scout may stay off the board; used again with the Bazaar, both are taken back first.
#[test]
fn ha_29_one_scout_and_a_second_use() {
    let mut table = harvest("played forest\nsettlements seat0 3,4 7,13\ntiles seat0 3,5:ready 7,12:ready");
    table.play("seat0 use scout_cabin");
    assert_eq!(table.refused_by("seat0 done"), "KB-22");
    table.play("seat0 cancel").shows(&["tiles seat0 3,5:ready 7,12:ready"]);
    table.play_all(0, &["use scout_cabin", "build 7,14"]);
    assert_eq!(table.refused_by("seat0 cancel"), "KB-22");
    table.play("seat0 done").shows(&["scouts 7,14", "phase turn", "tiles seat0 3,5:ready 7,12:used"]);
    table.play_all(0, &["use bazaar", "use scout_cabin", "use scout_cabin"]).shows(&["scouts 7,14"]);
    // Not beside the old scout, but on its hex.
    assert_eq!(table.can("build"), "2,4 2,5 3,3 4,4 4,5 6,13 6,14 7,14 8,13 8,14");
    table.play_all(0, &["build 3,3"]).shows(&["scouts 3,3"]);
    table.play("seat0 build 3,2").shows(&["scouts 3,2 3,3"]);
}

/// HA-30: scouts help the farm action; they are no part of an area, cannot be moved, are nobody's settlement, and keep no tile.
#[test]
fn ha_30_what_scouts_are() {
    let mut farm = harvest("played grass\nsettlements seat0 7,13 3,4\ntiles seat0 7,12:ready");
    farm.play_all(0, &["use scout_cabin", "build 3,3", "done", "use farmland"]);
    assert_eq!(farm.can("build"), "4,3");
    let mut palisade =
        harvest("played grass\nsettlements seat0 7,13 17,17\ntiles seat0 7,12:ready 17,18:ready");
    palisade.play_all(0, &["use scout_cabin", "build 16,17", "done"]);
    assert_eq!(palisade.refused_by("seat0 use palisade"), "HA-19");
    let mut tower = harvest("played grass\nsettlements seat0 7,13 18,6\ntiles seat0 7,12:ready 17,6:ready");
    tower.play_all(0, &["use scout_cabin", "build 18,5", "done"]);
    assert_eq!(tower.refused_by("seat0 use watchtower"), "HA-17");
    // The scout on 6,13 stands beside the Scout Cabin and does not keep its tile.
    let tiles = "tiles seat0 7,12:ready 17,18:ready";
    let mut keep = harvest(&format!("played grass\nsettlements seat0 7,13 7,14 17,17\n{tiles}"));
    keep.play_all(0, &["use scout_cabin", "build 6,13", "done", "use palisade", "lift 7,13", "put 7,15"]);
    keep.shows(&["tiles seat0 7,12:lost 17,18:used", "scouts 6,13"]);
}

/// HA-30: scouts count in runs of the Tavern.
#[test]
fn ha_30_scouts_in_runs() {
    let board = "board tavern mountain_station_scout_cabin cathedral_watchtower university_palisade";
    let mut table = Table::set(&format!(
        "players 2\nset sets=base,harvest\n{board}\ncards workers merchants lords\nplayed grass\n\
         settlements seat0 7,7 7,13 9,7 9,8\ntiles seat0 6,7:ready 7,12:ready"
    ));
    assert_eq!(table.refused_by("seat0 use tavern"), "KB-49");
    table.play_all(0, &["use scout_cabin", "build 9,6", "done", "use tavern"]);
    assert_eq!(table.can("build"), "9,5 9,9");
}

/// KB-8: a scout occupies its hex for the turn.
#[test]
fn kb_8_scouts_occupy() {
    let mut table = harvest("played canyon\nsettlements seat0 7,13\ntiles seat0 7,12:ready");
    table.play_all(0, &["use scout_cabin", "build 6,13", "done"]);
    assert_eq!(table.refused_by("seat0 build 6,13"), "KB-8");
    assert_eq!(table.can("build"), "5,12 5,13 6,14");
}

/// HA-16: the Cathedral brings a token when it is gained; each use takes another one, or gives tokens back for builds.
#[test]
fn ha_16_cathedral() {
    let mut table = harvest("played canyon\nhand seat1 grass");
    table.play("seat0 build 11,6").shows(&["tokens seat0 1", "tiles seat0 11,5:new"]);
    assert_eq!(table.told(), ["built", "took_tile", "took_token"]);
    let cathedral = "settlements seat0 11,6 9,0\ntiles seat0 11,5:ready";
    let mut table = harvest(&format!("played canyon\n{cathedral}\ntokens seat0 3"));
    assert_eq!(table.refused_by("seat0 token"), "HA-16");
    table.play("seat0 use cathedral");
    assert_eq!(table.can("build"), "10,0 10,1 10,6 10,7 11,7 12,6 12,7");
    assert_eq!(table.refused_by("seat0 build 10,5"), "KB-32");
    assert_eq!(table.refused_by("seat0 build 12,5"), "HA-16");
    let mut token = table.clone();
    token.play("seat0 token").shows(&[
        "tokens seat0 4",
        "phase turn",
        "tiles seat0 11,5:used",
        "supply seat0 38",
    ]);
    assert_eq!(token.refused_by("seat0 use cathedral"), "KB-23");
    table
        .play_all(0, &["build 10,1", "build 11,0"])
        .shows(&["tokens seat0 1", "phase acting cathedral build 2"]);
    assert_eq!(table.refused_by("seat0 token"), "KB-22");
    // The last token ends it.
    table.play("seat0 build 10,6").shows(&[
        "phase turn",
        "tiles seat0 11,5:used",
        "supply seat0 35",
        "mandatory ahead",
    ]);
    assert_eq!(table.line("tokens seat0"), "");
    // Without tokens only one can be taken.
    let mut none = harvest(&format!("played canyon\n{cathedral}"));
    none.play("seat0 use cathedral");
    assert_eq!((none.ways("build"), none.refused_by("seat0 build 10,6")), (0, "HA-16"));
    none.play("seat0 token").shows(&["tokens seat0 1"]);
}

/// HA-16: when the Cathedral is lost, its tokens are.
#[test]
fn ha_16_tokens_are_lost() {
    let mut table = harvest(
        "played canyon\nsettlements seat0 11,6 11,7 17,17\ntiles seat0 11,5:ready 17,18:ready\ntokens seat0 3",
    );
    table
        .play_all(0, &["use palisade", "lift 11,6", "put 11,8"])
        .shows(&["tiles seat0 11,5:lost 17,18:used"]);
    assert_eq!(
        (table.line("tokens seat0"), table.told()[1..].join(" ")),
        (String::new(), "lost_tile lost_tokens".to_owned())
    );
}

/// HA-31: the player may stop after any build, and cancel before the first.
#[test]
fn ha_31_stopping() {
    let position = "played canyon\nsettlements seat0 11,6\ntiles seat0 11,5:ready\ntokens seat0 3";
    let mut table = harvest(position);
    table.play_all(0, &["use cathedral", "cancel"]).shows(&["tokens seat0 3", "tiles seat0 11,5:ready"]);
    table.play_all(0, &["use cathedral", "build 10,6"]);
    assert_eq!(table.refused_by("seat0 cancel"), "KB-22");
    table.play("seat0 done").shows(&["tokens seat0 2", "phase turn", "tiles seat0 11,5:used"]);
}

/// Three players, of whom the others fill all canyon but these hexes.
fn canyon_but(except: &[&str], rest: &str) -> Table {
    let hexes = harvest("played grass").state.setting.board.all(Terrain::Canyon);
    let hexes = hexes.iter().map(|hex| hex.to_string()).filter(|hex| !except.contains(&hex.as_str()));
    let hexes: Vec<String> = hexes.collect();
    let (one, other) = hexes.split_at(hexes.len() / 2);
    let others = format!("settlements seat1 {}\nsettlements seat2 {}", one.join(" "), other.join(" "));
    let pile = "pile grass:5\ndiscard canyon:4 desert:5 flowers:5 forest:5";
    with_cards(3, "workers merchants lords", &format!("played canyon\n{pile}\n{others}\n{rest}"))
}

/// KB-71: a hex under a scout is not available, so a scout can make the terrain full; an action that is under way goes on with the
/// new terrain.
#[test]
fn kb_71_scouts_and_cathedral() {
    let mut table = canyon_but(&["6,14"], "settlements seat0 7,15 6,12\ntiles seat0 7,12:ready");
    table.play_all(0, &["use scout_cabin", "build 6,15"]).shows(&["played canyon"]);
    table.play("seat0 build 6,14").shows(&["removed canyon:1", "played grass", "phase turn"]);
    assert_eq!(table.undo, Some(steading_game::Undo::Barrier));
    let mut table = canyon_but(&["11,6"], "settlements seat0 12,5\ntiles seat0 11,5:ready\ntokens seat0 2");
    table.play_all(0, &["use cathedral", "build 11,6"]);
    table.shows(&["removed canyon:1", "played grass", "phase acting cathedral build 1", "mandatory ahead"]);
    let grass = table.state.setting.board.all(Terrain::Grass);
    assert!(table.can("build").split(' ').all(|hex| grass.contains(hex.parse().unwrap())));
    table.build_anywhere(0, 1).shows(&["phase turn", "supply seat0 37"]);
}
