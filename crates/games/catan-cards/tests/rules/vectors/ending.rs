//! Vectors about the end of the game.

use steading_catan_cards::{Building, Event};

use crate::table::Table;

/// CA-T26: 5 points and the Longest Trade Route win; 6 points and a settlement win before its event is drawn.
#[test]
fn ca_t26_seven_points_win_at_once() {
    let mut table = Table::set(
        "players 3
         turn 20 seat0 busy
         seat0 hand 1B1L built 2R1S2C
         display 2R2S1K",
    );
    assert_eq!(table.points(0), 5);
    table.play("seat0 build road").shows(&["longest_trade_route seat0", "phase won"]);
    assert_eq!((table.points(0), table.places()), (7, Some(vec![1, 2, 2])));

    let mut table = Table::set(
        "players 3
         turn 20 seat0 busy
         seat0 hand 1B1L1W1G built 1R3C
         display 2R2S1K",
    );
    assert_eq!(table.points(0), 6);
    table.play("seat0 build settlement").shows(&["phase won", "events-played"]);
    assert_eq!((table.points(0), table.places()), (7, Some(vec![1, 2, 2])));
    assert!(!table.events.iter().any(|event| matches!(event, Event::EventDrawn { .. })));
}

/// CA-T36: nine idle turns of three players end the game; points, then hands decide.
#[test]
fn ca_t36_nine_idle_turns() {
    let mut table = Table::set(
        "players 3
         turn 30 seat0
         seat0 hand 11B9L built 1R2S
         seat1 hand 2L14W built 1R2S
         seat2 hand 12G13O built 1R1S
         display 2R2S1K",
    );
    assert_eq!(
        [0, 1, 2].map(|seat| (table.points(seat), table.hand_size(seat))),
        [(2, 20), (2, 16), (1, 25)]
    );
    for turn in 0..8 {
        table.play(&format!("seat{} end", turn % 3));
        table.shows(&["phase main", &format!("idle {}", turn + 1)]);
        assert_eq!(table.places(), None);
    }
    table.play("seat2 end").shows(&["phase stalemate"]);
    assert_eq!(table.places(), Some(vec![1, 2, 3]));
}

/// CA-T36: after turn 400 the game is over, and leaders with equal points and hands both win.
#[test]
fn ca_t36_turn_400_is_the_last() {
    let mut table = Table::set(
        "players 3
         turn 399 seat2 busy
         seat0 hand 3B built 1R2S
         seat1 hand 3L built 1R2S
         seat2 hand 9O built 1R1S
         display 2R2S1K",
    );
    table.play("seat2 end").shows(&["turn 400 seat0 busy", "phase main"]);
    assert_eq!(table.places(), None);
    table.play("seat0 end").shows(&["turn 400 seat0 busy", "phase stalemate"]);
    assert_eq!([0, 1, 2].map(|seat| table.hand_size(seat)), [4, 4, 10]);
    assert_eq!(table.places(), Some(vec![1, 1, 3]));
}

/// CA-T41: the winning settlement draws no event, refills nothing and clears the desk; nobody acts any more.
#[test]
fn ca_t41_the_winning_settlement() {
    let mut table = Table::set(
        "players 3
         turn 20 seat0 busy
         seat0 hand 1B1L1W1G built 1R3C
         seat1 hand 1O built 1R1S
         display 1R2S1C1K",
    );
    table.play("seat1 propose 1W for 1O").shows(&["standing seat1 1W for 1O"]);
    table.play("seat0 build settlement").shows(&["phase won", "events-played", "display 1R1S1C1K"]);
    assert_eq!(table.line("standing"), "");
    assert_eq!((table.must_act(), table.may_act()), ("nobody".to_owned(), "nobody".to_owned()));
    for seat in 0..3 {
        assert!(table.listed(seat, "").is_empty());
    }
    for action in ["seat0 end", "seat0 withdraw", "seat1 retract", "seat1 propose 2W for 1O", "seat1 end"] {
        assert_eq!(table.refused_by(action), "CA-67");
    }
    let after_the_build = |event: &Event| {
        matches!(event, Event::EventDrawn { .. } | Event::TurnedUp { .. } | Event::Drew { .. })
    };
    assert!(!table.events.iter().any(after_the_build));
}

/// CA-T41: the winning roads metropolis draws nothing.
#[test]
fn ca_t41_the_winning_metropolis() {
    let mut table = Table::set(
        "players 3
         set metropolis_side=B
         turn 20 seat0 busy
         seat0 hand 3W1O built 2R3C
         display 1R2S1C1K",
    );
    table.play("seat0 build metropolis_b_roads");
    table.shows(&["phase won", "seat0 hand 0 built 2R2C metropolis_b_roads", "discard 3W1O"]);
    assert_eq!(table.points(0), 7);
    assert_eq!(table.state.market.display.count(Building::City), 1);
}
