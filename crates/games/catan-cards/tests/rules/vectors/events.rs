//! Vectors about the event cards.

use steading_catan_cards::{DrawReason, Event, EventCard};

use crate::table::Table;

/// How many cards the robber takes from somebody with so many cards and knights.
fn robber_takes(cards: u8, knights: u8) -> u8 {
    let knights = if knights == 0 { String::new() } else { format!("{knights}K") };
    let mut table = Table::set(&format!(
        "players 3
         turn 5 seat0 busy
         seat0 hand 1B1L1W1G built 1R1S
         seat1 hand {cards}O built 1R1S{knights}
         display 1R2S1C1K"
    ));
    table.play_drawing("seat0 build settlement", EventCard::Robber);
    if table.line("phase") != "phase main" {
        assert_eq!(table.must_act(), "seat1");
        let choices = table.listed(1, "");
        assert_eq!(choices.len(), 1, "there is only ore to discard");
        table.play(&format!("seat1 {}", choices[0]));
    }
    table.shows(&["phase main", "events-played robber"]);
    let taken = cards - table.hand_size(1);
    assert_eq!(table.state.discard.total(), 4 + taken);
    taken
}

/// CA-T2: two knights hold 9 cards safely; of 10 the robber takes 5.
#[test]
fn ca_t2_two_knights_against_the_robber() {
    assert_eq!([8, 9, 10].map(|cards| robber_takes(cards, 2)), [0, 0, 5]);
}

/// CA-T4: the table of hands and knights.
#[test]
fn ca_t4_what_the_robber_takes() {
    let rows = [
        (7, 0, 0),
        (8, 0, 4),
        (9, 0, 4),
        (11, 0, 5),
        (8, 1, 0),
        (9, 1, 4),
        (11, 2, 5),
        (10, 3, 0),
        (11, 3, 5),
        (12, 3, 6),
    ];
    for (cards, knights, taken) in rows {
        assert_eq!(robber_takes(cards, knights), taken, "{cards} cards, {knights} knights");
    }
}

/// CA-T5: the robber counts after the payment: 11 cards less 4 are 7, which are safe.
#[test]
fn ca_t5_the_robber_counts_after_the_payment() {
    let robbed = |hand: &str| {
        let mut table = Table::set(&format!(
            "players 3
             turn 5 seat0 busy
             seat0 hand {hand} built 1R1S
             display 1R2S1C1K"
        ));
        table.play_drawing("seat0 build settlement", EventCard::Robber);
        (table.hand_size(0), table.line("phase"))
    };
    assert_eq!(robbed("3B3L3W2G"), (7, "phase main".to_owned()));
    assert_eq!(robbed("3B3L3W3G"), (8, "phase robber seat0 owes 4".to_owned()));
}

/// CA-T16: both leaders with 4 points give a card to the player with 3 or the one with 1, never to each other.
#[test]
fn ca_t16_both_leaders_give() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 1B1L1W1G1O built 1R1S1C
         seat1 hand 1W1G built 1R2C
         seat2 hand 0 built 1R1S1C
         seat3 hand 0 built 1R1S
         display 1R3S1K",
    );
    table.play_drawing("seat0 build settlement", EventCard::Donation);
    assert_eq!([0, 1, 2, 3].map(|seat| table.points(seat)), [4, 4, 3, 1]);
    assert_eq!(table.must_act(), "seat0, seat1");
    assert_eq!(table.listed(0, ""), ["donate O to seat2", "donate O to seat3"]);
    let choices = ["donate W to seat2", "donate W to seat3", "donate G to seat2", "donate G to seat3"];
    assert_eq!(table.listed(1, ""), choices);
    assert_eq!(table.refused_by("seat0 donate O to seat1"), "CA-60");
    assert_eq!(table.refused_by("seat1 donate W to seat0"), "CA-60");
    assert_eq!(table.refused_by("seat2 donate W to seat3"), "CA-60");

    for (gifts, hands) in [
        (["seat0 donate O to seat3", "seat1 donate W to seat3"], ["0", "1G", "0", "1W1O"]),
        (["seat1 donate G to seat2", "seat0 donate O to seat3"], ["0", "1W", "1G", "1O"]),
        (["seat0 donate O to seat2", "seat1 donate W to seat3"], ["0", "1G", "1O", "1W"]),
    ] {
        let mut table = table.clone();
        table.play_all(&gifts).shows(&["phase main", "events-played donation"]);
        assert_eq!([0, 1, 2, 3].map(|seat| table.hand(seat)), hands);
    }
}

/// CA-T16: with 3 points each nobody has fewer, and nobody gives.
#[test]
fn ca_t16_all_leaders_give_nothing() {
    let mut table = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 1B1L1W1G1O built 1R2S
         seat1 hand 1W built 1R1S1C
         seat2 hand 1G built 1R3S
         display 1R3S1K",
    );
    table.play_drawing("seat0 build settlement", EventCard::Donation);
    assert_eq!([0, 1, 2].map(|seat| table.points(seat)), [3, 3, 3]);
    table.shows(&["phase main", "events-played donation"]);
    assert_eq!([0, 1, 2].map(|seat| table.hand(seat)), ["1O", "1W", "1G"]);
}

/// CA-T16: a leader without cards skips, the other leader still gives.
#[test]
fn ca_t16_a_leader_without_cards_skips() {
    let mut table = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 1B1L1W1G built 1R2S
         seat1 hand 1W built 1R1S1C
         seat2 hand 0 built 1R1S
         display 1R3S1K",
    );
    table.play_drawing("seat0 build settlement", EventCard::Donation);
    assert_eq!(table.must_act(), "seat1");
    assert_eq!(table.refused_by("seat0 donate W to seat2"), "CA-60");
    table.play("seat1 donate W to seat2").shows(&["phase main"]);
    assert_eq!(table.hand(2), "1W");

    let mut alone = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 1B1L1W1G built 1R3S
         seat1 hand 1W built 1R1S
         display 1R3S1K",
    );
    alone.play_drawing("seat0 build settlement", EventCard::Donation);
    alone.shows(&["phase main", "events-played donation"]);
}

