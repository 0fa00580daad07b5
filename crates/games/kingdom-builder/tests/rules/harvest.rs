//! Harvest: what is in the box, farmland, the farm action and silos as special hexes (HA-1 to HA-5), and its part of rules
//! about the whole game.
//!
//! Most tests play on its four quadrants:
//! ```text
//!     0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  15  16  17  18  19
//!  0  c   c   c   w   g   g   g   g   m   m   w   d   d   d   a   a   c   c   c   c
//!  1    c   c   c   w   g   g   t   m   m   g   w   w   d   d   a   m   c   c   c   c
//!  2  a   a   w   w   d   d   t   t   m   g   g   w   g   g   t   m   a   @2  d   d
//!  3    a   w   w   d   d   @2  t   t   g   g   g   g   g   t   t   m   a   d   d   d
//!  4  a   w   a   a   c   c   d   d   g   g   f   f   #   c   t   t   t   d   d   d
//!  5    w   w   a   c   c   d   d   d   #s  g   f   f   c   c   t   t   t   #s  d   d
//!  6  f   w   w   c   c   c   d   d   d   a   f   f   f   c   c   g   m   f   f   f
//!  7    f   f   w   f   f   f   @2  d   a   a   f   f   @2  c   m   g   m   t   f   f
//!  8  f   w   w   f   f   f   t   t   t   m   a   a   g   m   g   g   t   t   t   m
//!  9    f   w   w   f   f   t   t   t   t   t   a   a   g   g   g   w   t   w   w   m
//! 10  c   c   d   d   c   c   c   c   f   f   w   w   t   t   t   f   f   f   g   g
//! 11    c   d   d   d   t   @2  c   c   f   f   w   t   t   t   t   f   f   g   g   g
//! 12  c   c   m   t   t   a   c   c   w   f   c   c   @2  t   t   f   f   f   g   g
//! 13    a   a   t   t   a   a   c   w   w   f   c   c   d   d   d   m   m   a   a   g
//! 14  a   a   #s  g   g   a   w   w   d   d   w   w   w   d   d   d   c   m   a   a
//! 15    f   f   g   g   g   w   w   d   d   d   g   g   w   w   a   #s  c   f   f   f
//! 16  f   f   f   g   w   w   d   d   m   d   g   g   g   w   w   c   c   c   f   f
//! 17    f   f   f   w   w   t   @2  g   g   d   d   d   d   d   w   c   c   c   @2  t
//! 18  a   a   w   w   t   t   t   g   g   g   d   d   d   d   w   w   c   a   a   t
//! 19    m   a   w   t   t   t   t   g   g   g   m   m   m   a   a   w   w   a   t   t
//! ```
//! Locations: Bazaar 3,5, Water Mill 7,6, Mountain Station 2,17, Scout Cabin 7,12, Cathedral 11,5, Watchtower 17,6,
//! University 12,12, Palisade 17,18. The castle is on 4,12, silos are on 5,8, 5,17, 14,2 and 15,15.

use std::collections::BTreeSet;

use steading_game::Game;
use steading_kingdom_builder::{
    Data, HexSet, KingdomBuilder, Location, Origin, Quadrant, ScoringCard, Set, SpecialKind, Terrain,
    TerrainCard,
};

use crate::table::Table;

/// The four quadrants as drawn above.
const BOARD: &str =
    "board bazaar_water_mill mountain_station_scout_cabin cathedral_watchtower university_palisade";

/// The first lines of a position on these quadrants.
pub(crate) fn heading(players: u8, cards: &str) -> String {
    format!("players {players}\nset sets=base,harvest\n{BOARD}\ncards {cards}\n")
}

/// The same with another quadrant top right, in a mix with Crossroads.
pub(crate) fn with_crossroads(quadrant: &str, cards: &str) -> String {
    let heading = heading(2, cards).replace("base,harvest", "base,crossroads,harvest");
    format!("{}tasks road\n", heading.replace("mountain_station_scout_cabin", quadrant))
}

