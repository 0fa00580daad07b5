//! Location tiles (KB-38 to KB-44, KB-70).

use std::collections::BTreeMap;

use steading_game::{DataFiles, Game, Lines};
use steading_kingdom_builder::KingdomBuilder;

use crate::table::{FIRST_GAME, Table, setup};

/// KB-38: whoever places a settlement beside a location takes a tile, by building or moving; one from each hex it touches.
#[test]
fn kb_38_taking_tiles() {
    let mut built = Table::first("played canyon");
    built.play("seat0 build 6,3").shows(&["tiles seat0 6,2:new"]);
    assert_eq!(built.told(), ["built", "took_tile"]);
    let mut moved = Table::first("played grass\nsettlements seat0 2,17 6,5\ntiles seat0 2,18:ready");
    moved.play_all(0, &["use paddock", "lift 6,5", "put 6,3"]).shows(&["tiles seat0 2,18:used 6,2:new"]);
    // No printed board has two locations that close, so the Tavern of this one was moved.
    let quadrants = KingdomBuilder::info().data.iter().find(|(name, _)| *name == "quadrants.txt").unwrap().1;
    let closer = quadrants.replacen("DF1CWTT1CG", "DF1C1TTWCG", 1).replacen("(6,2) (6,7)", "(6,2) (6,4)", 1);
    let mut setup = setup(2, &["first_game=true"]);
    setup.data = Some(DataFiles::new(BTreeMap::from([("quadrants.txt".to_owned(), closer)])));
    let config = KingdomBuilder::configure(&setup).unwrap();
    let state = KingdomBuilder::read_position(&config, Lines::new("played canyon")).unwrap();
    let mut both = Table { state, events: Vec::new(), undo: None };
    both.play("seat0 build 6,3").shows(&["tiles seat0 6,2:new 6,4:new"]);
}

/// KB-39: a new tile can be used from the next turn on.
#[test]
fn kb_39_new_tiles_wait() {
    let mut table = Table::first("played grass\nhand seat1 desert");
    table.play_all(0, &["build 10,18", "build 10,19", "build 11,19"]);
    assert_eq!((table.can("use"), table.refused_by("seat0 use farm")), (String::new(), "KB-39"));
    table.play("seat0 end").play_all(1, &["build 0,1", "build 0,2", "build 1,2", "end"]);
    assert_eq!(table.can("use"), "farm");
}

/// KB-40: one tile from each hex in the whole game, also after losing it; two equal ones come from two hexes.
#[test]
fn kb_40_one_tile_from_each_hex() {
    let mut table = Table::first("played canyon\nsettlements seat0 6,1\ntiles seat0 6,2:ready");
    table.play_all(0, &["build 5,1", "build 5,2", "build 6,3"]).shows(&["tiles seat0 6,2:ready"]);
    let lost = "played canyon\nsettlements seat0 4,1\ntiles seat0 6,2:lost";
    Table::first(lost).play("seat0 build 5,1").shows(&["tiles seat0 6,2:lost"]);
    // Two Taverns, two uses.
    let two = "played desert\nsettlements seat0 6,3 7,7 8,7 8,8 8,9\ntiles seat0 6,2:ready 6,7:ready";
    let mut table = Table::first(two);
    table.play_all(0, &["use tavern", "build 8,6", "use tavern", "build 8,10"]);
    table.shows(&["tiles seat0 6,2:used 6,7:used"]);
    assert_eq!(table.refused_by("seat0 use tavern"), "KB-23");
}

/// KB-41: an empty location gives nothing and stays a location for scoring.
#[test]
fn kb_41_empty_locations() {
    let position = "played canyon
        settlements seat0 6,1\ntiles seat0 6,2:ready
        settlements seat1 5,1\ntiles seat1 6,2:ready
        turn 3 seat2";
    let mut table = Table::set(&format!("players 3\n{FIRST_GAME}{position}"));
    table.play("seat2 build 6,3");
    assert_eq!(table.line("tiles seat2"), "");
    table.play_all(2, &["build 5,2", "build 7,2"]);
    // Linked with the castle, both count for the Merchants.
    let linked = position.replace("turn 3 seat2", "settlements seat2 6,3 5,3 4,3\nturn 3 seat2");
    assert_eq!(Table::set(&format!("players 3\n{FIRST_GAME}{linked}")).gold(2, "card-merchants"), 8);
}

/// KB-42: a tile is lost when the last settlement beside its hex has landed elsewhere, and leaves the game.
#[test]
fn kb_42_losing_tiles() {
    let mut table =
        Table::first("played grass\nsettlements seat0 2,17 6,3 5,2\ntiles seat0 2,18:ready 6,2:ready");
    // Another one still stands there.
    table
        .clone()
        .play_all(0, &["use paddock", "lift 6,3", "put 6,5"])
        .shows(&["tiles seat0 2,18:used 6,2:ready"]);
    // While a piece is in the air nothing is lost yet; the Paddock loses even its own tile.
    table.play_all(0, &["use paddock", "lift 2,17"]).shows(&["tiles seat0 2,18:ready 6,2:ready"]);
    table.play("seat0 put 0,16").shows(&["tiles seat0 2,18:lost 6,2:ready"]);
    // The tile does not go back to the hex.
    let left =
        table.view(0).board.specials.into_iter().find(|(hex, ..)| hex.to_string() == "2,18").unwrap().2;
    assert_eq!(left, 1);
}

/// KB-43: of two equal tiles the better one is kept: ready before used before new.
#[test]
fn kb_43_the_better_tile_stays() {
    let cases = [
        ("ready", "used", "ready"),
        ("used", "ready", "ready"),
        ("used", "new", "used"),
        ("new", "ready", "ready"),
    ];
    for (lost, other, kept) in cases {
        let tiles = format!("tiles seat0 2,18:ready 6,2:{lost} 6,7:{other}");
        let mut table = Table::first(&format!("played desert\nsettlements seat0 2,17 6,3 7,7\n{tiles}"));
        table.play_all(0, &["use paddock", "lift 6,3", "put 6,5"]);
        table.shows(&[&format!("tiles seat0 2,18:used 6,2:lost 6,7:{kept}")]);
    }
}

/// KB-44: first tiles are lost, then others are gained.
#[test]
fn kb_44_losses_before_gains() {
    let mut table =
        Table::first("played desert\nsettlements seat0 2,17 6,8\ntiles seat0 2,18:ready 6,7:ready");
    table.play_all(0, &["use paddock", "lift 6,8", "put 6,10"]);
    assert_eq!(table.told(), ["moved", "lost_tile", "took_tile"]);
    table.shows(&["tiles seat0 2,18:used 6,7:lost 6,11:new"]);
}

/// KB-70, KB-23: a tile is turned back at the end of the own turn, so that it is ready in the next round; one from a foreign turn
/// becomes ready when the next round begins, or, as it is commonly played, when the own turn begins.
#[test]
fn kb_70_when_tiles_become_ready() {
    for (reading, then) in [("true", "new"), ("false", "ready")] {
        let position = "played canyon\nhand seat1 desert\nsettlements seat1 7,7\ntiles seat1 6,7:new";
        let mut table = Table::first(&format!("set tiles_next_round={reading}\n{position}"));
        table.play("seat0 build 6,3");
        table.play_all(0, &["build 5,2", "build 7,2"]).shows(&["tiles seat0 6,2:new", "tiles seat1 6,7:new"]);
        table.play("seat0 end").shows(&["tiles seat0 6,2:ready", &format!("tiles seat1 6,7:{then}")]);
        table.build_anywhere(1, 3).play("seat1 end").shows(&["tiles seat1 6,7:ready"]);
    }
}
