//! The Island (Q3-1 to Q3-8, KB-26).
//! ```text
//! island rope_bridge          island tree_house
//!  0      d   d   f            0      g   g   c
//!  1    d   @2  f   f          1    #   t   g   c
//!  2  d   c   c   g   g        2  t   t   f   f   c
//!  3    c   c   g   #          3    d   t   @2  f
//!  4      t   t   t            4      d   d   g
//! ```

use std::collections::BTreeSet;

use steading_kingdom_builder::{IslandSide, Terrain};

use crate::table::Table;

/// The board of the first game with the island.
fn island(side: &str, position: &str) -> Table {
    let board = "board tavern paddock oasis farm\ncards discoverers knights fishermen";
    Table::set(&format!("players 2\nset sets=base,island\nisland {side}\n{board}\n{position}"))
}

fn with_cards(cards: &str, settlements: &str) -> Table {
    let board = format!("board tavern paddock oasis farm\ncards {cards}\nisland rope_bridge");
    Table::set(&format!(
        "players 2\nset sets=base,island\n{board}\nplayed grass\nsettlements seat0 {settlements}"
    ))
}

/// Q3-1: either side lies beside the board, with two tiles on its location.
#[test]
fn q3_1_the_island() {
    let mut seen = BTreeSet::new();
    for seed in 0..20 {
        seen.extend(Table::start(2, &["sets=base,island"], seed).state.setting.layout.island);
        let named = Table::start(2, &["sets=base,island", "island_side=tree_house"], seed);
        assert_eq!(named.state.setting.layout.island, Some(IslandSide::TreeHouse));
    }
    assert_eq!(seen.len(), 2);
    assert_eq!(Table::start(2, &["sets=base"], 1).state.setting.layout.island, None);
    let view = island("rope_bridge", "played grass").view(0);
    assert_eq!(view.board.island[1], "D*FF.");
    assert!(
        view.board.specials.iter().any(|(hex, kind, left)| (hex.to_string(), kind.as_str(), *left)
            == ("i1,1".to_owned(), "rope_bridge", 2))
    );
}

/// Q3-2: where rule 3 leaves a free choice an island hex will do; once there, its neighbours count. The example of the
/// rulebook: the Oasis goes to the island, the Farm builds beside it.
#[test]
fn q3_2_settling_on_the_island() {
    let mut table = island(
        "tree_house",
        "played desert\nsettlements seat0 17,6 15,8 18,8 15,13\ntiles seat0 15,12:ready 17,5:ready",
    );
    assert_eq!(table.can("build"), "16,8 17,7 18,7");
    assert_eq!(table.refused_by("seat0 build i4,2"), "KB-32");
    table.play_all(0, &["build 16,8", "build 17,7", "build 18,7", "use oasis"]);
    assert!(table.can("build").ends_with("i3,0 i4,1 i4,2"));
    assert_eq!(table.play_all(0, &["build i4,2", "use farm"]).can("build"), "i4,3");
    table
        .play("seat0 build i4,3")
        .shows(&["settlements seat0 15,8 15,13 16,8 17,6 17,7 18,7 18,8 i4,2 i4,3"]);
    // The sea has no hexes.
    assert_eq!(table.refused_by("seat0 build i4,4"), "KB-19");
    assert_eq!(island("tree_house", "played desert").refused_by("seat0 build i4,4"), "Q3-2");
}

/// Q3-3: the island is no quadrant and its lines are none for Knights; Discoverers count up to five more, other cards all of it.
#[test]
fn q3_3_cards() {
    let lines = with_cards("discoverers knights lords", "0,0 i0,1 i0,2 i0,3 i1,0 i2,0 i3,0 i4,1");
    assert_eq!(
        ["discoverers", "knights", "lords"].map(|card| lines.gold(0, &format!("card-{card}"))),
        [6, 2, 12]
    );
    let quadrants = with_cards("farmers hermits citizens", "0,0 0,10 10,0 10,10 i0,1 i0,2 i2,1 i2,2");
    assert_eq!(
        ["farmers", "hermits", "citizens"].map(|card| quadrants.gold(0, &format!("card-{card}"))),
        [3, 6, 1]
    );
    let specials = with_cards("workers merchants miners", "i1,0 i2,1 i2,2 i2,3");
    assert_eq!(
        ["workers", "merchants", "miners"].map(|card| specials.gold(0, &format!("card-{card}"))),
        [4, 8, 0]
    );
    let lords = with_cards("lords hermits workers", "i0,1 i0,2");
    assert_eq!(lords.gold(0, "card-lords"), 0);
}

