//! The rulings and the notes for an engine, as far as they concern the base game.

use steading_game::Undo;
use steading_kingdom_builder::Phase;

use crate::table::{FIRST_GAME, Table};

const SECOND: &str = "players 2\nboard oracle tower harbor barn\ncards lords hermits workers\n";

/// Gold for Lords on the second board with or without the option.
fn lords(option: &str, settlements: &str) -> [i32; 3] {
    let board = "board oracle tower harbor barn\ncards lords hermits workers";
    let table =
        Table::set(&format!("players 3\nset lords_zero={option}\n{board}\nplayed grass\n{settlements}"));
    [0, 1, 2].map(|seat| table.gold(seat, "card-lords"))
}

/// All hexes of rows 0 and 1 of the board but some: 39 settlements.
fn thirty_nine() -> String {
    (0..20)
        .flat_map(|column| [format!("0,{column}"), format!("1,{column}")])
        .skip(1)
        .collect::<Vec<_>>()
        .join(" ")
}

/// AMB-1, AMB-4: with one settlement left one is built; the turn goes on with moves, and the end is triggered.
#[test]
fn amb_1_and_4_the_supply_runs_out() {
    let hexes = thirty_nine().replacen("0,10", "2,17", 1);
    let mut table = Table::first(&format!("played grass\nsettlements seat0 {hexes}\ntiles seat0 2,18:ready"));
    table.play("seat0 build 8,8").shows(&["mandatory done 1", "last-round"]);
    assert_eq!(table.can("use"), "paddock");
    table.play_all(0, &["use paddock", "lift 2,17", "put 4,18", "end"]);
}

/// AMB-2: when the terrain is full after the mandatory action, the Oracle uses the new card.
#[test]
fn amb_2_full_after_the_mandatory_action() {
    let empty = Table::set(&format!("players 3\n{}played grass", &SECOND[10..]));
    let flowers = empty.state.setting.board.all(steading_kingdom_builder::Terrain::Flowers);
    let mut hexes: Vec<String> =
        flowers.iter().map(|hex| hex.to_string()).filter(|hex| hex != "3,6").collect();
    let rest = hexes.split_off(30);
    let mut table = Table::set(&format!(
        "players 3\n{}played flowers\nmandatory running 2\nsettlements seat1 {}\nsettlements seat2 {}\nsettlements seat0 \
         2,7\ntiles seat0 3,7:ready\npile grass:5\ndiscard canyon:5 desert:5 flowers:4 forest:5",
        &SECOND[10..],
        hexes.join(" "),
        rest.join(" ")
    ));
    table.play("seat0 build 3,6").shows(&["mandatory done 3", "played grass", "removed flowers:1"]);
    assert_eq!(table.play("seat0 use oracle").can("build"), "1,6 2,8");
}

/// AMB-3: the deck is exhausted: discards first; nothing left at all makes the action void.
#[test]
fn amb_3_the_deck_is_exhausted() {
    let removed = "removed grass:4 canyon:5 desert:4 flowers:5 forest:5\npile none";
    let mut table = Table::first(&format!("played grass\ndiscard desert:1\n{removed}"));
    table.play_all(0, &["build 8,7", "build 8,8", "build 8,9", "end"]);
    // Seat 1 had no card and draws one from what is left; seat 0 drew the other one.
    assert_eq!(table.state.turn.cards.len(), 1);
    table.shows(&["pile none", "discard none", "mandatory ahead"]);
    let mut table = Table::first(
        "turn 2 seat1\nmandatory done 0\npile none\nremoved grass:5 canyon:5 desert:5 flowers:5 \
        forest:5",
    );
    assert_eq!(table.refused_by("seat1 build 8,8"), "KB-19");
    table.play("seat1 end");
    assert_eq!(table.state.phase, Phase::Over);
}

