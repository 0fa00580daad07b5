//! Offers, calls, answers and proposals (CA-N1 to CA-N5).

use steading_catan_cards::Action;

use super::desk;
use crate::table::Table;

/// CA-N1: while an offer or a call waits, the active player can only choose or withdraw.
#[test]
fn ca_n1_an_open_question_blocks_the_active_player() {
    for question in ["seat0 offer all 1W for 1O", "seat0 call want 1O", "seat0 offer seat1 1W for 1O"] {
        let mut table = desk();
        table.play(question);
        assert_eq!(table.listed(0, ""), ["withdraw"]);
        for action in ["build road", "end", "offer all 1W for 1B", "offer seat2 1W for 1B", "call give 1W"] {
            assert_eq!(table.refused_by(&format!("seat0 {action}")), "CA-N1", "{question}, {action}");
        }
    }
    let mut table = desk();
    table.play_all(&["seat0 offer all 1W for 1O", "seat1 accept"]);
    assert_eq!(table.listed(0, ""), ["choose seat1", "withdraw"]);
}

/// CA-N1: during an event nobody speaks at the desk.
#[test]
fn ca_n1_no_trade_during_an_event() {
    let robber = "turn 7 seat0 busy
        seat0 hand 3W built 1R1S
        seat1 hand 9O built 1R1S
        seat2 hand 2B built 1R1S
        display 1R1S1C1K
        phase robber seat1 owes 4";
    let donation = "turn 7 seat0 busy
        seat0 hand 3W built 1R2S
        seat1 hand 9O built 1R1S
        seat2 hand 2B built 1R1S
        display 1R1S1C1K
        phase donation seat0 owes";
    for event in [robber, donation] {
        let mut table = Table::set(event);
        for action in ["seat0 offer all 1W for 1B", "seat0 offer seat2 1W for 1B", "seat0 call want 1B"] {
            assert_eq!(table.refused_by(action), "CA-75");
        }
        for action in ["seat0 withdraw", "seat0 choose seat2", "seat2 propose 1W for 1B", "seat2 retract"] {
            assert_eq!(table.refused_by(action), "CA-N1");
        }
        assert!(table.listed(2, "").is_empty());
    }
}

/// CA-N1: after the trade of the turn the desk is closed; the next turn opens it again.
#[test]
fn ca_n1_no_second_trade() {
    let mut table = desk();
    table.play_all(&["seat0 offer seat1 1W for 1O", "seat1 accept"]);
    for action in ["seat0 offer all 1W for 1B", "seat0 call want 1B", "seat0 withdraw", "seat0 choose seat2"]
    {
        assert_eq!(table.refused_by(action), "CA-27");
    }
    for action in ["propose 1W for 1B", "accept", "decline", "counter 1W for 1B", "retract"] {
        assert_eq!(table.refused_by(&format!("seat2 {action}")), "CA-27");
    }
    assert!(table.listed(2, "").is_empty());
    table.play_all(&["seat0 end", "seat1 offer seat0 1G for 1W"]);
}

/// CA-N1: the desk belongs to the active player; the others answer and propose.
#[test]
fn ca_n1_who_may_say_what() {
    let mut table = desk();
    table.play("seat2 propose 1W for 1O");
    for action in ["offer seat0 1O for 1W", "offer all 1O for 1W", "call want 1W", "choose seat2"] {
        assert_eq!(table.refused_by(&format!("seat1 {action}")), "CA-27");
    }
    assert_eq!(table.refused_by("seat1 withdraw"), "CA-18");
    for action in ["propose 1W for 1B", "retract", "accept", "decline", "counter 1W for 1B"] {
        assert_eq!(table.refused_by(&format!("seat0 {action}")), "CA-N4");
    }
}

