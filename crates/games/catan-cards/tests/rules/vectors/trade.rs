//! Vectors about trading.

use steading_catan_cards::{Action, DrawReason};

use crate::table::Table;

/// CA-T21: 2 wool for 1 ore: the partner has two cards more, the active player one fewer, and that was the trade.
#[test]
fn ca_t21_two_wool_for_an_ore() {
    let mut table = Table::set(
        "turn 7 seat0 busy
         seat0 hand 1B3W built 1R1S
         seat1 hand 2O built 1R1S
         seat2 hand 2O built 1R1S
         display 1R2S1C1K",
    );
    table.play_all(&["seat0 offer seat1 2W for 1O", "seat1 accept"]);
    table.shows(&["seat0 hand 1B1W1O built 1R1S", "turn 7 seat0 busy traded"]);
    assert_eq!((table.hand_size(0), table.hand_size(1)), (4 - 1, 2 + 2));
    assert_eq!(table.drawn(1, DrawReason::TradeBonus), 1);
    assert_eq!(table.drawn(0, DrawReason::TradeBonus), 0);
    assert_eq!(table.refused_by("seat0 offer seat2 1W for 1O"), "CA-27");
    assert_eq!(table.refused_by("seat2 propose 1W for 1O"), "CA-27");
}

/// CA-T22: gifts are refused unless trade is free, equal kinds where they are not read as printed.
#[test]
fn ca_t22_gifts_and_equal_kinds() {
    let position = |free: bool| {
        format!(
            "set free_trade={free}
             set same_kind={free}
             turn 7 seat0 busy
             seat0 hand 3W built 1R1S
             seat1 hand 2W1O built 1R1S
             display 1R2S1C1K"
        )
    };
    let mut table = Table::set(&position(false));
    assert_eq!(table.refused_by("seat0 offer all 0 for 1O"), "CA-A4");
    assert_eq!(table.refused_by("seat0 offer all 1W for 0"), "CA-A4");
    assert_eq!(table.refused_by("seat0 offer seat1 2W for 1W"), "CA-A5");
    assert_eq!(table.refused_by("seat1 propose 0 for 1O"), "CA-A4");
    assert_eq!(table.refused_by("seat1 propose 2W for 1W"), "CA-A5");

    let mut gift = Table::set(&position(true));
    gift.play_all(&["seat0 offer seat1 0 for 1O", "seat1 accept"]).shows(&["seat0 hand 3W1O built 1R1S"]);
    let mut equal = Table::set(&position(true));
    equal.play_all(&["seat0 offer seat1 2W for 1W", "seat1 accept"]).shows(&["seat0 hand 2W built 1R1S"]);
}

