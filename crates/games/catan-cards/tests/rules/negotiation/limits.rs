//! How often one may speak in a turn, and that everybody asked must answer (CA-N10, CA-N11).

use steading_catan_cards::CatanCards;
use steading_game::{Game, Seat, Viewer};

use super::desk;
use crate::table::Table;

/// CA-N10: offers and calls count together for the active player, counters and proposals for each of the others.
#[test]
fn ca_n10_limits_of_a_turn() {
    let mut table = desk();
    table.shows(&["desk 3 2 2 2 2"]);
    table
        .play_all(&["seat0 call want 1O", "seat1 counter 1W for 1O", "seat0 withdraw"])
        .shows(&["desk 2 2 1 2 2"]);
    table.play_all(&["seat1 propose 1W for 1O", "seat3 propose 1W for 1B"]).shows(&["desk 2 2 0 2 1"]);
    assert_eq!(table.refused_by("seat1 propose 1W for 1G"), "CA-N10");
    table.play("seat0 offer all 1W for 1O").shows(&["desk 1 2 0 2 1"]);
    assert_eq!(table.refused_by("seat1 counter 1W for 1G"), "CA-N10");
    assert!(table.listed(1, "counter").is_empty());
    table.play_all(&["seat0 withdraw", "seat0 call give 1W", "seat0 withdraw"]).shows(&["desk 0 2 0 2 1"]);
    assert_eq!(table.refused_by("seat0 offer all 1W for 1O"), "CA-N10");
    assert_eq!(table.refused_by("seat0 offer seat2 1W for 1O"), "CA-N10");
    assert_eq!(table.refused_by("seat0 call want 1O"), "CA-N10");
}

/// CA-N10: what was withdrawn, declined, replaced or retracted is not given back.
#[test]
fn ca_n10_nothing_is_given_back() {
    let mut table = desk();
    table.play_all(&["seat0 offer seat1 1W for 1O", "seat0 withdraw"]).shows(&["desk 2 2 2 2 2"]);
    table.play_all(&["seat0 offer seat1 1W for 1O", "seat1 decline"]).shows(&["desk 1 2 2 2 2"]);
    table.play_all(&["seat2 propose 1W for 1O", "seat2 propose 1W for 1B"]).shows(&["desk 1 2 2 0 2"]);
    table.play_all(&["seat3 propose 1W for 1B", "seat3 retract"]).shows(&["desk 1 2 2 0 1"]);
    table.play_all(&["seat0 build road"]).shows(&["desk 1 2 2 0 1"]);
}

/// CA-N10: accepting, declining, choosing and withdrawing cost nothing.
#[test]
fn ca_n10_answers_are_free() {
    let mut table = desk();
    table.play("seat0 offer all 1W for 1O").shows(&["desk 2 2 2 2 2"]);
    table.play_all(&["seat1 accept", "seat2 accept", "seat3 decline"]).shows(&["desk 2 2 2 2 2"]);
    let mut withdrawn = table.clone();
    withdrawn.play("seat0 withdraw").shows(&["desk 2 2 2 2 2"]);
    table.play("seat0 choose seat2").shows(&["desk 2 2 2 2 2"]);
}

/// CA-N10: a build closes everything on the desk.
#[test]
fn ca_n10_a_build_clears_the_desk() {
    let mut table = desk();
    table.play_all(&["seat1 propose 1W for 1O", "seat2 propose 1W for 1O", "seat0 build road"]);
    assert_eq!(table.line("standing"), "");
    assert_eq!(table.refused_by("seat0 choose seat1"), "CA-N6");
}

/// CA-N10: the limits are options from 0 to 15; with both 0 there is no trading.
#[test]
fn ca_n10_limits_are_options() {
    for option in ["max_offers", "max_proposals"] {
        let set = |value| CatanCards::info().setup(None, [(option, value)]);
        assert!(set("0").is_ok() && set("15").is_ok() && set("16").is_err());
    }
    let with_limits = |offers: u8, proposals: u8| {
        Table::set(&format!(
            "set max_offers={offers}
             set max_proposals={proposals}
             turn 7 seat0 busy
             seat0 hand 4W built 1R1S
             seat1 hand 2O built 1R1S
             display 2R1S1C1K"
        ))
    };
    let mut closed = with_limits(0, 0);
    assert_eq!(closed.refused_by("seat0 offer all 1W for 1O"), "CA-N10");
    assert_eq!(closed.refused_by("seat0 call want 1O"), "CA-N10");
    assert_eq!(closed.refused_by("seat1 propose 1W for 1O"), "CA-N10");
    assert_eq!(closed.may_act(), "seat0");
    assert_eq!(closed.listed(0, ""), ["end"]);

    let mut proposals_only = with_limits(0, 1);
    proposals_only.play_all(&["seat1 propose 1W for 1O", "seat0 choose seat1"]);
    let mut offers_only = with_limits(1, 0);
    offers_only.play("seat0 offer all 1W for 1O");
    assert_eq!(offers_only.refused_by("seat1 counter 2W for 1O"), "CA-N10");
    offers_only.play_all(&["seat1 accept", "seat0 choose seat1"]);
    with_limits(15, 15).shows(&["desk 15 15 15 15 15"]);
}

/// CA-N11: whether a seat can pay shows nowhere: it is asked, must answer, and its decline is like any other.
#[test]
fn ca_n11_the_poor_are_asked_like_the_rich() {
    let with_hand = |hand: &str| {
        let mut table = Table::set(&format!(
            "turn 7 seat0 busy
             seat0 hand 4W built 1R1S
             seat1 hand {hand} built 1R1S
             seat2 hand 1O built 1R1S
             display 2R1S1C1K"
        ));
        table.play("seat0 offer all 1W for 1O");
        table
    };
    let (mut rich, mut poor) = (with_hand("2O"), with_hand("2B"));
    let others = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Seat(Seat(3)), Viewer::Spectator];
    let look_alike = |rich: &Table, poor: &Table| {
        assert_eq!((rich.must_act(), rich.may_act()), (poor.must_act(), poor.may_act()));
        for viewer in others {
            assert_eq!(rich.viewed_by(viewer), poor.viewed_by(viewer), "{viewer}");
            assert_eq!(rich.seen_by(viewer), poor.seen_by(viewer), "{viewer}");
        }
    };
    assert_ne!(rich.listed(1, "accept"), poor.listed(1, "accept"));
    look_alike(&rich, &poor);
    assert_eq!(poor.must_act(), "seat1, seat2, seat3");
    assert_eq!((rich.timeout(1), poor.timeout(1)), ("decline".to_owned(), "decline".to_owned()));
    rich.play("seat1 decline");
    poor.play("seat1 decline");
    look_alike(&rich, &poor);
}

/// CA-N11: a seat with an empty hand or without counters left is asked and can decline; the clock does it, too.
#[test]
fn ca_n11_everybody_is_asked() {
    for question in ["seat0 offer all 1W for 1O", "seat0 call want 1O"] {
        let mut table = Table::set(
            "turn 7 seat0 busy
             seat0 hand 4W built 1R1S
             seat1 hand 0 built 1R1S
             seat2 hand 2G built 1R1S
             display 2R1S1C1K
             desk 3 2 2 0 2",
        );
        table.play(question);
        assert_eq!(table.must_act(), "seat1, seat2, seat3");
        for seat in 1..=3 {
            assert_eq!(table.listed(seat, ""), ["decline"]);
            assert_eq!(table.timeout(seat), "decline");
            table.play(&format!("seat{seat} decline"));
        }
        table.shows(&["phase main"]);
    }
}