/// AMB-5: a moved settlement gains a tile, but never a second one from the same hex.
#[test]
fn amb_5_moves_gain_tiles() {
    let mut table = Table::first("played grass\nsettlements seat0 2,17 6,5\ntiles seat0 2,18:ready");
    table.play_all(0, &["use paddock", "lift 6,5", "put 6,3"]).shows(&["tiles seat0 2,18:used 6,2:new"]);
    let mut table = Table::first("played grass\nsettlements seat0 2,17 6,5\ntiles seat0 2,18:ready 6,2:lost");
    table.play_all(0, &["use paddock", "lift 6,5", "put 6,3"]).shows(&["tiles seat0 2,18:used 6,2:lost"]);
}

/// AMB-6: a move between two hexes at the same location keeps the tile.
#[test]
fn amb_6_moving_along_a_location() {
    let mut table =
        Table::first("played grass\nsettlements seat0 2,17 6,1\ntiles seat0 2,18:ready 6,2:ready");
    table.play_all(0, &["use paddock", "lift 6,1", "put 6,3"]).shows(&["tiles seat0 2,18:used 6,2:ready"]);
    assert!(!table.told().contains(&"lost_tile".to_owned()));
}

/// AMB-7: the Tavern continues the whole run, and gaps break a run.
#[test]
fn amb_7_the_whole_run() {
    let tavern = |run: &str| {
        let mut table =
            Table::first(&format!("played desert\nsettlements seat0 7,7 {run}\ntiles seat0 6,7:ready"));
        table.play("seat0 use tavern").can("build")
    };
    assert_eq!(tavern("9,7 9,8 9,9 9,10"), "9,6 9,11");
    assert_eq!(tavern("9,4 9,5 9,6 9,8 9,9"), "9,7");
}

/// AMB-8: nothing can be the second-highest number for Lords, unless the option says no; nobody scores an empty quadrant.
#[test]
fn amb_8_lords_with_nothing() {
    assert_eq!(lords("true", "settlements seat0 0,0 0,1"), [12, 6, 6]);
    assert_eq!(lords("false", "settlements seat0 0,0 0,1"), [12, 0, 0]);
    assert_eq!(lords("false", "settlements seat0 0,0 0,1\nsettlements seat1 1,1"), [12, 6, 0]);
    assert_eq!(lords("true", ""), [0, 0, 0]);
}

/// AMB-9: areas are not joined through a location hex.
#[test]
fn amb_9_merchants_are_not_joined_through_locations() {
    // One area at the castle 3,3 and the Tavern 6,2, another one at the Tavern alone.
    let table = Table::first("played grass\nsettlements seat0 4,3 5,2 7,1 8,1");
    assert_eq!(table.gold(0, "card-merchants"), 8);
    let apart = Table::first("played grass\nsettlements seat0 4,3 7,1");
    assert_eq!(apart.gold(0, "card-merchants"), 0);
}

/// AMB-23: a settlement on water counts for every card but the Fishermen.
#[test]
fn amb_23_settlements_on_water() {
    let table = Table::first("played grass\nsettlements seat0 8,3 8,4 8,14");
    assert_eq!((table.gold(0, "card-knights"), table.gold(0, "card-fishermen")), (6, 1));
    let second = Table::set(&format!("{SECOND}played grass\nsettlements seat0 17,5 16,6"));
    assert_eq!((second.gold(0, "card-hermits"), second.gold(0, "card-workers")), (1, 2));
}

/// AMB-25: effects come one after the other: the first to build takes the last tile, the next one finds none.
#[test]
fn amb_25_one_after_the_other() {
    let position =
        "players 3\nplayed canyon\nhand seat1 canyon\nsettlements seat2 6,1\ntiles seat2 6,2:ready";
    let mut table = Table::set(&format!("{FIRST_GAME}{position}"));
    table.play_all(0, &["build 5,1", "build 5,2", "build 6,3", "end"]).shows(&["tiles seat0 6,2:ready"]);
    table.play("seat1 build 7,2");
    assert_eq!(table.line("tiles seat1"), "");
}