/// CA-T30: an offer to all; an accept and a counter stand, one of them is chosen, and the trade is done.
#[test]
fn ca_t30_an_offer_to_all() {
    let mut table = Table::set(
        "turn 7 seat0 busy
         seat0 hand 1B1L2W built 1R1S
         seat1 hand 1O built 1R1S
         seat2 hand 1O built 1R1S
         seat3 hand 1G built 1R1S
         display 2R1S1C1K",
    );
    table.play("seat0 offer all 1W for 1O");
    table.shows(&["phase answering all offer 1W for 1O waiting seat1 seat2 seat3"]);
    table.play_all(&["seat2 counter 2W for 1O", "seat1 accept"]);
    table.shows(&[
        "turn 7 seat0 busy",
        "seat0 hand 1B1L2W built 1R1S",
        "standing seat1 1W for 1O",
        "standing seat2 2W for 1O",
        "phase answering all offer 1W for 1O waiting seat3",
    ]);
    assert_eq!(table.refused_by("seat3 accept"), "CA-N5");
    assert!(!table.listed(3, "").contains(&"accept".to_owned()));

    // While seat3 is missing choosing is possible, building and ending the turn are not.
    assert_eq!(table.listed(0, ""), ["choose seat1", "choose seat2", "withdraw"]);
    assert_eq!(table.refused_by("seat0 build road"), "CA-N1");
    assert_eq!(table.refused_by("seat0 end"), "CA-N1");
    assert!(table.allows("seat0 choose seat2"));

    table.play("seat3 decline").shows(&["phase main", "turn 7 seat0 busy"]);
    assert_eq!(table.listed(0, "choose"), ["choose seat1", "choose seat2"]);
    assert_eq!(table.listed(0, "withdraw"), ["withdraw"]);
    assert_eq!(table.refused_by("seat0 choose seat3"), "CA-N6");
    assert!(table.allows("seat0 build road") && table.allows("seat0 end"));

    table.play("seat0 choose seat1");
    table.shows(&["turn 7 seat0 busy traded", "seat0 hand 1B1L1W1O built 1R1S", "seat2 hand 1O built 1R1S"]);
    assert_eq!((table.hand_size(1), table.drawn(1, DrawReason::TradeBonus)), (2, 1));
    assert_eq!(table.line("standing"), "");
    assert_eq!(table.may_act(), "seat0");
    for action in ["seat0 choose seat2", "seat0 withdraw", "seat0 offer all 1W for 1B", "seat0 call want 1G"]
    {
        assert_eq!(table.refused_by(action), "CA-27");
    }
    for action in ["seat1 propose 1B for 1W", "seat2 retract", "seat3 propose 1B for 1G"] {
        assert_eq!(table.refused_by(action), "CA-27");
    }
    assert_eq!(table.listed(0, ""), ["build road", "end"]);
}

/// CA-T31: offers to one seat, declined, countered, wiped and withdrawn, use up offers and not the trade.
#[test]
fn ca_t31_offers_to_one() {
    let mut table = Table::set(
        "turn 7 seat0 busy
         seat0 hand 3W built 1R1S
         seat1 hand 2O built 1R1S
         seat2 hand 2O built 1R1S
         display 2R1S1C1K",
    );
    table.play("seat0 offer seat2 1W for 1O");
    table.shows(&["phase answering one offer 1W for 1O waiting seat2", "desk 2 2 2 2 2"]);
    for action in ["seat1 accept", "seat1 decline", "seat1 counter 2W for 1O", "seat1 propose 2W for 1O"] {
        assert_eq!(table.refused_by(action), "CA-N4", "{action}");
    }
    assert!(table.listed(1, "").is_empty());

    table.play("seat2 decline").shows(&["phase main", "turn 7 seat0 busy", "desk 2 2 2 2 2"]);
    table.play_all(&["seat0 offer seat2 1W for 1O", "seat2 counter 2W for 1O"]);
    table.shows(&["phase main", "standing seat2 2W for 1O", "desk 1 2 2 1 2"]);

    table.play("seat0 offer seat1 1W for 1O");
    table.shows(&["phase answering one offer 1W for 1O waiting seat1", "desk 0 2 2 1 2"]);
    assert_eq!(table.line("standing"), "");
    table.play("seat0 withdraw").shows(&["phase main", "turn 7 seat0 busy", "desk 0 2 2 1 2"]);
    assert_eq!(table.refused_by("seat0 offer seat1 1W for 1O"), "CA-N10");
    // Only the offers are used up: a proposal can still become the trade.
    table.play_all(&["seat1 propose 1W for 1O", "seat0 choose seat1"]).shows(&["turn 7 seat0 busy traded"]);
}

