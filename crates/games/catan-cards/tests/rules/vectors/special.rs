//! Vectors about the special victory point cards and the metropolises of side B.

use steading_catan_cards::{Building, DrawReason, Event};

use crate::table::Table;

/// CA-T11: three roads take the Longest Trade Route, equally many do not, more do.
#[test]
fn ca_t11_the_longest_trade_route_changes_hands() {
    let mut table = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 2B2L built 2R1S
         seat1 hand 2B2L built 2R1S
         display 4R1S",
    );
    table.shows(&["longest_trade_route nobody"]);
    table.play("seat0 build road").shows(&["longest_trade_route seat0"]);
    assert_eq!((table.points(0), table.points(1)), (3, 1));

    table.play_all(&["seat0 end", "seat1 build road"]).shows(&["longest_trade_route seat0"]);
    assert_eq!((table.points(0), table.points(1)), (3, 1));

    table.play("seat1 build road").shows(&["longest_trade_route seat1"]);
    assert_eq!((table.points(0), table.points(1)), (1, 3));

    table.play_all(&["seat1 end", "seat2 end", "seat0 build road"]).shows(&["longest_trade_route seat1"]);
    assert_eq!((table.points(0), table.points(1)), (1, 3));
}

/// CA-T12: the trade-route metropolis wins every tie of its owner, at once and later.
#[test]
fn ca_t12_the_trade_route_metropolis_wins_ties() {
    let mut table = Table::set(
        "players 3
         set metropolis_side=B
         turn 9 seat1 busy
         seat0 hand 1B1L built 3R1S
         seat1 hand 1B1L3W1O built 3R1C
         seat2 hand 1B1L built 3R1S
         longest_trade_route seat0
         display 4R1S",
    );
    assert_eq!([0, 1, 2].map(|seat| table.points(seat)), [3, 2, 1]);

    table.play("seat1 build metropolis_b_longest_route").shows(&["longest_trade_route seat1"]);
    assert_eq!([0, 1, 2].map(|seat| table.points(seat)), [1, 5, 1]);

    table.play_all(&["seat1 end", "seat2 end", "seat0 build road"]).shows(&["longest_trade_route seat0"]);
    assert_eq!([0, 1, 2].map(|seat| table.points(seat)), [3, 3, 1]);

    table.play_all(&["seat0 end", "seat1 build road"]).shows(&["longest_trade_route seat1"]);
    assert_eq!([0, 1, 2].map(|seat| table.points(seat)), [1, 5, 1]);

    table.play_all(&["seat1 end", "seat2 build road"]).shows(&["longest_trade_route seat1"]);
    assert_eq!([0, 1, 2].map(|seat| table.points(seat)), [1, 5, 1]);
    let left =
        table.state.market.display.count(Building::Road) + table.state.market.pile.count(Building::Road);
    assert_eq!(left, 10 - 9);
}

/// CA-T13: the owner of the tie-break who is not in the tie decides nothing; the holder keeps the card.
#[test]
fn ca_t13_a_tie_break_outside_the_tie_is_worth_nothing() {
    // Once with the holder on the lower and once on the higher seat.
    for (holder, follower) in [(0, 1), (1, 0)] {
        let mut table = Table::set(&format!(
            "players 3
             set metropolis_side=B
             turn 9 seat{follower} busy
             seat{holder} hand 0 built 4R1S
             seat{follower} hand 1B1L built 3R1S
             seat2 hand 0 built 2R metropolis_b_longest_route
             display 2R2S1K"
        ));
        table.play(&format!("seat{follower} build road"));
        table.shows(&[&format!("longest_trade_route seat{holder}")]);

        let mut table = Table::set(&format!(
            "players 3
             set metropolis_side=B
             turn 9 seat2 busy
             seat{holder} hand 0 built 4R1S
             seat{follower} hand 0 built 4R1S
             seat2 hand 3W1O built 2R1C
             longest_trade_route seat{holder}
             display 2R2S1K"
        ));
        table.play("seat2 build metropolis_b_longest_route");
        table.shows(&[&format!("longest_trade_route seat{holder}")]);
        assert_eq!(table.points(2), 3);
    }
}