/// EN-1: the text of a position holds everything about a turn, and reads back.
#[test]
fn en_1_the_state_of_a_turn() {
    let text = "board tavern/180 paddock oasis farm\ncards lords hermits workers\nfirst seat1\nturn 14 seat0\nplayed desert\n\
        terrain desert 0\nmandatory done 3\nphase acting paddock put 2,17\nsupply seat0 37\nsettlements seat0 2,17 11,18 \
        17,6\ntiles seat0 2,18:ready 11,17:used 12,7:lost 17,5:new\nsupply seat1 39\nsettlements seat1 8,7\nhand seat1 \
        grass@1\npile grass:4 canyon:5 desert:4 flowers:5 forest:5\ndiscard none\nremoved none\n";
    let table = Table::set(&format!("players 2\n{text}"));
    let written = table.text();
    assert_eq!(written[written.find("board").unwrap()..written.find("generator").unwrap()], *text);
    assert_eq!(Table::set(&written).state, table.state);
}

/// EN-2: after a placement come losses, gains and the end trigger; then the mandatory action and the terrain are looked at.
#[test]
fn en_2_the_order_after_a_placement() {
    // The last settlement takes a tile, triggers the end, finishes the mandatory action and fills the terrain.
    let empty = Table::set(&format!("players 4\n{FIRST_GAME}played grass"));
    let canyon = empty.state.setting.board.all(steading_kingdom_builder::Terrain::Canyon);
    let hexes: Vec<String> = canyon.iter().map(|hex| hex.to_string()).filter(|hex| hex != "6,3").collect();
    let (one, two) = hexes.split_at(27);
    let own = thirty_nine();
    let own: Vec<&str> = own.split(' ').filter(|hex| !hexes.iter().any(|canyon| canyon == hex)).collect();
    let more = ["8,7", "8,8", "8,9", "8,10", "8,11", "9,7", "9,8", "9,9", "9,10", "9,11"];
    let own: Vec<&str> = own.into_iter().chain(more).take(39).collect();
    assert_eq!(own.len(), 39);
    let mut table = Table::set(&format!(
        "players 4\n{FIRST_GAME}played canyon\nsettlements seat0 {}\nsettlements seat1 {}\nsettlements seat2 {}",
        own.join(" "),
        one.join(" "),
        two.join(" ")
    ));
    table.play("seat0 build 6,3").shows(&["mandatory done 1", "tiles seat0 6,2:new", "last-round"]);
    let told = table.told();
    assert_eq!(told[..4], ["built", "took_tile", "last_round", "removed"]);
}

/// EN-3: builds, moves and cancelled actions can be taken back; whatever turns up a card cannot.
#[test]
fn en_3_undo() {
    let mut table = Table::first("played grass\nsettlements seat0 2,17\ntiles seat0 2,18:ready");
    for action in
        ["use paddock", "lift 2,17", "cancel", "lift 2,17", "put 0,16", "build 8,7", "build 8,8", "build 8,9"]
    {
        table.play(&format!("seat0 {action}"));
        assert_eq!(table.undo, Some(Undo::Allowed), "{action}");
    }
    table.play("seat0 end");
    assert_eq!(table.undo, Some(Undo::Barrier));
}

/// EN-4: every action with "beside if possible" offers only hexes beside own settlements as soon as there is one.
#[test]
fn en_4_one_rule_for_all() {
    let cases = [
        ("oracle", "3,7", "2,7", "played grass"),
        ("tower", "7,12", "7,11 1,1", "played desert"),
        ("barn", "12,16", "12,17 11,17", "played desert"),
        ("harbor", "17,6", "17,7 16,6", "played desert"),
    ];
    for (location, tile, settlements, played) in cases {
        let position = format!("{SECOND}{played}\nsettlements seat0 {settlements}\ntiles seat0 {tile}:ready");
        let mut table = Table::set(&position);
        table.play(&format!("seat0 use {location}"));
        let lifted =
            table.can("lift").split(' ').next_back().map(str::to_owned).filter(|hex| !hex.is_empty());
        if let Some(hex) = &lifted {
            table.play(&format!("seat0 lift {hex}"));
        }
        let word = if lifted.is_some() { "put" } else { "build" };
        let mut own = table.state.pieces(steading_game::Seat(0));
        if let Some(hex) = &lifted {
            own.remove(hex.parse().unwrap());
        }
        for hex in table.can(word).split(' ') {
            assert!(own.neighbours().contains(hex.parse().unwrap()), "{location} {hex}");
        }
    }
}
