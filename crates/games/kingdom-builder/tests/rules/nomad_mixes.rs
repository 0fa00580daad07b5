//! Nomads together with other sets: Canoe reactions, warriors, wagons, city halls and scouts (NO-11, NO-12, NO-18, NO-22, NO-23).
//!
//! Top left lies the Quarry as in `nomads.rs`, top right the Canoe (locations 2,18 and 7,11), bottom left Barracks (13,3) and
//! Crossroads, bottom right Mountain Station and Scout Cabin (17,12).

use crate::table::Table;

fn mixed(position: &str) -> Table {
    on("quarry canoe barracks_crossroads mountain_station_scout_cabin", position)
}

fn on(board: &str, position: &str) -> Table {
    let sets = "nomads,crossroads,marshlands,harvest";
    Table::set(&format!(
        "players 2\nset sets={sets}\nset dual_cards=never\nboard {board}\ncards families shepherds ambassadors\ntasks \
         road\n{position}"
    ))
}

/// NO-22: a Canoe build in a foreign turn scores no card of Nomads for its builder; in the own turn it does.
#[test]
fn no_22_canoes_in_foreign_turns() {
    let canoe =
        "settlements seat0 2,17 4,4\nsettlements seat1 3,18 4,2\ntiles seat0 2,18:ready\nplayed grass\n";
    let mut foreign = mixed(&format!("{canoe}turn 4 seat1"));
    foreign.play("seat1 build 4,3").play("seat0 build 3,17");
    assert_eq!(foreign.gold(0, "card-ambassadors"), 0);
    let mut own = mixed(canoe);
    own.play_all(0, &["build 5,3", "build 3,17"]);
    assert_eq!(own.gold(0, "card-ambassadors"), 1);
}

/// NO-11: the Outpost helps the own Canoe reaction in the own turn only.
#[test]
fn no_11_outpost_for_the_own_canoe() {
    let both = "settlements seat0 2,17 4,4\nsettlements seat1 4,2\ntiles seat0 2,18:ready 5,7:ready\nnomads 5,7:outpost\nplayed grass\n";
    let mut own = mixed(both);
    own.play("seat0 build 5,3");
    assert_eq!((own.can("use"), own.can("pass").len()), ("outpost".to_owned(), 0));
    assert_eq!(own.refused_by("seat0 build 0,5"), "KB-32");
    own.play_all(0, &["use outpost", "build 0,5"])
        .shows(&["settlements seat0 0,5 2,17 4,4 5,3", "mandatory running 1"]);
    let mut foreign = mixed(&format!("{both}turn 4 seat1"));
    foreign.play("seat1 build 4,3");
    assert_eq!((foreign.can("use"), foreign.refused_by("seat0 use outpost")), (String::new(), "MA-11"));
}

/// NO-12: a warrior may be removed and goes back to its owner; parts of a city hall stay.
#[test]
fn no_12_sword_against_wooden_pieces() {
    let sword = "nomads 5,7:sword\ntiles seat0 5,7:ready\nplayed grass\nsettlements seat1 0,0";
    let mut table = mixed(&format!("{sword}\nwarriors seat1 6,5"));
    assert_eq!(table.play("seat0 use sword").can("take"), "0,0 6,5");
    table.play("seat0 take 6,5").shows(&["supply seat1 39", "settlements seat1 0,0", "phase turn"]);
    assert_eq!(table.line("warriors seat1"), "");
    // Its block is lifted.
    assert!(table.state.open.contains("6,4".parse().unwrap()));
    let board = "quarry canoe city_hall_fort mountain_station_scout_cabin";
    let mut hall = on(board, &format!("{sword}\ncity-hall seat1 18,5"));
    assert_eq!(hall.play("seat0 use sword").can("take"), "0,0");
    assert_eq!(hall.refused_by("seat0 take 18,5"), "NO-12");
    let only = "nomads 5,7:sword\ntiles seat0 5,7:ready\nplayed grass\ncity-hall seat1 18,5";
    assert_eq!(on(board, only).refused_by("seat0 use sword"), "NO-12");
}

/// NO-18: placing a warrior is building, moving one is not.
#[test]
fn no_18_warriors_are_built() {
    let position = "played grass\nsettlements seat0 13,4\nsettlements seat1 12,5\ntiles seat0 13,3:ready";
    let mut table = mixed(position);
    table.play_all(0, &["use barracks", "build 13,5"]);
    assert_eq!(table.gold(0, "card-ambassadors"), 1);
    let moved = "played grass\nwarriors seat0 14,4\nsettlements seat1 12,4\nnomads 5,7:resettlement\ntiles seat0 5,7:ready";
    let mut table = mixed(moved);
    table.play_all(0, &["use resettlement", "lift 14,4", "step 13,4"]).shows(&["warriors seat0 13,4"]);
    assert_eq!(table.gold(0, "card-ambassadors"), 0);
    // A warrior does not block its own next step (CR-26), others do.
    assert_eq!(table.can("step"), "12,5 13,5 14,4 14,5");
    let blocked = format!("{moved}\nwarriors seat1 13,6");
    let mut table = mixed(&blocked);
    table.play_all(0, &["use resettlement", "lift 14,4", "step 14,5"]);
    assert_eq!(table.refused_by("seat0 step 14,6"), "CR-13");
}

/// NO-15: a hex blocked by a warrior stops the Caravan.
#[test]
fn no_15_warriors_are_obstacles() {
    let board = "board caravan quarry barracks_crossroads village\ncards families shepherds ambassadors\ntasks road\n";
    let slide = |warriors: &str| {
        let position = "played grass\nsettlements seat0 7,5 14,0\ntiles seat0 7,6:ready\n";
        let mut table =
            Table::set(&format!("players 2\nset sets=nomads,crossroads\n{board}{position}{warriors}"));
        table.play_all(0, &["use caravan", "lift 14,0"]).can("put")
    };
    assert!(slide("").contains("14,6"));
    assert!(slide("warriors seat1 14,4").contains("14,2"));
}

/// NO-23, AMB-27: for Shepherds a hex with a scout is empty, and so is one that a warrior blocks.
#[test]
fn no_23_and_amb_27_scouts_and_warriors_close_nothing() {
    // The forest 1,3 touches 2,3 and no other forest.
    let gold = |more: &str, actions: &[&str]| {
        let mut table = mixed(&format!("played forest\n{more}"));
        table.play_all(0, actions).gold(0, "card-shepherds")
    };
    assert_eq!(gold("settlements seat1 2,3", &["build 1,3"]), 2);
    assert_eq!(gold("warriors seat1 3,2", &["build 1,3"]), 0);
    let scouts = "settlements seat0 3,3 17,11\ntiles seat0 17,12:ready";
    assert_eq!(gold(scouts, &["use scout_cabin", "build 2,3", "done", "build 1,3"]), 0);
}
