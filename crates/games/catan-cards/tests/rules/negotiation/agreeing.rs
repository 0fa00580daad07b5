//! What stands, and how it becomes a trade or is wiped (CA-N6 to CA-N8, CA-N15, CA-N16).

use steading_catan_cards::{DrawReason, Event};
use steading_game::{Seat, Viewer};

use super::desk;
use crate::table::Table;

/// CA-N6: an accept of an offer to one seat is the trade.
#[test]
fn ca_n6_an_offer_to_one_is_done_by_its_accept() {
    let mut table = desk();
    table.play_all(&["seat0 offer seat2 1W for 1O", "seat2 accept"]);
    table.shows(&["phase main", "turn 7 seat0 busy traded", "seat0 hand 1B1L3W1O built 1R1S"]);
    assert_eq!(table.hand_size(2), 5);
}

/// CA-N6: of an offer to several nothing happens before the active player chooses, and the first accept wins nothing.
#[test]
fn ca_n6_accepts_of_an_offer_to_all_stand() {
    let mut table = desk();
    table.play_all(&["seat0 offer all 1W for 1O", "seat1 accept"]);
    table.shows(&["turn 7 seat0 busy", "standing seat1 1W for 1O", "seat0 hand 1B1L4W built 1R1S"]);
    // The second accept, given later, is chosen while seat 3 has not answered.
    table.play("seat2 accept");
    table.shows(&["turn 7 seat0 busy", "phase answering all offer 1W for 1O waiting seat3"]);
    assert_eq!(table.refused_by("seat0 choose seat3"), "CA-N6");
    table.play("seat0 choose seat2");
    table.shows(&["phase main", "turn 7 seat0 busy traded", "seat1 hand 2G2O built 1R1S"]);
    assert_eq!((table.hand(0).as_str(), table.hand_size(2)), ("1B1L3W1O", 5));
}

/// CA-N6: also when all have accepted the active player may choose nobody.
#[test]
fn ca_n6_accepts_do_not_bind_the_active_player() {
    let mut table = desk();
    table.play_all(&[
        "seat0 offer all 1W for 1O",
        "seat1 accept",
        "seat2 accept",
        "seat3 decline",
        "seat0 end",
    ]);
    table.shows(&["turn 8 seat1 busy"]);
    assert_eq!(table.drawn(1, DrawReason::TradeBonus) + table.drawn(2, DrawReason::TradeBonus), 0);
}

/// CA-N7: counters and proposals stand and are chosen if the active player can pay.
#[test]
fn ca_n7_counters_and_proposals_are_chosen() {
    let mut table = desk();
    table.play_all(&["seat1 propose 2W for 1G", "seat3 propose 5W for 1B"]);
    table.shows(&["standing seat1 2W for 1G", "standing seat3 5W for 1B"]);
    assert_eq!(table.refused_by("seat0 choose seat3"), "CA-N7");
    assert_eq!(table.listed(0, "choose"), ["choose seat1"]);
    table.play("seat0 choose seat1").shows(&["seat0 hand 1B1L2W1G built 1R1S"]);

    let mut table = desk();
    table.play_all(&["seat0 offer seat2 1W for 1O", "seat2 counter 1W for 1B", "seat0 choose seat2"]);
    table.shows(&["turn 7 seat0 busy traded", "seat0 hand 2B1L3W built 1R1S"]);
}

/// CA-N7: terms that cannot be paid stay on the desk, which shows nothing about the hand.
#[test]
fn ca_n7_terms_that_cannot_be_paid_stay() {
    let mut table = desk();
    table.play_all(&[
        "seat0 offer all 1W for 1O",
        "seat1 counter 1G for 1O",
        "seat2 decline",
        "seat3 decline",
    ]);
    table.shows(&["phase main", "standing seat1 1G for 1O"]);
    assert_eq!(table.refused_by("seat0 choose seat1"), "CA-N7");
    assert!(table.allows("seat0 withdraw"));
    // Whoever holds the grain has the same desk.
    let mut rich = Table::set(
        "turn 7 seat0 busy
         seat0 hand 5W1G built 1R1S
         seat1 hand 2G2O built 1R1S
         seat2 hand 1B3O built 1R1S
         seat3 hand 2B built 1R1S
         display 2R1S1C1K",
    );
    rich.play_all(&[
        "seat0 offer all 1W for 1O",
        "seat1 counter 1G for 1O",
        "seat2 decline",
        "seat3 decline",
    ]);
    assert_eq!(rich.viewed_by(Viewer::Spectator), table.viewed_by(Viewer::Spectator));
    rich.play("seat0 choose seat1");
}

