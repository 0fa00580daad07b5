//! Castles, the end of the game and winning (KB-53 to KB-57).

use steading_kingdom_builder::Phase;

use crate::table::{FIRST_GAME, Table};

/// KB-53: 3 gold for each castle beside an own settlement, once; several players can score it. Three castles touched by five
/// settlements are 9 gold.
#[test]
fn kb_53_castles() {
    let table =
        Table::first("played grass\nsettlements seat0 3,2 3,4 7,14 7,16 11,10\nsettlements seat1 2,3");
    assert_eq!((table.gold(0, "score-castles"), table.gold(1, "score-castles")), (9, 3));
}

/// Three players, of whom this one has one settlement left and is about to build it.
fn last_settlement(seat: u8) -> Table {
    let many: Vec<String> =
        (0..20).flat_map(|column| [format!("0,{column}"), format!("1,{column}")]).skip(1).collect();
    Table::set(&format!(
        "players 3\n{FIRST_GAME}turn {n} seat{seat}\nplayed grass\nsettlements seat{seat} {}\nhand seat{next} grass",
        many.join(" "),
        n = seat + 1,
        next = (seat + 1) % 3
    ))
}

/// KB-54: when a supply is empty, the round is played to its end: the player before the start player has the last turn.
#[test]
fn kb_54_the_last_round() {
    let mut table = last_settlement(1);
    assert_eq!(table.line("last-round"), "");
    table.play("seat1 build 8,8").shows(&["last-round", "mandatory done 1"]);
    table.play("seat1 end");
    assert_eq!((table.state.phase, table.state.turn.active.0), (Phase::Turn, 2));
    table.play_all(2, &["build 16,10", "build 16,11", "build 16,12", "end"]);
    assert_eq!(table.state.phase, Phase::Over);
    assert_eq!(table.refused_by("seat0 end"), "KB-54");
    // The last player in the round ends it at once.
    let mut table = last_settlement(2);
    table.play_all(2, &["build 8,8", "end"]);
    assert_eq!(table.state.phase, Phase::Over);
    // The first one does not.
    let mut table = last_settlement(0);
    table.play_all(0, &["build 8,8", "end"]);
    assert_eq!(table.state.phase, Phase::Turn);
}

/// KB-55: once triggered, the end stays, whatever is in the supplies later.
#[test]
fn kb_55_the_trigger_stays() {
    let mut table = Table::first("last-round\nturn 4 seat1\nplayed grass\nsettlements seat1 8,7");
    table.play_all(1, &["build 8,8", "build 8,9", "build 8,10", "end"]);
    assert_eq!((table.state.phase, table.line("supply seat1")), (Phase::Over, "supply seat1 36".to_owned()));
}

/// KB-56: the three cards one after the other, then the castles.
#[test]
fn kb_56_final_scoring() {
    let table = Table::first("played grass\nsettlements seat0 3,4");
    assert_eq!(table.sources(0), ["card-fishermen", "card-knights", "card-merchants", "score-castles"]);
    let gold =
        ["card-fishermen", "card-knights", "card-merchants", "score-castles"].map(|from| table.gold(0, from));
    assert_eq!(gold, [0, 2, 0, 3]);
}

/// KB-57: most gold wins, and ties share the victory.
#[test]
fn kb_57_winning() {
    let over = |settlements: &str| {
        let position = format!("players 3\n{FIRST_GAME}phase over\nlast-round\nturn 9 seat2\n{settlements}");
        Table::set(&position).places()
    };
    assert_eq!(over("settlements seat0 8,7 8,8\nsettlements seat1 9,8"), Some(vec![1, 2, 3]));
    assert_eq!(over("settlements seat0 8,7 8,8\nsettlements seat2 9,8 9,9"), Some(vec![1, 3, 1]));
    assert_eq!(Table::first("played grass\nsettlements seat0 3,4").places(), None);
}
