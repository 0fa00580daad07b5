//! Silo actions after the last turn (HA-6 to HA-8, HA-27).

use steading_game::{Game, Seat, Undo};
use steading_kingdom_builder::{KingdomBuilder, Phase};

use crate::harvest::{harvest, heading, with_cards, with_crossroads};
use crate::table::Table;

/// Silo 5,8 of seat 0 is being used.
const AT_SILO: &str = "phase silo seat0 5,8 build\nlast-round\nturn 9 seat1\nsettlements seat0 5,7 6,7";

/// HA-6: up to three settlements are built beside own ones on any buildable terrain.
#[test]
fn ha_6_building() {
    let mut table = harvest(AT_SILO);
    assert_eq!(
        (table.can("build"), table.can("lift")),
        ("4,7 4,8 5,6 6,6 6,8 7,7".to_owned(), "5,7 6,7".to_owned())
    );
    for (hex, rule) in [("0,5", "HA-6"), ("5,8", "KB-4"), ("6,7", "KB-30"), ("8,9", "KB-31")] {
        assert_eq!(table.refused_by(&format!("seat0 build {hex}")), rule, "{hex}");
    }
    table.play("seat0 build 6,8").shows(&["phase silo seat0 5,8 build 1", "supply seat0 37"]);
    // Farmland too, and beside what was just built; no mixture.
    assert_eq!(
        (table.can("build"), table.can("lift")),
        ("4,7 4,8 5,6 6,6 6,9 7,7 7,8".to_owned(), String::new())
    );
    assert_eq!(table.refused_by("seat0 lift 5,7"), "HA-6");
    assert_eq!(table.undo, Some(Undo::Allowed));
    table.play_all(0, &["build 6,9", "build 7,7"]).shows(&["phase over", "supply seat0 35"]);
    assert_eq!(table.undo, Some(Undo::Barrier));
}

/// HA-6: up to three different pieces are moved instead, one after the other, beside others of the player.
#[test]
fn ha_6_moving() {
    let mut table = harvest(AT_SILO);
    table.play("seat0 lift 5,7").shows(&["phase silo seat0 5,8 put 5,7"]);
    assert_eq!(
        (table.can("put"), table.refused_by("seat0 put 5,7")),
        ("5,6 6,6 6,8 7,7".to_owned(), "KB-35")
    );
    assert_eq!(table.refused_by("seat0 put 4,7"), "HA-6");
    table.play("seat0 cancel").shows(&["phase silo seat0 5,8 build"]);
    table.play_all(0, &["lift 5,7", "put 6,8"]).shows(&["phase silo seat0 5,8 lift", "moved 6,8"]);
    assert_eq!(table.can("lift"), "6,7");
    assert_eq!(table.refused_by("seat0 lift 6,8"), "HA-6");
    assert_eq!(table.refused_by("seat0 build 5,7"), "HA-6");
    // Away from the silo, which does not cost the right.
    assert_eq!(table.play("seat0 lift 6,7").can("put"), "5,7 6,9 7,7 7,8");
    table.play_all(0, &["cancel", "lift 6,7", "put 7,8"]).shows(&["settlements seat0 6,8 7,8", "phase over"]);
    assert_eq!(table.line("moved"), "");
    // Three of them, and no more.
    let mut table = harvest(&format!("{AT_SILO} 6,6 7,7"));
    table
        .play_all(0, &["lift 5,7", "put 5,6", "lift 6,7", "put 6,8", "lift 6,6", "put 6,7"])
        .shows(&["phase over"]);
}

/// HA-6: any part of it can be left; without supply only moves are possible, and a settlement alone cannot move.
#[test]
fn ha_6_leaving_it() {
    assert_eq!(harvest(AT_SILO).play("seat0 done").state.phase, Phase::Over);
    assert_eq!(harvest(AT_SILO).play_all(0, &["build 4,7", "done"]).line("supply seat0"), "supply seat0 37");
    assert_eq!(harvest(AT_SILO).play_all(0, &["lift 5,7", "put 6,8", "done"]).state.phase, Phase::Over);
    let mut alone = harvest(&AT_SILO.replace(" 6,7", ""));
    assert_eq!(alone.refused_by("seat0 lift 5,7"), "HA-6");
    assert!(alone.ways("build") > 0);
    let row = |row: u16| (0..20).map(move |column| format!("{row},{column}"));
    let many: Vec<String> = row(9).chain(row(10)).take(38).collect();
    let mut empty = harvest(&format!("{AT_SILO} {}", many.join(" ")));
    assert_eq!((empty.can("build"), empty.refused_by("seat0 build 4,7")), (String::new(), "KB-24"));
    assert!(empty.play("seat0 lift 5,7").ways("put") > 0);
}