/// Q3-4: the coast is beside water for Fishermen; the rim of the island is not the rim of the board.
#[test]
fn q3_4_coast_and_rim() {
    assert_eq!(with_cards("fishermen hermits workers", "i0,1 i1,2 i2,2 i4,3").gold(0, "card-fishermen"), 2);
    let tower =
        "board tower paddock oasis farm\ncards lords hermits workers\nisland rope_bridge\nplayed grass";
    let mut table = Table::set(&format!(
        "players 2\nset sets=base,island\n{tower}\nsettlements seat0 7,1 i0,1\ntiles seat0 7,2:ready"
    ));
    assert!(!table.play("seat0 use tower").can("build").contains('i'));
    assert_eq!(table.refused_by("seat0 build i0,2"), "KB-48");
    let harvest = "bazaar_water_mill mountain_station_scout_cabin cathedral_watchtower university_palisade";
    let rim = Table::set(&format!(
        "players 2\nset sets=harvest,island\nboard {harvest}\ncards travellers rangers chainers\nisland rope_bridge\nplayed grass\nsettlements seat0 i0,1 i4,2"
    ));
    assert_eq!((rim.gold(0, "card-travellers"), rim.gold(0, "card-rangers")), (0, 4));
}

/// Q3-5: Rope Bridge moves a settlement to canyon, Tree House to forest, beside other own ones if possible.
#[test]
fn q3_5_rope_bridge_and_tree_house() {
    let mut bridge =
        island("rope_bridge", "played grass\nsettlements seat0 i1,0 i2,0 0,0\ntiles seat0 i1,1:ready");
    assert_eq!(bridge.play("seat0 use rope_bridge").can("lift"), "0,0 i1,0 i2,0");
    assert_eq!(bridge.play("seat0 lift 0,0").can("put"), "i2,1 i3,0");
    assert_eq!(bridge.refused_by("seat0 put 4,9"), "KB-32");
    assert_eq!(bridge.refused_by("seat0 put i0,1"), "Q3-5");
    bridge.play("seat0 put i2,1").shows(&["settlements seat0 i1,0 i2,0 i2,1", "tiles seat0 i1,1:used"]);
    let mut house = island("tree_house", "played grass\nsettlements seat0 i2,2\ntiles seat0 i3,2:ready");
    house.play_all(0, &["use tree_house", "lift i2,2"]);
    assert_eq!(house.ways("put"), house.state.setting.board.all(Terrain::Forest).len() as usize);
    // Away from the island the tile is lost with the last settlement beside it.
    house.play("seat0 put 3,6").shows(&["settlements seat0 3,6", "tiles seat0 i3,2:lost"]);
}

/// Q3-6: the island has one castle.
#[test]
fn q3_6_the_castle() {
    for (side, beside) in [("rope_bridge", "i4,3"), ("tree_house", "i2,0")] {
        let table = island(side, &format!("played grass\nsettlements seat0 {beside}"));
        assert_eq!(table.gold(0, "score-castles"), 3, "{side}");
    }
}