/// A position on these quadrants with three cards.
pub(crate) fn with_cards(players: u8, cards: &str, position: &str) -> Table {
    Table::set(&format!("{}{position}", heading(players, cards)))
}

/// A position on these quadrants for two.
pub(crate) fn harvest(position: &str) -> Table {
    with_cards(2, "workers merchants lords", position)
}

/// HA-1: four quadrants with two different locations each, farmland and a silo; 16 tiles, two scouts, six cards. The layouts
/// are our own, and say so.
#[test]
fn ha_1_components() {
    let facts = &Data::built_in().facts;
    let of_set = |quadrant: &&Quadrant| quadrant.set() == Set::Harvest;
    assert_eq!(Quadrant::ALL.iter().filter(of_set).count(), 4);
    assert_eq!(ScoringCard::ALL.iter().filter(|card| card.set() == Set::Harvest).count(), 6);
    assert_eq!(facts.numbers.scouts, 2);
    let table = harvest("played grass");
    let board = &table.state.setting.board;
    let mut tiles = BTreeSet::new();
    for quadrant in HexSet::QUADRANTS {
        let inside = board.specials().iter().filter(|special| quadrant.contains(special.hex));
        let kinds: Vec<SpecialKind> = inside.map(|special| special.kind).collect();
        assert_eq!(kinds.iter().filter(|kind| **kind == SpecialKind::Silo).count(), 1);
        assert!(board.all(Terrain::Farmland).meets(&quadrant));
        tiles.extend(
            kinds.iter().filter(|kind| matches!(kind, SpecialKind::Location(_))).map(|kind| kind.id()),
        );
    }
    let locations = Location::ALL.iter().filter(|location| location.set() == Set::Harvest);
    assert_eq!(tiles, locations.map(|location| location.id()).collect());
    let left: u8 = table.view(0).board.specials.iter().map(|(_, _, left)| left).sum();
    assert_eq!(left, 16);
    assert_eq!(table.view(0).board.origins, [Origin::Designed; 4]);
    assert!(
        KingdomBuilder::picture(&table.view(0)).contains("our own layout, not the published one: bazaar")
    );
}

/// HA-2: the six cards join the others; tokens and scouts wait beside the board.
#[test]
fn ha_2_setup() {
    let mut seen = BTreeSet::new();
    for seed in 0..200 {
        let table = Table::start(2, &["sets=base,harvest"], seed);
        seen.extend(table.state.setting.cards);
        assert!(table.state.harvest.scouts.is_empty());
        assert!(table.state.seats().all(|seat| table.state.player(seat).harvest.tokens == 0));
    }
    assert_eq!(seen.len(), 16);
}

/// HA-3: farmland is buildable and has no card; Paddock and Tavern may use it.
#[test]
fn ha_3_farmland() {
    let mut table = harvest("played desert\nsettlements seat0 3,3");
    assert!(table.state.setting.board.buildable.contains("4,3".parse().unwrap()));
    assert!("farmland".parse::<TerrainCard>().is_err());
    assert_eq!(table.refused_by("seat0 build 4,3"), "KB-19");
    let mixed = |position: &str| {
        let board =
            "board bazaar_water_mill paddock tavern university_palisade\ncards workers merchants lords";
        Table::set(&format!("players 2\nset sets=base,harvest\n{board}\nplayed grass\n{position}"))
    };
    let mut paddock = mixed("settlements seat0 0,1 2,17\ntiles seat0 2,18:ready");
    assert_eq!(paddock.play_all(0, &["use paddock", "lift 0,1"]).can("put"), "2,0");
    let mut tavern = mixed("settlements seat0 4,4 4,5 4,6 16,6\ntiles seat0 16,7:ready");
    assert_eq!(tavern.play("seat0 use tavern").can("build"), "4,3 4,7");
}

