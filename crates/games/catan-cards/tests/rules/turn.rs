//! The course of a turn: yield phase, trading, and what may follow what (CA-18 to CA-30).

use steading_catan_cards::{DrawReason, Event};
use steading_game::Seat;

use crate::table::Table;

/// CA-18: play goes clockwise, everybody draws in every turn, and only the active player trades and builds.
#[test]
fn ca_18_play_goes_clockwise() {
    let mut table = Table::set(
        "turn 5 seat2 busy
         seat1 hand 2B2L built 1R1S
         display 1R2S1C1K",
    );
    for (number, seat) in [(6, 3), (7, 0), (8, 1)] {
        let ending = format!("seat{} end", (seat + 3) % 4);
        table.listen().play(&ending);
        table.shows(&[&format!("turn {number} seat{seat} busy"), "phase main"]);
        for other in [1, 2, 3].map(|steps| (seat + steps) % 4) {
            for action in ["end", "build road", "withdraw"] {
                assert_eq!(table.refused_by(&format!("seat{other} {action}")), "CA-18");
            }
        }
        let drew = |seat: u8| format!("seat{seat} 1");
        assert_eq!(table.draws(), [0, 1, 2, 3].map(|steps| drew((seat + steps) % 4)).join(", "));
    }
    table.play("seat1 build road");
}

/// CA-19: passing is legal; the next player has a fresh trade, a fresh replacement and a fresh desk.
#[test]
fn ca_19_the_next_turn_starts_afresh() {
    let mut table = Table::set(
        "turn 5 seat1 busy traded replaced
         desk 0 0 1 2 1
         display 1R2S1C1K",
    );
    table.play("seat1 end").shows(&["turn 6 seat2 busy", "desk 3 2 2 2 2"]);
    let mut table = Table::set(
        "turn 5 seat3 busy
         desk 2 1 2 2 2
         seat0 hand 1O built 1R1S
         standing seat0 1W for 1O
         display 1R2S1C1K",
    );
    table.play("seat3 end").shows(&["turn 6 seat0 busy", "desk 3 2 2 2 2"]);
    assert_eq!(table.line("standing"), "");
    for seat in [0, 1, 2, 3] {
        table.play(&format!("seat{seat} end"));
    }
    table.shows(&["turn 10 seat0 busy"]);
}

/// CA-20: one card each, the active player first, then clockwise.
#[test]
fn ca_20_everybody_draws_one_card() {
    let mut table = Table::set("turn 5 seat1 busy\ndisplay 1R2S1C1K");
    table.play("seat1 end");
    assert_eq!(table.draws(), "seat2 1, seat3 1, seat0 1, seat1 1");
    assert_eq!([0, 1, 2, 3].map(|seat| table.hand_size(seat)), [1, 1, 1, 1]);
    assert_eq!(table.state.supply.total(), 57);
    // The card comes from the supply, also where the discard pile has cards.
    let mut table = Table::set(
        "players 3
         turn 5 seat1 busy
         supply 3G
         discard 11B11L14W9G13O
         display 1R2S1C1K",
    );
    table.play("seat1 end");
    assert_eq!([0, 1, 2].map(|seat| table.hand(seat)), ["1G", "1G", "1G"]);
}

/// What seat 0 draws in the yield phase of its own turn, and in that of another one.
fn yields(side: char, built: &str) -> (u8, u8) {
    let draw = |ending: u8| {
        let mut table = Table::set(&format!(
            "set metropolis_side={side}
             turn 5 seat{ending} busy
             seat0 hand 0 built {built}
             display 1R2S1C1K"
        ));
        table.play(&format!("seat{ending} end"));
        table.hand_size(0)
    };
    (draw(3), draw(1))
}

/// CA-21, CA-50, CA-51: the active player, and nobody else, draws one more per city, two more per metropolis of side
/// A, one more per metropolis of side B.
#[test]
fn ca_21_cities_and_metropolises_yield_more_in_the_own_turn() {
    let cases = [
        ('A', "1R1S", 1),
        ('A', "3R1S2K", 1),
        ('A', "1R1C", 2),
        ('A', "1R1S2C", 3),
        ('A', "1R3C", 4),
        ('A', "1R metropolis_a", 3),
        ('A', "1R1C metropolis_a", 4),
        ('A', "1R metropolis_a metropolis_a", 5),
        ('B', "1R metropolis_b_roads", 2),
        ('B', "1R metropolis_b_longest_route", 2),
        ('B', "1R metropolis_b_knights", 2),
        ('B', "1R metropolis_b_largest_knights", 2),
        ('B', "1R1C metropolis_b_roads", 3),
        ('B', "1R metropolis_b_roads metropolis_b_knights", 3),
    ];
    for (side, built, own) in cases {
        assert_eq!(yields(side, built), (own, 1), "{built}");
    }
}