/// HA-6, AMB-32: if three moves are wanted, whoever made one makes three, as far as possible; building and doing nothing stay free. The
/// clock makes them as well.
#[test]
fn ha_6_exactly_three_moves() {
    let three = |position: &str| harvest(&format!("set silo_three_moves=true\n{position}"));
    let mut table = three(&format!("{AT_SILO} 6,6 7,7"));
    assert_eq!(table.clone().play("seat0 done").state.phase, Phase::Over);
    assert_eq!(table.clone().play_all(0, &["build 4,7", "done"]).state.phase, Phase::Over);
    table.play_all(0, &["lift 5,7", "cancel", "lift 5,7", "put 5,6"]);
    assert_eq!((table.can("done"), table.refused_by("seat0 done")), (String::new(), "HA-6"));
    let mut clock = table.clone();
    table.play_all(0, &["lift 6,7", "put 6,8"]);
    assert_eq!(table.refused_by("seat0 done"), "HA-6");
    table.play_all(0, &["lift 6,6", "put 6,7"]).shows(&["phase over"]);
    for _ in 0..4 {
        let action = KingdomBuilder::timeout_action(&clock.state, Seat(0)).unwrap();
        clock.play(&format!("seat0 {action}"));
    }
    assert_eq!(clock.state.phase, Phase::Over);
    // With two settlements there are two moves.
    let mut two = three(AT_SILO);
    two.play_all(0, &["lift 5,7", "put 6,8", "lift 6,7", "put 7,8"]).shows(&["phase over"]);
}

/// The last turn of the last round: seat 0 touches the silo on 5,8, seat 1 those on 5,8 and 14,2. Seat 1 began.
fn last_turn(options: &str) -> Table {
    let position = "first seat1\nlast-round\nturn 8 seat0\nplayed grass\nmandatory done\nsettlements seat0 6,8 6,7\nsettlements \
        seat1 5,7 5,6 13,1 13,2";
    Table::set(&format!("{options}\n{}{position}", heading(2, "workers merchants lords")))
}

/// HA-7, AMB-17: silo by silo, at each the players in turn order (booklet, Harvest, silo, 2nd sentence: *for each silo* in turn order);
/// as it is commonly played, each player with all own silos.
#[test]
fn ha_7_order() {
    let order = |options: &str| {
        let mut table = last_turn(options);
        table.play("seat0 end");
        let mut order = Vec::new();
        while let Phase::Silo(action) = table.state.phase {
            order.push(format!("{} {}", action.seat, action.silo));
            for other in [0, 1].into_iter().filter(|&other| Seat(other) != action.seat) {
                assert_eq!(table.refused_by(&format!("seat{other} done")), "HA-7");
            }
            table.play(&format!("{} done", action.seat));
        }
        order
    };
    assert_eq!(order("set silo_order=by_player"), ["seat1 5,8", "seat1 14,2", "seat0 5,8"]);
    assert_eq!(order(""), ["seat1 5,8", "seat0 5,8", "seat1 14,2"]);
}

/// HA-7: who has a right is fixed before the first silo action.
#[test]
fn ha_7_rights_are_fixed() {
    let mut table = last_turn("set silo_order=by_player");
    table.play("seat0 end").shows(&["phase silo seat1 5,8 build", "silos seat0 5,8", "silos seat1 14,2"]);
    // Both settlements leave the other silo, and seat 1 still has it.
    table.play_all(1, &["lift 13,1", "put 12,3", "lift 13,2", "put 11,3", "done"]);
    table.shows(&["phase silo seat1 14,2 build"]);
    table.play("seat1 done").shows(&["phase silo seat0 5,8 build"]);
    // A silo that is reached now gives nothing.
    let mut reached = harvest(
        "last-round\nturn 8 seat1\nplayed grass\nmandatory done\nsettlements seat0 5,7 14,4\nsettlements seat1 0,5",
    );
    reached.play("seat1 end").play_all(0, &["build 14,3", "done"]).shows(&["phase over"]);
}