/// KB-3: with Harvest six terrains can be built on, and silos cannot.
#[test]
fn kb_3_farmland_is_buildable() {
    let table = harvest("played grass");
    for (row, letters) in (0u16..).zip(&table.view(0).board.rows) {
        for (column, letter) in (0u16..).zip(letters.chars()) {
            let hex = steading_kingdom_builder::Hex::at(row, column).unwrap();
            assert_eq!(table.state.setting.board.buildable.contains(hex), "GCDFTA".contains(letter), "{hex}");
        }
    }
}

/// HA-4: once in a turn, before or after the mandatory action, on farmland beside an own settlement and nowhere else.
#[test]
fn ha_4_farm_action() {
    let mut table = harvest("played desert\nhand seat1 desert\nsettlements seat0 3,3 9,9");
    assert_eq!(table.can("use"), "farmland");
    assert_eq!(table.play("seat0 use farmland").can("build"), "4,3 8,10 9,10");
    assert_eq!(table.refused_by("seat0 build 4,2"), "HA-4");
    assert_eq!(table.refused_by("seat0 build 3,4"), "HA-4");
    table.play("seat0 cancel").shows(&["phase turn"]);
    table.play_all(0, &["use farmland", "build 4,3"]).shows(&[
        "farmed",
        "supply seat0 37",
        "mandatory ahead",
    ]);
    assert_eq!((table.can("use"), table.refused_by("seat0 use farmland")), (String::new(), "HA-4"));
    table.play("seat0 build 3,4");
    assert_eq!(table.refused_by("seat0 use farmland"), "KB-20");
    table.build_anywhere(0, 2);
    table.play("seat0 end");
    assert_eq!(table.line("farmed"), "");
    // After the mandatory action, without a tile; never without such a hex, even if it is the only way to build on farmland.
    let mut after = harvest("played desert\nmandatory done\nsettlements seat0 3,3");
    after.play_all(0, &["use farmland", "build 4,3"]);
    let mut nowhere = harvest("played desert\nsettlements seat0 0,5");
    assert_eq!((nowhere.can("use"), nowhere.refused_by("seat0 use farmland")), (String::new(), "HA-4"));
}

/// HA-4: the worked example: farmland first, so that three flowers reach the Palisade.
#[test]
fn ha_4_farm_action_before_three_builds() {
    let mut table = harvest("played flowers\nsettlements seat0 13,19");
    assert!(table.ways("build") > 2);
    table.play_all(0, &["use farmland", "build 14,19"]);
    assert_eq!(table.can("build"), "15,18 15,19");
    table.play_all(0, &["build 15,18", "build 16,19", "build 15,19"]).shows(&["tiles seat0 17,18:new"]);
}

/// HA-5: a silo is a special hex that gives nothing while the game is played.
#[test]
fn ha_5_silos() {
    let mut table = harvest("played desert\nsettlements seat0 4,7");
    assert_eq!(table.refused_by("seat0 build 5,8"), "KB-4");
    table.play("seat0 build 5,7");
    assert_eq!(table.told(), ["built"]);
    assert_eq!(table.line("tiles seat0"), "");
}

/// AMB-19, KB-59, KB-64: silos are special hexes for Workers and Merchants.
#[test]
fn amb_19_silos_are_special_hexes() {
    // One area from the silo 5,8 to the Water Mill 7,6; another settlement at a silo alone.
    let table = harvest("played grass\nsettlements seat0 5,7 6,7 13,1");
    assert_eq!((table.gold(0, "card-workers"), table.gold(0, "card-merchants")), (3, 8));
    let alone = harvest("played grass\nsettlements seat0 5,7 13,1");
    assert_eq!((alone.gold(0, "card-workers"), alone.gold(0, "card-merchants")), (2, 0));
}

/// KB-36: rule 3 gives way for the Water Mill, but the farm action, scouts and silos stay beside own settlements.
#[test]
fn kb_36_strictly_beside() {
    // A settlement among forest: no shore and no farmland beside it.
    let position = "played grass\nsettlements seat0 9,7 7,5\ntiles seat0 7,6:ready";
    let mut table = harvest(position);
    assert_eq!(table.refused_by("seat0 use farmland"), "HA-4");
    assert!(table.play("seat0 use water_mill").ways("build") > 90);
}
