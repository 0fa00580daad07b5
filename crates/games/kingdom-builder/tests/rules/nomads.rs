//! Nomads: components, nomad tiles, stone walls and locations (NO-1 to NO-8, NO-14 to NO-17).
//!
//! All four quadrants lie side by side; the first row of each nomad hex is left open by `nomads`:
//! ```text
//!     0   1   2   3   4   5   6   7   8   9   10  11  12  13  14  15  16  17  18  19
//!  0  g   g   g   w   w   w   m   c   c   c   w   w   g   g   w   w   w   f   f   f
//!  1    g   g   w   t   d   w   w   w   c   c   w   g   g   t   w   w   w   f   f   f
//!  2  g   m   w   t   @2  d   d   d   w   m   w   w   w   g   t   w   w   d   d   f
//!  3    f   w   t   t   c   c   d   f   f   f   t   t   w   #n  t   w   d   m   f   f
//!  4  f   w   g   g   c   c   d   d   m   f   t   t   t   w   w   w   d   d   g   g
//!  5    f   w   #n  g   c   c   d   #n  f   f   t   t   t   t   c   d   g   g   g   g
//!  6  f   f   w   g   c   c   c   f   f   f   t   t   @2  c   c   c   g   g   m   g
//!  7    d   w   g   g   c   #n  t   t   f   f   t   c   c   c   c   g   @2  d   d   g
//!  8  d   d   w   w   g   t   t   m   t   t   c   m   c   c   c   f   f   f   d   d
//!  9    d   d   d   w   w   t   m   t   t   t   c   c   c   f   f   f   f   d   d   d
//! 10  d   d   d   d   d   d   d   g   g   g   c   c   c   w   w   w   w   d   d   d
//! 11    d   d   d   m   d   f   f   f   g   g   c   c   c   w   @2  f   d   d   m   d
//! 12  d   m   d   d   d   f   w   f   g   t   c   c   c   c   c   c   f   d   m   d
//! 13    c   f   w   d   #n  w   f   t   t   t   c   g   g   c   c   m   f   m   d   d
//! 14  c   f   f   w   w   w   f   @2  c   t   c   g   g   g   d   m   m   f   f   f
//! 15    c   f   f   f   w   w   f   c   c   c   t   f   g   @2  d   d   f   f   f   f
//! 16  c   c   c   @2  t   w   w   f   m   c   t   t   f   f   d   m   f   g   g   f
//! 17    g   c   g   g   t   w   f   c   c   c   t   t   m   f   m   t   #n  g   g   g
//! 18  g   g   g   g   t   t   t   t   c   m   t   m   t   t   t   t   w   w   g   g
//! 19    g   g   g   t   t   t   t   t   m   m   t   t   t   t   w   w   w   g   g   g
//! ```

use std::collections::BTreeSet;

use steading_kingdom_builder::{Data, NomadTile, Quadrant, ScoringCard, Set, SpecialKind};

use crate::table::Table;

/// The four quadrants of Nomads and its three cards.
pub(crate) const NOMADS: &str =
    "set sets=nomads\nboard quarry caravan village garden\ncards families shepherds ambassadors\n";

/// A position of two players on that board.
pub(crate) fn nomads(position: &str) -> Table {
    Table::set(&format!("players 2\n{NOMADS}{position}"))
}

/// NO-1: what is in the box; nomad hexes take the place of castles.
#[test]
fn no_1_components() {
    let facts = &Data::built_in().facts;
    let table = nomads("played grass").state.setting;
    let count = |kind: SpecialKind, place: usize| {
        let here = steading_kingdom_builder::HexSet::QUADRANTS[place];
        table
            .board
            .specials()
            .iter()
            .filter(|special| special.kind == kind && here.contains(special.hex))
            .count()
    };
    let locations = ["quarry", "caravan", "village", "garden"]
        .map(|id| SpecialKind::Location(steading_kingdom_builder::Location::from_id(id).unwrap()));
    for (place, (hexes, nomad_hexes)) in [(1, 3), (2, 1), (2, 1), (2, 1)].into_iter().enumerate() {
        assert_eq!(table.layout.quadrants[place].set(), Set::Nomads);
        assert_eq!(count(locations[place], place), hexes);
        assert_eq!((count(SpecialKind::Nomad, place), count(SpecialKind::Castle, place)), (nomad_hexes, 0));
    }
    assert_eq!(Quadrant::ALL.iter().filter(|quadrant| quadrant.set() == Set::Nomads).count(), 4);
    assert_eq!(facts.nomad_tiles.iter().sum::<u8>(), 15);
    assert_eq!(ScoringCard::ALL.iter().filter(|card| card.set() == Set::Nomads).count(), 3);
    assert_eq!(facts.numbers.stone_walls, 25);
}