/// CA-22: the metropolis yields in place of the city that it covers, and the city in place of nothing.
#[test]
fn ca_22_covered_cards_yield_nothing() {
    for (side, metropolis, own) in [('A', "metropolis_a", 3), ('B', "metropolis_b_longest_route", 2)] {
        let mut table = Table::set(&format!(
            "players 3
             set metropolis_side={side}
             turn 5 seat0 busy
             seat0 hand 3W2G4O built 1R1S
             display 1R2S1C1K"
        ));
        table.play_all(&["seat0 build city", &format!("seat0 build {metropolis}")]);
        assert_eq!(table.hand(0), "0");
        table.play_all(&["seat0 end", "seat1 end"]).listen().play("seat2 end");
        let drawn: u8 = table
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Drew { seat: Seat(0), count, .. } => Some(*count),
                _ => None,
            })
            .sum();
        assert_eq!(drawn, own, "{metropolis}");
    }
}

/// CA-23: everybody's card comes before the bonus of the active player.
#[test]
fn ca_23_the_bonus_is_drawn_last() {
    let table = |supply: &str, others: &str| {
        let mut table = Table::set(&format!(
            "players 3
             turn 5 seat2 busy
             seat0 hand 0 built 1R2C
             seat1 hand {others} built 1R1S
             supply {supply}
             display 1R2S1C1K"
        ));
        table.play("seat2 end");
        table.draws()
    };
    assert_eq!(table("13O", "11B11L14W12G"), "seat0 1, seat1 1, seat2 1, seat0 2");
    assert_eq!(table("4O", "11B11L14W12G9O"), "seat0 1, seat1 1, seat2 1, seat0 1");
    assert_eq!(table("3O", "11B11L14W12G10O"), "seat0 1, seat1 1, seat2 1");
    assert_eq!(table("2O", "11B11L14W12G11O"), "seat0 1, seat1 1");
}

/// CA-24: the yield phase runs by itself, cannot be declined, and no hand is too large for it.
#[test]
fn ca_24_the_yield_phase_asks_nothing() {
    let mut table = Table::set(
        "turn 5 seat2 busy
         seat0 hand 11B11L14W built 1R1S
         seat3 hand 0 built 1R1C
         display 1R2S1C1K",
    );
    table.play("seat2 end");
    assert_eq!(table.must_act(), "seat3");
    assert_eq!([0, 1, 2, 3].map(|seat| table.hand_size(seat)), [37, 1, 1, 2]);
    table.play("seat3 end");
    assert_eq!(table.hand_size(0), 38);
    table.shows(&["phase main", "discard 0"]);
}

/// CA-25: the discard pile becomes the supply when a card must be drawn from nothing, not before; also in the middle
/// of a draw.
#[test]
fn ca_25_the_discard_pile_becomes_the_supply() {
    let set = |supply: &str, hand: &str, discard: &str| {
        Table::set(&format!(
            "players 3
             turn 5 seat2 busy
             seat0 hand 0 built 1R2C
             seat1 hand {hand} built 1R1S
             supply {supply}
             discard {discard}
             display 1R2S1C1K"
        ))
    };
    // Three cards for everybody and two as a bonus are just enough: nothing is shuffled yet.
    let mut table = set("5O", "11B11L14W12G", "8O");
    table.play("seat2 end").shows(&["supply 0", "discard 8O"]);
    assert!(!table.told().contains(&"supply_shuffled".to_owned()));
    table.listen().play("seat0 end").shows(&["supply 5O", "discard 0"]);
    assert_eq!(table.told(), ["turn_began", "supply_shuffled", "drew", "drew", "drew"]);
    // Four are not enough: the bonus is one old card and one new.
    let mut table = set("4O", "11B11L14W10G9O", "2G");
    table.play("seat2 end").shows(&["supply 1G", "discard 0", "seat0 hand 1G2O built 1R2C"]);
}

/// CA-26: trading and building in any order, before, between and after each other.
#[test]
fn ca_26_trade_and_build_in_any_order() {
    let trade = ["seat0 offer seat1 1W for 1O", "seat1 accept"];
    let orders: [[&str; 4]; 3] = [
        [trade[0], trade[1], "seat0 build road", "seat0 build knight"],
        ["seat0 build road", trade[0], trade[1], "seat0 build knight"],
        ["seat0 build road", "seat0 build knight O by G", trade[0], trade[1]],
    ];
    for order in orders {
        let mut table = Table::set(
            "players 3
             turn 5 seat0 busy
             seat0 hand 1B1L2W5G built 1R1S
             seat1 hand 1O built 1R1S
             display 1R2S1C1K",
        );
        table.play_all(&order);
        assert!(table.line("turn").contains("traded"));
        assert_eq!((table.state.players[0].built.roads, table.state.players[0].built.knights), (2, 1));
    }
}

