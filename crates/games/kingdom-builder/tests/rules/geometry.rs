//! Vocabulary and geometry (KB-1 to KB-9).

use steading_kingdom_builder::{Hex, HexSet, Terrain};

use crate::table::Table;

/// KB-1: a hex has up to six neighbours, and quadrant borders do not interrupt them.
#[test]
fn kb_1_six_neighbours_across_quadrants() {
    let table = Table::first("played grass\nsettlements seat0 9,9");
    assert_eq!(table.can("build"), "8,9 8,10 9,8 9,10 10,9");
    let around = |hex: &str| hex.parse::<Hex>().unwrap().neighbours().count();
    assert_eq!(["9,9", "0,0", "1,0", "0,19", "19,19", "5,0", "4,0"].map(around), [6, 2, 5, 3, 2, 5, 3]);
}

/// KB-2: odd rows are shifted right, and a quadrant can be turned by 180 degrees and no other way.
#[test]
fn kb_2_odd_rows_and_turned_quadrants() {
    let even = Table::first("played flowers\nsettlements seat0 2,1");
    assert_eq!(even.can("build"), "1,0 1,1 2,0 2,2");
    let odd = Table::first("played flowers\nsettlements seat0 1,0");
    assert_eq!(odd.can("build"), "0,0 1,1 2,0 2,1");
    let board =
        |place: &str| format!("board {place} paddock oasis farm\ncards lords hermits workers\nplayed grass");
    let rows = |place: &str| Table::set(&board(place)).view(0).board.rows;
    let (plain, turned) = (rows("tavern"), rows("tavern/180"));
    for row in 0..10 {
        let back: String = plain[9 - row][..10].chars().rev().collect();
        assert_eq!(turned[row][..10], back);
        assert_eq!(turned[row][10..], plain[row][10..]);
    }
    assert!(Table::try_set(&board("tavern/90")).is_err());
}

/// KB-3: five terrains can be built on; water, mountains and special hexes cannot.
#[test]
fn kb_3_buildable_terrain() {
    let table = Table::first("played grass");
    let buildable = table.state.setting.board.buildable;
    for (row, letters) in table.view(0).board.rows.iter().enumerate() {
        for (column, letter) in letters.chars().enumerate() {
            let hex = Hex::at(row as u16, column as u16).unwrap();
            assert_eq!(buildable.contains(hex), "GCDFT".contains(letter), "{hex} {letter}");
        }
    }
    assert_eq!(Terrain::BASIC.map(Terrain::letter).iter().collect::<String>(), "GCDFT");
}

/// KB-4: nothing is placed on castles and locations, whatever the action.
#[test]
fn kb_4_special_hexes_stay_empty() {
    let mut table = Table::first("played grass\nsettlements seat0 3,4 6,3 2,17\ntiles seat0 2,18:ready");
    for special in ["3,3", "6,2", "2,18", "7,15"] {
        assert_eq!(table.refused_by(&format!("seat0 build {special}")), "KB-4");
    }
    table.play_all(0, &["use paddock", "lift 3,4"]);
    assert_eq!(table.refused_by("seat0 put 3,3"), "KB-4");
}

/// KB-5: a horizontal line is a whole row of 20 hexes; there are three axes.
#[test]
fn kb_5_lines() {
    let table =
        Table::first("played grass\nsettlements seat0 8,0 8,9 8,10 8,19\nsettlements seat1 0,0 1,0 2,0");
    assert_eq!((table.gold(0, "card-knights"), table.gold(1, "card-knights")), (8, 2));
    // One run on each axis; the Tavern continues all of them.
    let run = |run: &str| {
        let table =
            Table::first(&format!("played grass\nsettlements seat0 7,7 {run}\ntiles seat0 6,7:ready"));
        table.clone().play("seat0 use tavern").can("build")
    };
    assert_eq!(run("9,7 9,8 9,9"), "9,6 9,10");
    assert_eq!(run("9,7 8,8 7,8"), "6,9 10,7");
    assert_eq!(run("8,9 9,9 10,10"), "7,8 11,10");
}

/// KB-6: an area is a largest connected group of one player's settlements.
#[test]
fn kb_6_settlement_areas() {
    let hexes = |text: &str| -> HexSet { text.split(' ').map(|hex| hex.parse::<Hex>().unwrap()).collect() };
    let areas: Vec<u32> = hexes("0,0 1,0 1,1 5,5 9,9 9,10 10,10").areas().map(|area| area.len()).collect();
    assert_eq!(areas, [3, 1, 3]);
    // Foreign settlements do not connect.
    let cards = "board tavern paddock oasis farm\ncards hermits lords workers\nplayed grass\n";
    let table = Table::set(&format!("{cards}settlements seat0 8,7 8,9\nsettlements seat1 8,8"));
    assert_eq!((table.gold(0, "card-hermits"), table.gold(1, "card-hermits")), (2, 1));
}

/// KB-7: the rim are the first and last row and column; corners belong to two edges.
#[test]
fn kb_7_the_rim() {
    let rim = |hex: &Hex| [0, 19].contains(&hex.row()) || [0, 19].contains(&hex.column());
    let expected: HexSet = HexSet::BOARD.iter().filter(rim).collect();
    assert_eq!((HexSet::RIM, HexSet::RIM.len()), (expected, 76));
    let edges = |hex: &str| HexSet::EDGES.iter().filter(|edge| edge.contains(hex.parse().unwrap())).count();
    assert_eq!(["0,0", "0,19", "19,0", "19,19", "0,5", "7,0", "5,5"].map(edges), [2, 2, 2, 2, 1, 1, 0]);
}

/// KB-8: a hex with a settlement is not empty, whoever owns it.
#[test]
fn kb_8_occupied_hexes() {
    let mut table = Table::first("played grass\nsettlements seat0 3,4\nsettlements seat1 3,5 4,4");
    assert_eq!(table.can("build"), "4,5");
    assert_eq!(table.refused_by("seat0 build 3,5"), "KB-30");
}

/// KB-9: building takes a settlement from the supply, moving does not.
#[test]
fn kb_9_building_and_moving() {
    let mut table = Table::first("played grass\nsettlements seat0 3,4 2,17\ntiles seat0 2,18:ready");
    table.play_all(0, &["use paddock", "lift 2,17", "put 0,16"]).shows(&["supply seat0 38"]);
    table.play("seat0 build 3,5").shows(&["supply seat0 37", "settlements seat0 0,16 3,4 3,5"]);
    assert_eq!(table.refused_by("seat0 lift 3,4"), "KB-9");
}