/// CA-N8: the swap, the flag, the cleared desk and the partner's card are one step, in this order.
#[test]
fn ca_n8_a_trade_is_one_step() {
    let mut table = desk();
    table.play_all(&["seat3 propose 1W for 1B", "seat1 propose 2W for 1G1O"]);
    table.events.clear();
    table.play("seat0 choose seat1");
    let partner = Seat(1);
    let bonus = match table.events[..] {
        [
            Event::Traded { active: Seat(0), partner: Seat(1), terms },
            Event::Drew { seat: Seat(1), count: 1, cards: Some(bonus), reason: DrawReason::TradeBonus },
        ] if terms.to_string() == "2W for 1G1O" => bonus,
        _ => panic!("{:?}", table.events),
    };
    table.shows(&["turn 7 seat0 busy traded", "phase main", "seat0 hand 1B1L2W1G1O built 1R1S"]);
    assert_eq!(table.line("standing"), "");
    let swapped = "2W1G1O".parse::<steading_catan_cards::Cards>().unwrap();
    assert_eq!(table.state.player(partner).hand, swapped.plus(bonus));

    // The swap is public, the bonus card the partner's secret.
    for viewer in Viewer::all(4) {
        let seen = table.seen_by(viewer);
        assert_eq!(seen[0], table.events[0], "{viewer}");
        let Event::Drew { cards, count: 1, .. } = seen[1] else { panic!("{seen:?}") };
        assert_eq!(cards, (viewer == Viewer::Seat(partner)).then_some(bonus), "{viewer}");
    }
}

/// CA-N15: offers and proposals left, the open question, who must answer and what stands are part of the position.
#[test]
fn ca_n15_the_desk_is_part_of_the_state() {
    let mut table = desk();
    table.play_all(&["seat1 propose 1W for 1O", "seat0 offer all 1W for 1O", "seat2 counter 2W for 1O"]);
    table.shows(&[
        "desk 2 2 1 1 2",
        "standing seat2 2W for 1O",
        "phase answering all offer 1W for 1O waiting seat1 seat3",
    ]);
    assert_eq!(Table::set(&table.text()).state, table.state);
}

/// CA-N15: a seat has one pair of terms at most; a new one replaces it, and a decline leaves nothing.
#[test]
fn ca_n15_one_standing_pair_per_seat() {
    let standing = |table: &Table| table.text().lines().filter(|line| line.starts_with("standing")).count();
    let mut table = desk();
    table
        .play_all(&["seat1 propose 1W for 1O", "seat1 propose 2W for 1O"])
        .shows(&["standing seat1 2W for 1O"]);
    assert_eq!(standing(&table), 1);
    table.play_all(&["seat0 offer all 1W for 1O", "seat1 decline", "seat2 accept", "seat3 decline"]);
    table.shows(&["standing seat2 1W for 1O"]);
    assert_eq!(standing(&table), 1);
    table.play("seat2 propose 1W for 1B").shows(&["standing seat2 1W for 1B"]);
    assert_eq!(standing(&table), 1);
}

/// CA-N15: the last answer closes the question; what stands stays, and the active player does anything.
#[test]
fn ca_n15_the_last_answer_closes_the_question() {
    for question in ["seat0 offer all 1W for 1B", "seat0 call want 1B"] {
        let mut table = desk();
        table.play_all(&[question, "seat3 counter 2W for 1B", "seat1 decline"]);
        assert_eq!(table.must_act(), "seat2");
        table.play("seat2 decline").shows(&["phase main", "standing seat3 2W for 1B"]);
        assert_eq!(table.must_act(), "seat0");
        for action in ["choose seat3", "withdraw", "build road", "offer all 1W for 1O", "call want 1O", "end"]
        {
            assert!(table.allows(&format!("seat0 {action}")), "{action}");
        }
    }
    let mut table = desk();
    table.play_all(&["seat0 offer seat3 1W for 1B", "seat3 decline"]).shows(&["phase main"]);
}