/// Q3-7: island lines count for Rangers and can be marked for Mayors; the Outpost opens the island; areas end at the sea.
#[test]
fn q3_7_lines_outpost_and_areas() {
    let harvest = "bazaar_water_mill mountain_station_scout_cabin cathedral_watchtower university_palisade";
    let board = format!(
        "players 2\nset sets=harvest,island\nboard {harvest}\nisland rope_bridge\ncards rangers mayors chainers\n"
    );
    let mut table = Table::set(&format!("{board}played grass\nsettlements seat0 i2,0 i2,1 i2,2 0,0"));
    assert_eq!(table.gold(0, "card-rangers"), 2);
    table.play("seat0 build i2,3");
    assert!(table.told().contains(&"marked".to_owned()), "{:?}", table.told());
    assert_eq!(table.gold(0, "card-mayors"), 4);
    let nomads = "players 2\nset sets=nomads,island\nboard quarry caravan village garden\ncards families shepherds ambassadors\n";
    let outpost = "island rope_bridge\nnomads 13,4:outpost\nplayed grass\nsettlements seat0 5,3\ntiles seat0 13,4:ready";
    let mut table = Table::set(&format!("{nomads}{outpost}"));
    assert_eq!(table.refused_by("seat0 build i2,4"), "KB-32");
    table.play_all(0, &["use outpost", "build i2,4"]);
    // The corner of the board and the corner of the island are two areas.
    assert_eq!(with_cards("hermits lords workers", "19,19 i0,1").gold(0, "card-hermits"), 2);
}

/// Q3-3, Q3-4, Q3-7: cards and tiles of other sets on the island: Homesteaders and Rovers ignore it, the Water Mill builds on its
/// coast, and the Temple bonus opens it.
#[test]
fn q3_3_q3_4_q3_7_other_sets() {
    let harvest = "bazaar_water_mill mountain_station_scout_cabin cathedral_watchtower university_palisade";
    let board = format!("players 2\nset sets=harvest,island\nboard {harvest}\nisland rope_bridge\n");
    let cards = "cards homesteaders rovers travellers\nplayed flowers\n";
    let mut rovers = Table::set(&format!("{board}{cards}settlements seat0 0,0 i0,3 i2,0 i2,1"));
    assert_eq!(rovers.gold(0, "card-homesteaders"), 1);
    rovers.play("seat0 build i1,3");
    assert_eq!(rovers.gold(0, "card-rovers"), 0);
    let mill = "settlements seat0 7,7 i1,2\ntiles seat0 7,6:ready";
    let mut mill = Table::set(&format!("{board}{cards}{mill}"));
    // The other three hexes around i1,2 lie inland.
    assert_eq!(mill.play("seat0 use water_mill").can("build"), "i0,2 i0,3 i1,3");
    let marshlands =
        "board temple refuge canoe fountain\ncards vassals captains geologists\nisland rope_bridge\n";
    let temples =
        "settlements seat0 2,7 7,5\ntiles seat0 2,8:ready 7,4:ready\nbonus seat0 temple_bonus:ready";
    let mut temple =
        Table::set(&format!("players 2\nset sets=marshlands,island\n{marshlands}played desert\n{temples}"));
    temple.play("seat0 build i0,1");
    assert_eq!(temple.refused_by("seat0 build 0,8"), "KB-32");
}

/// Q3-8, KB-37: the first settlement may start on the island; moves with a target rule of their own stay where they are.
#[test]
fn q3_8_first_settlement_and_jumps() {
    let mut first = island("rope_bridge", "played flowers");
    first.play("seat0 build i0,3");
    assert_eq!(first.can("build"), "i1,2 i1,3");
    let mut jump = island("rope_bridge", "played grass\nsettlements seat0 2,17 i2,2\ntiles seat0 2,18:ready");
    assert_eq!(jump.play_all(0, &["use paddock", "lift i2,2"]).can("put"), "i0,1 i0,3 i2,0 i2,4 i4,1 i4,3");
}

/// KB-26: empty island hexes count as available, so the card is not replaced before they are taken.
#[test]
fn kb_26_the_island_counts_as_available() {
    let empty = island("rope_bridge", "played grass");
    let desert = empty.state.setting.board.all(Terrain::Desert);
    let hexes: Vec<String> =
        desert.iter().filter(|hex| !hex.is_island()).map(|hex| hex.to_string()).collect();
    let (one, two) = hexes.split_at(30);
    let position = format!("settlements seat0 {}\nsettlements seat1 {}", one.join(" "), two.join(" "));
    let table = island("rope_bridge", &format!("played desert\n{position}"));
    assert_eq!(table.can("build"), "i0,1 i0,2 i1,0 i2,0");
    let mut last = island("rope_bridge", &format!("played desert\n{position} i0,1 i0,2 i1,0"));
    last.play("seat0 build i2,0");
    assert!(last.told().contains(&"removed".to_owned()));
}