/// CA-T17: the settlement just built counts: from 2 points each its builder is the only leader.
#[test]
fn ca_t17_the_new_settlement_makes_the_leader() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 1B1L1W1G1O built 1R2S
         seat1 hand 1W built 1R2S
         seat2 hand 1W built 1R2S
         seat3 hand 1W built 1R2S
         display 1R3S1K",
    );
    assert_eq!([0, 1, 2, 3].map(|seat| table.points(seat)), [2, 2, 2, 2]);
    table.play_drawing("seat0 build settlement", EventCard::Donation);
    table.shows(&["phase donation seat0 owes"]);
    table.play("seat0 donate O to seat2");
    assert_eq!([0, 1, 2, 3].map(|seat| table.hand(seat)), ["0", "1W", "1W1O", "1W"]);
}

/// What each seat draws when seat0 builds a settlement and `event` comes.
fn drawn_in(event: EventCard, reason: DrawReason, position: &str) -> Vec<u8> {
    let mut table = Table::set(position);
    table.play_drawing("seat0 build settlement", event);
    let drawn: Vec<u8> = (0..table.state.config.players).map(|seat| table.drawn(seat, reason)).collect();
    let hands: Vec<u8> = (0..table.state.config.players).map(|seat| table.hand_size(seat)).collect();
    assert_eq!(drawn, hands, "nobody had cards left before the event");
    drawn
}

/// CA-T18: the subsidy gives 2 cards to everybody without a special card, and a holder of both nothing.
#[test]
fn ca_t18_the_subsidy_passes_holders_by() {
    let subsidy = |position: &str| drawn_in(EventCard::Subsidy, DrawReason::Subsidy, position);
    let holder_of_both = "players 3
        turn 9 seat0 busy
        seat0 hand 1B1L1W1G built 3R1S2K
        display 1R3S1K";
    assert_eq!(subsidy(holder_of_both), [0, 2, 2]);
    let nobody = "players 3
        turn 9 seat0 busy
        seat0 hand 1B1L1W1G built 2R1S1K
        display 1R3S1K";
    assert_eq!(subsidy(nobody), [2, 2, 2]);
}

/// CA-T19: the harvest festival counts visible settlements, the new one and the start settlement included.
#[test]
fn ca_t19_the_harvest_of_visible_settlements() {
    let position = "turn 9 seat0 busy
        seat0 hand 1B1L1W1G built 1R1C
        seat1 hand 0 built 1R1S
        seat2 hand 0 built 1R3S
        seat3 hand 0 built 1R1C
        display 1R3S1K";
    let drawn = drawn_in(EventCard::HarvestFestival, DrawReason::HarvestFestival, position);
    assert_eq!(drawn, [1, 1, 3, 0]);
}

/// CA-T20: New Year as the third event leaves a pile of 7 and no discards.
#[test]
fn ca_t20_new_year_shuffles_all_events() {
    let mut table = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 1B1L1W1G built 1R1S
         display 1R3S1K
         events-played robber subsidy",
    );
    assert_eq!((table.state.events.pile.total(), table.state.events.discard.total()), (5, 2));
    table.play_drawing("seat0 build settlement", EventCard::NewYear);
    assert_eq!((table.state.events.pile.total(), table.state.events.discard.total()), (7, 0));
    assert_eq!(EventCard::ALL.map(|event| table.state.events.pile.count(event)), [3, 1, 1, 1, 1]);
    assert!(table.events.contains(&Event::EventsShuffled));
    assert_eq!([0, 1, 2].map(|seat| table.drawn(seat, DrawReason::NewYear)), [1, 1, 1]);
}

/// CA-T39: four discards from 5 brick + 3 lumber; the cards stay in the hands until the last one has chosen.
#[test]
fn ca_t39_the_robber_waits_for_the_last_choice() {
    let mut table = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 2B2L1W1G built 1R1S
         seat1 hand 5B3L built 1R1S
         seat2 hand 9O built 1R1S
         display 1R3S1K",
    );
    table.play_drawing("seat0 build settlement", EventCard::Robber);
    table.shows(&["phase robber seat1 owes 4 seat2 owes 4"]);
    assert_eq!(table.listed(1, ""), ["discard 1B3L", "discard 2B2L", "discard 3B1L", "discard 4B"]);

    table.play("seat1 discard 3B1L").shows(&[
        "phase robber seat1 chose 3B1L seat2 owes 4",
        "seat1 hand 5B3L built 1R1S",
        "discard 1B1L1W1G",
        "display 1R2S1K",
    ]);
    assert_eq!(table.refused_by("seat1 discard 4B"), "CA-75");
    assert_eq!(table.refused_by("seat0 build road"), "CA-75");
    assert_eq!(table.refused_by("seat0 offer all 1B for 1O"), "CA-75");
    assert_eq!(table.refused_by("seat0 end"), "CA-75");
    assert_eq!(table.refused_by("seat2 propose 1B for 1O"), "CA-N1");
    assert_eq!((table.must_act(), table.may_act()), ("seat2".to_owned(), "seat2".to_owned()));

    table.play("seat2 discard 4O");
    table.shows(&["phase main", "seat1 hand 2B2L built 1R1S", "seat2 hand 5O built 1R1S"]);
    table.shows(&["discard 4B2L1W1G4O"]);
    assert_eq!(table.state.market.display.total(), 5);
    assert!(table.allows("seat0 build road") && table.allows("seat0 end"));
}