/// CA-N2: an offer has cards on both sides, no more than there are, and the giver owns them.
#[test]
fn ca_n2_what_can_be_offered() {
    let mut table = desk();
    for (terms, rule) in [
        ("0 for 1O", "CA-A4"),
        ("1W for 0", "CA-A4"),
        ("0 for 0", "CA-A4"),
        ("5W for 1O", "CA-N2"),
        ("1G for 1O", "CA-N2"),
        ("1W for 12B", "CA-A23"),
        ("1W for 12L", "CA-A23"),
        ("1B for 15W", "CA-A23"),
        ("1W for 13G", "CA-A23"),
        ("1W for 14O", "CA-A23"),
    ] {
        for to in ["all", "seat2"] {
            assert_eq!(table.refused_by(&format!("seat0 offer {to} {terms}")), rule, "{to} {terms}");
        }
    }
    for terms in ["1W for 1O", "4W for 1G", "1B1L4W for 12G13O", "1W for 11B11L", "1L for 14W"] {
        assert!(table.allows(&format!("seat0 offer all {terms}")), "{terms}");
        assert!(table.allows(&format!("seat0 offer seat3 {terms}")), "{terms}");
    }
}

/// CA-N2: an offer goes to everybody else or to one of them.
#[test]
fn ca_n2_who_is_addressed() {
    let mut table = desk();
    assert_eq!(table.refused_by("seat0 offer seat0 1W for 1O"), "CA-N2");
    let mut three = Table::set(
        "players 3
         turn 7 seat0 busy
         seat0 hand 4W built 1R1S
         display 2R1S1C1K",
    );
    assert_eq!(three.refused_by("seat0 offer seat3 1W for 1O"), "CA-N2");
    three.play("seat0 offer all 1W for 1O");
    assert_eq!(three.must_act(), "seat1, seat2");
    table.play("seat0 offer seat2 1W for 1O");
    assert_eq!(table.must_act(), "seat2");

    let mut two = Table::set(
        "players 2
         set two_players=true
         turn 7 seat0 busy
         seat0 hand 4W built 1R1S
         display 2R1S1C1K",
    );
    two.play("seat0 offer all 1W for 1O").shows(&["phase answering one offer 1W for 1O waiting seat1"]);
}

/// CA-N3: a call names one side, of owned cards if it gives, asks everybody, and is not accepted but countered.
#[test]
fn ca_n3_a_call_invites_counters() {
    let mut table = desk();
    assert_eq!(table.refused_by("seat0 call give 5W"), "CA-N3");
    assert_eq!(table.refused_by("seat0 call give 1O"), "CA-N3");
    assert_eq!(table.refused_by("seat0 call give 0"), "CA-N3");
    assert_eq!(table.refused_by("seat0 call want 0"), "CA-N3");
    assert_eq!(table.refused_by("seat0 call want 14O"), "CA-A23");
    for both in ["call give 1W want 1O", "call 1W for 1O", "call want 1O for 1W"] {
        assert!(both.parse::<Action>().is_err(), "{both}");
    }
    for call in ["want 13O", "give 1B4W", "want 1B1L"] {
        let mut table = table.clone();
        table.play(&format!("seat0 call {call}"));
        assert_eq!(table.must_act(), "seat1, seat2, seat3");
        for seat in 1..=3 {
            assert_eq!(table.refused_by(&format!("seat{seat} accept")), "CA-N3");
        }
        table.play_all(&["seat1 counter 1W for 1O", "seat2 decline", "seat3 counter 1W for 2B"]);
        table.shows(&["phase main", "standing seat1 1W for 1O", "standing seat3 1W for 2B"]);
    }
}