/// CA-T32: three offers and calls, two counters and proposals, and all of them again in the next turn.
#[test]
fn ca_t32_limits_of_a_turn() {
    let mut table = Table::set(
        "turn 7 seat0 busy
         seat0 hand 3W built 1R1S
         seat1 hand 2O built 1R1S
         seat2 hand 2O built 1R1S
         display 2R1S1C1K",
    );
    table.play_all(&["seat0 offer seat1 1W for 1O", "seat1 counter 2W for 1O"]);
    assert_eq!(table.refused_by("seat1 propose 2W for 1O"), "CA-N4");
    table.play_all(&["seat0 call want 1O", "seat1 counter 2W for 1O", "seat2 decline", "seat3 decline"]);
    table.shows(&["desk 1 2 0 2 2"]);
    assert_eq!(table.refused_by("seat1 propose 3W for 1O"), "CA-N10");
    table.play_all(&["seat0 offer seat2 1W for 1O", "seat2 decline"]).shows(&["desk 0 2 0 2 2"]);
    assert_eq!(table.refused_by("seat0 offer seat2 1W for 1O"), "CA-N10");
    assert_eq!(table.refused_by("seat0 call want 1O"), "CA-N10");
    assert!(table.listed(0, "offer").is_empty() && table.listed(0, "call").is_empty());
    table.play("seat0 end").shows(&["desk 3 2 2 2 2"]);
}

/// CA-T33: a call invites counters; nobody accepts it, and a seat with an empty hand can only decline.
#[test]
fn ca_t33_a_call_for_ore() {
    let mut table = Table::set(
        "turn 7 seat0 busy
         seat0 hand 2W built 1R1S
         seat1 hand 1O built 1R1S
         seat2 hand 1G built 1R1S
         display 2R1S1C1K",
    );
    assert!("call want 1O give 1W".parse::<Action>().is_err(), "a call names one side");
    assert!("call 1W for 1O".parse::<Action>().is_err(), "a call names one side");
    assert_eq!(table.refused_by("seat0 call give 3W"), "CA-N3");
    assert_eq!(table.refused_by("seat0 call give 1O"), "CA-N3");

    table.play("seat0 call want 1O");
    table.shows(&["phase answering all call want 1O waiting seat1 seat2 seat3"]);
    for seat in 1..=3 {
        assert_eq!(table.refused_by(&format!("seat{seat} accept")), "CA-N3");
        assert!(table.listed(seat, "accept").is_empty());
    }
    assert_eq!(table.listed(3, ""), ["decline"]);
    table.play_all(&["seat1 counter 2W for 1O", "seat0 choose seat1"]);
    table.shows(&["phase main", "turn 7 seat0 busy traded", "seat0 hand 1O built 1R1S"]);
}

/// CA-T34: a build wipes proposals; a new one can be chosen.
#[test]
fn ca_t34_proposals_and_a_build() {
    let mut table = Table::set(
        "turn 7 seat0 busy
         seat0 hand 1B1L1W built 1R1S
         seat1 hand 1O built 1R1S
         seat2 hand 1G built 1R1S
         display 2R1S1C1K",
    );
    table.play_all(&["seat1 propose 1W for 1O", "seat2 propose 1W for 1G"]);
    table.shows(&["standing seat1 1W for 1O", "standing seat2 1W for 1G"]);
    table.play("seat2 retract").shows(&["standing seat1 1W for 1O"]);
    assert_eq!(table.listed(0, "choose"), ["choose seat1"]);

    table.play("seat0 build road");
    assert_eq!(table.line("standing"), "");
    assert_eq!(table.refused_by("seat0 choose seat1"), "CA-N6");
    assert_eq!(table.refused_by("seat0 withdraw"), "CA-N16");

    table.play_all(&["seat1 propose 1W for 1O", "seat0 choose seat1"]);
    table.shows(&["turn 7 seat0 busy traded", "seat0 hand 1O built 2R1S"]);
}

/// CA-T35: terms that the active player cannot pay stand until they are withdrawn or wiped.
#[test]
fn ca_t35_terms_that_cannot_be_paid_stand() {
    let mut table = Table::set(
        "turn 7 seat0 busy
         seat0 hand 1W built 1R1S
         seat1 hand 1O built 1R1S
         display 2R1S1C1K",
    );
    table.play_all(&["seat0 offer seat1 1W for 1O", "seat1 counter 1G for 1O"]);
    table.shows(&["phase main", "standing seat1 1G for 1O"]);
    assert_eq!(table.refused_by("seat0 choose seat1"), "CA-N7");
    assert!(table.listed(0, "choose").is_empty());
    table.shows(&["standing seat1 1G for 1O", "turn 7 seat0 busy"]);

    let mut withdrawn = table.clone();
    withdrawn.play("seat0 withdraw");
    assert_eq!(withdrawn.line("standing"), "");
    table.play("seat0 offer seat2 1W for 1O");
    assert_eq!(table.line("standing"), "");
}