/// NO-2: a random tile lies open on every nomad hex and on no other; the cards join the deck.
#[test]
fn no_2_setup() {
    let (mut kinds, mut cards) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..120 {
        let table = Table::start(2, &["sets=base,nomads"], seed).state.setting;
        let laid: Vec<NomadTile> = table.nomads.into_iter().flatten().collect();
        assert_eq!(laid.len(), table.board.nomads.count_ones() as usize);
        for (number, tile) in table.nomads.into_iter().enumerate() {
            assert_eq!(tile.is_some(), table.board.nomads >> number & 1 != 0);
        }
        for tile in NomadTile::ALL {
            let most = usize::from(Data::built_in().facts.nomad_tiles[tile.index()]);
            assert!(laid.iter().filter(|&&other| other == tile).count() <= most, "{tile} in seed {seed}");
        }
        kinds.extend(laid);
        cards.extend(table.cards);
        let peaceful = Table::start(2, &["sets=nomads", "sword=false"], seed).state.setting;
        assert!(!peaceful.nomads.contains(&Some(NomadTile::Sword)));
    }
    assert_eq!((kinds.len(), cards.len()), (NomadTile::COUNT, 13));
    // The view shows them.
    assert_eq!(nomads("played grass\nnomads 5,2:sword").view(1).nomad_tiles[1].1, NomadTile::Sword);
}

/// NO-3: the mix of nomad tiles.
#[test]
fn no_3_the_mix() {
    let counts = &Data::built_in().facts.nomad_tiles;
    for tile in NomadTile::ALL {
        let wanted = if tile.terrain().is_some() { 1 } else { 2 };
        assert_eq!(counts[tile.index()], wanted, "{tile}");
    }
    assert_eq!(NomadTile::ALL.iter().filter_map(|tile| tile.terrain()).collect::<BTreeSet<_>>().len(), 7);
}

/// NO-4: the first settlement beside a nomad hex takes its tile, by building or moving; then the hex is empty.
#[test]
fn no_4_taking_a_nomad_tile() {
    let mut table = nomads("played grass\nhand seat1 grass");
    table.play("seat0 build 5,3").shows(&["tiles seat0 5,2:new"]);
    assert_eq!(table.told(), ["built", "took_nomad"]);
    table.play_all(0, &["build 4,3", "build 4,2", "end"]).play("seat1 build 6,3");
    assert_eq!(table.line("tiles seat1"), "");
    // A move takes it as well.
    let caravan = "played desert\nsettlements seat0 7,2 7,15\nsettlements seat1 5,3\ntiles seat0 7,16:ready";
    let mut moved = nomads(caravan);
    moved.play_all(0, &["use caravan", "lift 7,2", "put 6,3"]).shows(&["tiles seat0 5,2:new 7,16:used"]);
}

/// NO-5: whoever passes step by step takes the tile; the Caravan only where it stops.
#[test]
fn no_5_passing_by() {
    let mut steps =
        nomads("played desert\nsettlements seat0 3,2\nnomads 13,4:resettlement\ntiles seat0 13,4:ready");
    steps.play_all(0, &["use resettlement", "lift 3,2", "step 4,3"]);
    assert_eq!(steps.told(), ["moved", "took_nomad"]);
    steps
        .play_all(0, &["step 4,4", "done"])
        .shows(&["settlements seat0 4,4", "tiles seat0 5,2:new 13,4:used"]);
    let mut slide = nomads("played desert\nsettlements seat0 6,4 7,15\ntiles seat0 7,16:ready");
    slide.play_all(0, &["use caravan", "lift 6,4", "put 6,11"]).shows(&["tiles seat0 6,12:new 7,16:used"]);
}