/// CA-N4: whoever is addressed answers once, with accept, counter or decline; the others are not asked.
#[test]
fn ca_n4_everybody_asked_answers_once() {
    let mut table = desk();
    assert_eq!(table.refused_by("seat1 accept"), "CA-N4");
    assert_eq!(table.refused_by("seat1 decline"), "CA-N4");
    assert_eq!(table.refused_by("seat1 counter 2W for 1O"), "CA-N4");
    table.play_all(&["seat0 offer all 1W for 1O", "seat1 accept", "seat2 counter 2W for 1O"]);
    assert_eq!(table.must_act(), "seat3");
    for answered in 1..=2 {
        for again in ["accept", "decline", "counter 3W for 1O"] {
            assert_eq!(table.refused_by(&format!("seat{answered} {again}")), "CA-N4");
        }
    }
    table.play("seat3 decline");
    assert_eq!(table.refused_by("seat3 decline"), "CA-N4");

    table.play("seat0 offer seat2 1W for 1O");
    for other in ["accept", "decline", "counter 2W for 1O"] {
        assert_eq!(table.refused_by(&format!("seat1 {other}")), "CA-N4");
    }
}

/// CA-N4: a counter names any legal terms except those of the offer.
#[test]
fn ca_n4_a_counter_is_no_accept() {
    let mut table = desk();
    table.play("seat0 offer all 1W for 1O");
    assert_eq!(table.refused_by("seat2 counter 1W for 1O"), "CA-N4");
    for terms in ["2W for 1O", "1W for 2O", "1L4W for 1B3O", "12G for 1B"] {
        assert!(table.allows(&format!("seat2 counter {terms}")), "{terms}");
    }
    assert_eq!(table.refused_by("seat2 counter 0 for 2O"), "CA-A4");
    assert_eq!(table.refused_by("seat2 counter 13G for 2O"), "CA-A23");
}

/// CA-N4: others propose unasked while nothing waits, and something new each time; only to the active player.
#[test]
fn ca_n4_proposals() {
    let mut table = desk();
    table.play("seat1 propose 1W for 1O");
    assert_eq!(table.refused_by("seat1 propose 1W for 1O"), "CA-N4");
    assert!(table.allows("seat2 propose 1W for 1O"), "what others have standing does not matter");
    table.play("seat1 propose 2W for 1O").shows(&["standing seat1 2W for 1O"]);

    table.play_all(&["seat0 offer all 1W for 1O", "seat2 accept"]);
    for seat in 1..=3 {
        assert_eq!(table.refused_by(&format!("seat{seat} propose 1W for 1B")), "CA-N4");
    }
    table.play_all(&["seat1 decline", "seat3 decline"]);
    assert_eq!(table.refused_by("seat2 propose 1W for 1O"), "CA-N4");
    table.play("seat2 propose 1W for 1B").shows(&["standing seat2 1W for 1B"]);
    assert!("propose seat1 1W for 1O".parse::<Action>().is_err());
    assert_eq!(table.refused_by("seat1 choose seat2"), "CA-27");
}

/// CA-N5: only what one owns can be promised; the active player need not own what is asked for.
#[test]
fn ca_n5_promises_are_covered() {
    let mut table = desk();
    assert_eq!(table.refused_by("seat3 propose 1W for 1O"), "CA-N5");
    assert_eq!(table.refused_by("seat3 propose 1W for 3B"), "CA-N5");
    assert!(table.allows("seat3 propose 1W for 2B"));
    assert!(table.allows("seat3 propose 12G13O for 2B"));
    table.play("seat0 offer all 1W for 1O");
    assert_eq!(table.refused_by("seat3 accept"), "CA-N5");
    assert_eq!(table.refused_by("seat3 counter 1W for 3B"), "CA-N5");
    assert_eq!(table.refused_by("seat3 counter 1W for 1B1O"), "CA-N5");
    assert!(table.allows("seat3 counter 12G for 2B"));
    assert!(table.allows("seat1 accept"));
}

/// CA-N5: a refusal is told to nobody.
#[test]
fn ca_n5_refusals_are_private() {
    let mut table = desk();
    table.play("seat0 offer all 1W for 1O");
    let told = table.events.len();
    for action in ["seat3 accept", "seat3 counter 1W for 3B", "seat1 counter 1W for 1O"] {
        // The state, and with it every view, stays as it was.
        table.refused_by(action);
    }
    assert_eq!(table.events.len(), told);
}