/// CA-T14: a tie below two knights is no tie for the Largest Knight Force.
#[test]
fn ca_t14_one_knight_each_takes_nothing() {
    let mut table = Table::set(
        "players 3
         set metropolis_side=B
         turn 9 seat0 busy
         seat0 hand 3W1O built 1R1C1K
         seat1 hand 0 built 1R1S1K
         seat2 hand 0 built 1R1S1K
         display 1R2S1C1K",
    );
    table.play("seat0 build metropolis_b_largest_knights");
    table.shows(&["largest_knight_force nobody", "seat0 hand 0 built 1R1K metropolis_b_largest_knights"]);
    assert_eq!([0, 1, 2].map(|seat| table.points(seat)), [3, 1, 1]);
}

/// CA-T15: the roads metropolis draws a card per road, the start road included; the knights metropolis per knight.
#[test]
fn ca_t15_draws_of_a_new_metropolis() {
    let build = |built: &str, face: &str| {
        let mut table = Table::set(&format!(
            "players 3
             set metropolis_side=B
             turn 9 seat0 busy
             seat0 hand 3W1O built {built}
             display 1R2S1C1K"
        ));
        table.play(&format!("seat0 build {face}"));
        assert_eq!(table.drawn(0, DrawReason::Metropolis), table.hand_size(0));
        table.hand_size(0)
    };
    assert_eq!(build("3R1C", "metropolis_b_roads"), 3);
    assert_eq!(build("3R1C", "metropolis_b_knights"), 0);
    assert_eq!(build("1R1C2K", "metropolis_b_knights"), 2);
}

/// CA-T27: losing the Longest Trade Route costs 2 points; the game goes on unless the builder has 7.
#[test]
fn ca_t27_the_longest_trade_route_is_lost() {
    let position = |builder: &str| {
        format!(
            "players 3
             turn 9 seat1 busy
             seat0 hand 0 built 3R2C
             seat1 hand 1B1L built {builder}
             longest_trade_route seat0
             display 2R2S1K"
        )
    };
    let mut table = Table::set(&position("3R1S"));
    assert_eq!(table.points(0), 6);
    table.play("seat1 build road").shows(&["longest_trade_route seat1", "phase main"]);
    assert_eq!((table.points(0), table.points(1)), (4, 3));

    let mut table = Table::set(&position("3R1S2C"));
    table.play("seat1 build road").shows(&["longest_trade_route seat1", "phase won"]);
    assert_eq!((table.points(0), table.points(1)), (4, 7));
    assert_eq!(table.places(), Some(vec![2, 1, 3]));
}

/// CA-T43: from 6 points the trade-route metropolis with its tie makes 9, and wins.
#[test]
fn ca_t43_nine_points_at_once() {
    let mut table = Table::set(
        "players 3
         set metropolis_side=B
         turn 20 seat0 busy
         seat0 hand 3W1O built 3R3C
         seat1 hand 0 built 3R1S
         longest_trade_route seat1
         display 1R2S1C1K",
    );
    assert_eq!((table.points(0), table.points(1)), (6, 3));
    table.play("seat0 build metropolis_b_longest_route");
    table.shows(&["longest_trade_route seat0", "phase won"]);
    assert_eq!((table.points(0), table.points(1)), (9, 1));
    assert_eq!(table.places(), Some(vec![1, 2, 2]));
}

/// CA-T44: the payment of a metropolis is discarded before its draw, so an empty supply is made of it.
#[test]
fn ca_t44_the_cards_just_paid_are_drawn_again() {
    let mut table = Table::set(
        "players 3
         set metropolis_side=B
         turn 20 seat0
         seat0 hand 3W1O built 2R1C
         seat1 hand 11B11L11W12G12O built 1R1S
         supply 0
         discard 0
         display 1R2S1C1K",
    );
    table.play("seat0 build metropolis_b_roads");
    assert!(table.events.contains(&Event::SupplyShuffled));
    assert_eq!((table.hand_size(0), table.drawn(0, DrawReason::Metropolis)), (2, 2));
    assert_eq!(table.state.supply.total(), 2);
    table.shows(&["discard 0"]);
}