/// CA-T40: what is listed of all the offers, calls and proposals that are allowed.
#[test]
fn ca_t40_what_is_listed() {
    let mut table = Table::set(
        "turn 7 seat0 busy
         seat0 hand 2W1O built 1R1S
         seat1 hand 1B built 1R1S
         display 2R1S1C1K",
    );
    let listed = |beginning: &str, lines: [&str; 2]| -> Vec<String> {
        let terms = lines.into_iter().flat_map(|line| line.split(", "));
        terms.map(|terms| format!("{beginning} {terms}")).collect()
    };
    let wool = "1W for 1B, 2W for 1B, 1W for 2B, 1W for 1L, 2W for 1L, 1W for 2L, \
        1W for 1G, 2W for 1G, 1W for 2G, 1W for 1O, 2W for 1O, 1W for 2O";
    let ore = "1O for 1B, 1O for 2B, 1O for 1L, 1O for 2L, 1O for 1W, 1O for 2W, 1O for 1G, 1O for 2G";
    assert_eq!(table.listed(0, "offer"), listed("offer all", [wool, ore]));
    assert_eq!(table.listed(0, "offer").len(), 20);
    let calls = ["want 1B", "want 1L", "want 1W", "want 1G", "want 1O", "give 1W", "give 1O"];
    assert_eq!(table.listed(0, "call"), calls.map(|call| format!("call {call}")));

    let proposals =
        ["1L for 1B, 2L for 1B, 1W for 1B, 2W for 1B", "1G for 1B, 2G for 1B, 1O for 1B, 2O for 1B"];
    assert_eq!(table.listed(1, ""), listed("propose", proposals));
    assert_eq!(table.listed(1, "").len(), 8);
    assert!(table.listed(2, "").is_empty());

    assert!(table.allows("seat0 offer all 2W1O for 3B2G"));
    assert_eq!(table.refused_by("seat0 offer all 3W for 1B"), "CA-N2");
    assert_eq!(table.refused_by("seat0 offer all 1W for 12B"), "CA-A23");
    assert!(table.allows("seat0 offer all 1W for 11B"));
}

/// CA-T42: in free trade a wool for nothing is a trade with its bonus card; nothing for nothing is none.
#[test]
fn ca_t42_a_gift_in_free_trade() {
    let mut table = Table::set(
        "set free_trade=true
         turn 7 seat0 busy
         seat0 hand 1W built 1R1S
         seat1 hand 1O built 1R1S
         display 2R1S1C1K",
    );
    assert_eq!(table.refused_by("seat0 offer seat1 0 for 0"), "CA-A22");
    assert_eq!(table.refused_by("seat1 propose 0 for 0"), "CA-A22");
    table.play_all(&["seat0 offer seat1 1W for 0", "seat1 accept"]);
    table.shows(&["turn 7 seat0 busy traded", "seat0 hand 0 built 1R1S"]);
    assert_eq!((table.hand_size(1), table.drawn(1, DrawReason::TradeBonus)), (3, 1));
}

/// CA-T48: with two players an offer to all is one to the other, and an accept is the trade.
#[test]
fn ca_t48_two_players_trade_at_once() {
    let mut table = Table::set(
        "players 2
         set two_players=true
         turn 7 seat0 busy
         seat0 hand 1W built 1R1S
         seat1 hand 1O built 1R1S
         display 2R1S1C1K",
    );
    table.play_all(&["seat0 offer all 1W for 1O", "seat1 accept"]);
    table.shows(&["phase main", "turn 7 seat0 busy traded", "seat0 hand 1O built 1R1S"]);
    assert_eq!((table.hand_size(1), table.drawn(1, DrawReason::TradeBonus)), (2, 1));
}