/// NO-6: a nomad tile is not lost by moving away.
#[test]
fn no_6_nomad_tiles_are_kept() {
    let mut table = nomads("played desert\nsettlements seat0 5,3 7,15\ntiles seat0 5,2:ready 7,16:ready");
    table
        .play_all(0, &["use caravan", "lift 5,3", "put 5,6"])
        .shows(&["tiles seat0 5,2:ready 5,7:new 7,16:used"]);
}

/// NO-7, NO-8: a nomad tile can be used in the next own turn, once, before or after the mandatory action, and leaves the
/// game at the end of that turn.
#[test]
fn no_7_and_8_the_next_turn_only() {
    let start = "played grass\nhand seat1 canyon\nnomads 5,2:donation_flowers";
    let mut table = nomads(start);
    table.play("seat0 build 5,3");
    assert_eq!(table.refused_by("seat0 use donation_flowers"), "KB-20");
    table.play_all(0, &["build 4,3", "build 4,2"]);
    assert_eq!(table.refused_by("seat0 use donation_flowers"), "NO-7");
    assert_eq!(table.refused_by("seat0 use donation_grass"), "NO-4");
    table.play("seat0 end").shows(&["tiles seat0 5,2:ready"]);
    table.build_anywhere(1, 3).play("seat1 end");
    assert_eq!(table.can("use"), "donation_flowers");
    // Unused it leaves the game.
    let mut unused = table.clone();
    unused.build_anywhere(0, 3);
    assert_eq!(unused.can("use"), "donation_flowers");
    assert!(unused.play("seat0 end").line("tiles seat0").contains("5,2:lost"));
    assert!(unused.told().contains(&"expired".to_owned()));
    // Used it leaves the game as well.
    table.play_all(0, &["use donation_flowers", "build 0,17", "build 0,18", "build 0,19"]);
    assert_eq!(table.refused_by("seat0 use donation_flowers"), "NO-7");
    assert!(table.build_anywhere(0, 3).play("seat0 end").line("tiles seat0").contains("5,2:lost"));
    assert!(!table.told().contains(&"expired".to_owned()));
}

/// KB-70: a nomad tile gained in a foreign turn is used in the next own turn and expires at its end.
#[test]
fn kb_70_nomad_tiles_of_a_foreign_turn() {
    let mut table = nomads(
        "turn 4 seat1\nplayed canyon\nhand seat0 forest\nnomads 5,2:donation_flowers\ntiles seat0 5,2:new",
    );
    table.build_anywhere(1, 3).shows(&["tiles seat0 5,2:new"]);
    table.play("seat1 end").shows(&["tiles seat0 5,2:ready"]);
    assert_eq!(table.can("use"), "donation_flowers");
    assert!(table.build_anywhere(0, 3).play("seat0 end").line("tiles seat0").contains("5,2:lost"));
}

/// KB-28: nomad tiles expire before other tiles are turned back.
#[test]
fn kb_28_nomad_tiles_expire_first() {
    let position =
        "played canyon\nmandatory done\nsettlements seat0 7,15\ntiles seat0 5,2:ready 7,16:used 13,4:new";
    let mut table = nomads(position);
    table.play("seat0 end").shows(&["tiles seat0 5,2:lost 7,16:ready 13,4:ready"]);
    assert_eq!(table.told()[0], "expired");
}

/// KB-4, KB-59, KB-64: a nomad hex is a special hex: nothing is built there, and it counts for Merchants and Workers.
#[test]
fn kb_4_59_64_nomad_hexes_are_special() {
    let board = "players 2\nset sets=base,nomads\nboard quarry caravan village garden\ncards merchants workers lords\n";
    let mut table = Table::set(&format!("{board}played canyon\nsettlements seat0 6,6 6,7 4,0"));
    assert_eq!(table.refused_by("seat0 build 7,5"), "KB-4");
    // 6,6 touches the nomad hex 7,5, and 6,7 the one on 5,7; empty ones count as well.
    assert_eq!((table.gold(0, "card-merchants"), table.gold(0, "card-workers")), (8, 2));
    let taken = Table::set(&format!("{board}played canyon\nsettlements seat0 6,6 6,7\ntiles seat1 7,5:lost"));
    assert_eq!(taken.gold(0, "card-merchants"), 8);
}