/// HA-8: silo builds bring no gold of Rovers; lines are still marked (HA-24, HA-32), and a mark uses the supply.
#[test]
fn ha_8_cards_during_silo_actions() {
    let cards = "rovers mayors workers";
    let mut table = with_cards(2, cards, &format!("{AT_SILO} 5,2 5,3"));
    table.play("seat0 build 5,6").shows(&["marks seat0 5", "supply seat0 34"]);
    assert_eq!(
        (table.line("gold seat0"), table.told().join(" ")),
        (String::new(), "silo_built marked".to_owned())
    );
    let mut moved = with_cards(2, cards, &format!("{AT_SILO} 5,2 5,3"));
    moved.play_all(0, &["lift 6,7", "put 5,6"]).shows(&["marks seat0 5"]);
}

/// HA-27, AMB-28: silo actions take and lose no tiles.
#[test]
fn ha_27_no_tiles() {
    let mut table = harvest(&format!("{AT_SILO} 17,17 16,17\ntiles seat0 17,18:ready"));
    table.play_all(0, &["lift 17,17", "put 15,17"]).shows(&["tiles seat0 17,18:ready"]);
    table.play_all(0, &["lift 5,7", "put 6,6"]).shows(&["tiles seat0 17,18:ready"]);
    assert_eq!(table.told(), ["silo_moved", "silo_moved"]);
    let mut built = harvest(AT_SILO);
    built.play("seat0 build 6,6");
    assert_eq!((built.told(), built.line("tiles seat0")), (vec!["silo_built".to_owned()], String::new()));
    assert_eq!(built.refused_by("seat0 use farmland"), "HA-27");
    assert_eq!(built.refused_by("seat0 end"), "HA-27");
}

/// HA-27: warriors still block, whoever owns them.
#[test]
fn ha_27_warriors_block() {
    let heading = with_crossroads("barracks_crossroads", "workers merchants lords");
    let table = Table::set(&format!("{heading}{AT_SILO}\nwarriors seat1 7,7"));
    assert_eq!(table.can("build"), "4,7 4,8 5,6 6,6");
}

/// KB-56: silo actions come before the scoring, as the very last of the game (KB-54).
#[test]
fn kb_56_silos_before_the_scoring() {
    let mut table = last_turn("");
    table.play("seat0 end");
    assert_eq!((table.places(), KingdomBuilder::must_act(&table.state).first()), (None, Some(Seat(1))));
    assert_eq!(table.state.turn.active, Seat(0));
    table.play("seat1 done").play("seat0 done").play("seat1 done");
    assert!(table.places().is_some());
    assert_eq!(table.told().last().map(String::as_str), Some("over"));
    // Nobody at a silo: the game is over at once.
    let mut none = harvest("last-round\nturn 8 seat1\nplayed grass\nmandatory done\nsettlements seat0 0,5");
    assert_eq!(none.play("seat1 end").state.phase, Phase::Over);
}

/// HA-6: positions in the middle of a silo action read back, and impossible ones are refused.
#[test]
fn ha_6_positions() {
    let mut table = last_turn("");
    table.play("seat0 end").play_all(1, &["lift 13,1", "put 12,3"]);
    assert_eq!(Table::set(&table.text()).state, table.state);
    let wrong = [
        ("phase silo seat0 5,8 build", "phase silo seat0 5,9 build"),
        ("phase silo seat0 5,8 build", "phase silo seat3 5,8 build"),
        ("phase silo seat0 5,8 build", "phase silo seat0 5,8 build 3"),
        ("phase silo seat0 5,8 build", "phase silo seat0 5,8 lift"),
        ("phase silo seat0 5,8 build", "silos seat0 5,8\nphase silo seat0 5,8 build"),
        ("phase silo seat0 5,8 build", "silos seat0 5,17\nphase turn\nplayed grass"),
        ("phase silo seat0 5,8 build", "scouts 0,5\nphase silo seat0 5,8 build"),
    ];
    let text = harvest(AT_SILO).text();
    for (line, other) in wrong {
        assert!(Table::try_set(&text.replace(line, other)).is_err(), "{other}");
    }
}