/// CA-N16: a new offer or call, a withdrawal, a trade, a build and the end of the turn wipe the desk; limits stay.
#[test]
fn ca_n16_what_wipes_the_desk() {
    let mut start = desk();
    start.play_all(&["seat0 call want 1B", "seat1 counter 1W for 1O", "seat2 decline", "seat3 decline"]);
    start.play("seat2 propose 1W for 1B");
    start.shows(&["standing seat1 1W for 1O", "standing seat2 1W for 1B", "desk 2 2 1 1 2"]);
    for (wipe, desk) in [
        ("seat0 offer all 1W for 1O", "desk 1 2 1 1 2"),
        ("seat0 offer seat3 1W for 1B", "desk 1 2 1 1 2"),
        ("seat0 call give 1W", "desk 1 2 1 1 2"),
        ("seat0 withdraw", "desk 2 2 1 1 2"),
        ("seat0 choose seat1", "desk 2 2 1 1 2"),
        ("seat0 build road", "desk 2 2 1 1 2"),
        ("seat0 end", "desk 3 2 2 2 2"),
    ] {
        let mut table = start.clone();
        table.play(wipe).shows(&[desk]);
        assert_eq!(table.line("standing"), "", "{wipe}");
    }
    // An open offer is wiped as well.
    let mut open = start.clone();
    open.play_all(&["seat0 offer all 1W for 1O", "seat1 accept", "seat0 withdraw"]);
    open.shows(&["phase main", "desk 1 2 1 1 2", "turn 7 seat0 busy"]);
    assert_eq!(open.line("standing"), "");
    // A proposal or an answer wipes nothing of the others.
    start.play("seat3 propose 1W for 1B");
    start.shows(&["standing seat1 1W for 1O", "standing seat2 1W for 1B", "standing seat3 1W for 1B"]);
}

/// CA-N16: there must be something to withdraw.
#[test]
fn ca_n16_when_to_withdraw() {
    let mut table = desk();
    assert_eq!(table.refused_by("seat0 withdraw"), "CA-N16");
    assert!(table.listed(0, "withdraw").is_empty());
    for something in ["seat0 offer seat1 1W for 1O", "seat0 call want 1O", "seat1 propose 1W for 1O"] {
        let mut table = table.clone();
        table.play_all(&[something, "seat0 withdraw"]).shows(&["phase main"]);
        assert_eq!(table.refused_by("seat0 withdraw"), "CA-N16");
    }
}

/// CA-N16: what stands can be taken back before it is chosen; who has answered is not asked again.
#[test]
fn ca_n16_retractions() {
    let mut table = desk();
    assert_eq!(table.refused_by("seat1 retract"), "CA-N16");
    table.play_all(&["seat1 propose 1W for 1O", "seat1 retract"]);
    assert_eq!(table.line("standing"), "");
    assert_eq!(table.refused_by("seat1 retract"), "CA-N16");

    table.play_all(&["seat0 offer all 1W for 1O", "seat1 accept", "seat2 counter 2W for 1O"]);
    assert_eq!(table.may_act(), "seat0, seat1, seat2, seat3");
    table.play_all(&["seat1 retract", "seat2 retract"]);
    table.shows(&["phase answering all offer 1W for 1O waiting seat3"]);
    assert_eq!((table.line("standing"), table.must_act()), (String::new(), "seat3".to_owned()));
    assert_eq!(table.refused_by("seat0 choose seat1"), "CA-N6");
    assert_eq!(table.refused_by("seat1 accept"), "CA-N4");

    // After the last answer as well.
    table.play_all(&["seat3 counter 1W for 1B", "seat3 retract"]).shows(&["phase main"]);
    assert_eq!(table.line("standing"), "");
}