/// CA-27: one trade in a turn, with one player, and never between two others.
#[test]
fn ca_27_one_trade_a_turn() {
    let position = "turn 5 seat0 busy
                    seat0 hand 4W built 1R1S
                    seat1 hand 2O built 1R1S
                    seat2 hand 2G built 1R1S
                    display 1R2S1C1K";
    let mut table = Table::set(position);
    table.play_all(&["seat0 offer seat1 1W for 1O", "seat1 accept"]);
    table.shows(&["turn 5 seat0 busy traded"]);
    assert_eq!(table.refused_by("seat0 offer seat2 1W for 1G"), "CA-27");
    assert_eq!(table.refused_by("seat0 offer all 1W for 1G"), "CA-27");
    assert_eq!(table.refused_by("seat0 call want 1G"), "CA-27");
    assert_eq!(table.refused_by("seat2 propose 1W for 1G"), "CA-27");
    assert_eq!(table.listed(0, "offer").len() + table.listed(2, "propose").len(), 0);

    // Two accept: only the chosen one trades.
    let mut table = Table::set(position);
    table.play_all(&["seat1 propose 1W for 1O", "seat2 propose 1W for 1G"]);
    assert_eq!(table.refused_by("seat2 choose seat1"), "CA-27");
    assert_eq!(table.refused_by("seat1 offer seat2 1O for 1G"), "CA-27");
    assert_eq!(table.refused_by("seat1 call want 1G"), "CA-27");
    table.play("seat0 choose seat2");
    assert_eq!((table.hand(0), table.hand(1)), ("3W1G".to_owned(), "2O".to_owned()));
    assert_eq!(table.refused_by("seat0 choose seat1"), "CA-27");
}

/// CA-28: any numbers may be swapped, at once; nothing but resource cards changes hands.
#[test]
fn ca_28_any_ratio_is_swapped_at_once() {
    let cases = [
        ("1W for 1O", "6W1O", "1B2L1W2O"),
        ("2W for 1O", "5W1O", "1B2L2W2O"),
        ("3W for 2O", "4W2O", "1B2L3W1O"),
        ("1W for 3O", "6W3O", "1B2L1W"),
        ("7W for 1B2L3O", "1B2L3O", "7W"),
    ];
    for (terms, active, partner) in cases {
        let mut table = Table::set(
            "players 3
             turn 5 seat0 busy
             seat0 hand 7W built 1R1S
             seat1 hand 1B2L3O built 3R1S
             seat2 hand 10B9L7W12G10O built 1R1S
             display 1R2S1C1K",
        );
        // Nothing is left for the bonus, so the hands show the swap alone.
        table.play_all(&[&format!("seat0 offer seat1 {terms}"), "seat1 accept"]);
        assert_eq!((table.hand(0), table.hand(1)), (active.to_owned(), partner.to_owned()), "{terms}");
        table.shows(&["supply 0", "discard 0", "longest_trade_route seat1", "phase main"]);
        assert_eq!((table.state.players[0].built.roads, table.state.players[1].built.roads), (1, 3));
    }
}

/// CA-29: the partner draws a card from the supply after the swap, the active player does not.
#[test]
fn ca_29_the_partner_draws_a_card() {
    let trades: [&[&str]; 2] = [
        &["seat0 offer seat2 1W for 1O", "seat2 accept"],
        &["seat2 propose 1W for 1O", "seat0 choose seat2"],
    ];
    for trade in trades {
        let mut table = Table::set(
            "turn 5 seat0 busy
             seat0 hand 1W built 1R1S
             seat2 hand 1O built 1R1S
             supply 5G
             discard 11B11L13W7G12O
             display 1R2S1C1K",
        );
        table.play_all(trade).shows(&["seat0 hand 1O built 1R1S", "seat2 hand 1W1G built 1R1S", "supply 4G"]);
        assert!(matches!(
            table.events[table.events.len() - 2..],
            [
                Event::Traded { partner: Seat(2), .. },
                Event::Drew { seat: Seat(2), count: 1, reason: DrawReason::TradeBonus, .. }
            ]
        ));
    }
}

/// CA-30: a refused or abandoned negotiation does not use up the trade.
#[test]
fn ca_30_only_a_swap_uses_up_the_trade() {
    let mut table = Table::set(
        "players 3
         turn 5 seat0 busy
         seat0 hand 2W built 1R1S
         seat1 hand 1O built 1R1S
         seat2 hand 1G built 1R1S
         display 1R2S1C1K",
    );
    table.play_all(&["seat0 offer seat1 1W for 1O", "seat1 decline"]);
    table.play_all(&["seat0 offer all 1W for 1O", "seat1 accept", "seat0 withdraw"]);
    table.play_all(&["seat2 propose 1W for 1G", "seat2 retract"]);
    table.shows(&["turn 5 seat0 busy", "phase main", "seat0 hand 2W built 1R1S"]);
    table.play_all(&["seat0 offer seat2 1W for 1G", "seat2 accept"]).shows(&["turn 5 seat0 busy traded"]);
}
