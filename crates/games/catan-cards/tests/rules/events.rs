//! The event cards (CA-59 to CA-66).

use steading_catan_cards::{Event, EventCard, Phase};
use steading_game::Seat;

use crate::games;
use crate::table::Table;

/// Seat 0 builds a settlement and draws this event; the others hold and have built what is given. The hand of seat 0
/// is what it holds after the payment.
fn drawing(event: EventCard, hands: [&str; 4], built: [&str; 4]) -> Table {
    let with_payment = hands[0].parse::<steading_catan_cards::Cards>().unwrap();
    let payment = "1B1L1W1G".parse().unwrap();
    let mut table = Table::set(&format!(
        "turn 9 seat0 busy
         seat0 hand {} built {}
         seat1 hand {} built {}
         seat2 hand {} built {}
         seat3 hand {} built {}
         display 1R2S1C1K",
        with_payment.plus(payment),
        built[0],
        hands[1],
        built[1],
        hands[2],
        built[2],
        hands[3],
        built[3]
    ));
    table.play_drawing("seat0 build settlement", event);
    table
}

const START: [&str; 4] = ["1R1S"; 4];

/// CA-59: everybody with more than seven cards and one per knight discards half of them, rounded down.
#[test]
fn ca_59_the_robber_takes_half_of_a_large_hand() {
    // Cards, knights, cards to discard.
    let cases = [
        (7, 0, 0),
        (8, 0, 4),
        (9, 0, 4),
        (12, 0, 6),
        (13, 0, 6),
        (8, 1, 0),
        (9, 1, 4),
        (9, 2, 0),
        (10, 2, 5),
        (11, 4, 0),
        (12, 4, 6),
    ];
    for (cards, knights, owed) in cases {
        let built = if knights > 0 { format!("1R1S{knights}K") } else { "1R1S".to_owned() };
        let hand = format!("{cards}O");
        let table = drawing(EventCard::Robber, ["0", "0", &hand, "0"], ["1R1S", "1R1S", &built, "1R1S"]);
        let phase =
            if owed > 0 { format!("phase robber seat2 owes {owed}") } else { "phase main".to_owned() };
        assert_eq!(table.line("phase"), phase, "{cards} cards, {knights} knights");
    }
    // The active player too, counted after the payment: of eleven cards seven are left, and safe.
    let table = drawing(EventCard::Robber, ["8O", "8W", "7G", "0"], START);
    table.shows(&["phase robber seat0 owes 4 seat1 owes 4"]);
    let table = drawing(EventCard::Robber, ["7O", "0", "0", "0"], START);
    table.shows(&["phase main", "seat0 hand 7O built 1R2S"]);
}

/// CA-59: the own choice of cards, face up onto the discard pile.
#[test]
fn ca_59_what_the_robber_gets_is_chosen() {
    let mut table = drawing(EventCard::Robber, ["0", "0", "5W3O", "0"], START);
    assert_eq!(table.listed(2, "discard"), ["discard 1W3O", "discard 2W2O", "discard 3W1O", "discard 4W"]);
    for (wrong, rule) in [("3O", "CA-59"), ("5W", "CA-59"), ("4O", "CA-59"), ("4G", "CA-59")] {
        assert_eq!(table.refused_by(&format!("seat2 discard {wrong}")), rule);
    }
    assert_eq!(table.refused_by("seat1 discard 0"), "CA-59");
    table.play("seat2 discard 2W2O");
    table.shows(&["seat2 hand 3W1O built 1R1S", "discard 1B1L3W1G2O", "events-played robber"]);
    assert!(table.told().contains(&"discarded".to_owned()));
    assert_eq!(table.refused_by("seat2 discard 2W"), "CA-59");
}

/// CA-60: every leader gives a card of own choice to somebody with fewer points; the points are those after the
/// settlement.
#[test]
fn ca_60_leaders_donate() {
    // 4, 4, 3 and 1 points.
    let built = ["1R3S", "1R2S1C", "1R1S1C", "1R1S"];
    let mut table = drawing(EventCard::Donation, ["1W1O", "1G", "1L", "1B"], built);
    table.shows(&["phase donation seat0 owes seat1 owes"]);
    let gifts = ["donate W to seat2", "donate W to seat3", "donate O to seat2", "donate O to seat3"];
    assert_eq!(table.listed(0, "donate"), gifts);
    for wrong in ["seat0 donate W to seat1", "seat0 donate W to seat0", "seat0 donate G to seat2"] {
        assert_eq!(table.refused_by(wrong), "CA-60");
    }
    assert_eq!(table.refused_by("seat2 donate L to seat3"), "CA-60");
    // Not the player with the fewest points, and not the same one.
    table.play_all(&["seat1 donate G to seat3", "seat0 donate O to seat2"]);
    table.shows(&[
        "seat0 hand 1W built 1R4S",
        "seat1 hand 0 built 1R2S1C",
        "seat2 hand 1L1O built 1R1S1C",
        "seat3 hand 1B1G built 1R1S",
        "phase main",
    ]);
    // Both may choose the same recipient.
    let mut table = drawing(EventCard::Donation, ["1W1O", "1G", "1L", "1B"], built);
    table.play_all(&["seat0 donate W to seat3", "seat1 donate G to seat3"]);
    table.shows(&["seat3 hand 1B1W1G built 1R1S"]);
}

/// CA-61: two cards each, except for those who hold a special card.
#[test]
fn ca_61_subsidy() {
    let cases = [
        (["1R1S", "1R1S", "1R1S", "1R1S"], "seat0 2, seat1 2, seat2 2, seat3 2"),
        (["3R1S", "1R1S", "1R1S", "1R1S"], "seat1 2, seat2 2, seat3 2"),
        (["1R1S", "1R1S2K", "1R1S", "1R1S"], "seat0 2, seat2 2, seat3 2"),
        (["1R1S", "3R1S", "1R1S", "1R1S2K"], "seat0 2, seat2 2"),
        (["2R1S1K", "1R1S", "3R1S2K", "3R1S1K"], "seat0 2, seat1 2, seat3 2"),
    ];
    for (built, draws) in cases {
        assert_eq!(drawing(EventCard::Subsidy, ["0"; 4], built).draws(), draws, "{built:?}");
    }
}

/// CA-62: a card per own visible settlement, the start settlement and the new one too; nothing for cities and
/// metropolises and what they cover.
#[test]
fn ca_62_harvest_festival() {
    let built = ["1R1S", "1R4S", "1R2S1C", "1R1C metropolis_a"];
    let table = drawing(EventCard::HarvestFestival, ["0"; 4], built);
    assert_eq!(table.draws(), "seat0 2, seat1 4, seat2 2");
    let table = drawing(EventCard::HarvestFestival, ["0"; 4], ["1R1C", "1R1S", "1R1C", "1R3S"]);
    assert_eq!(table.draws(), "seat0 1, seat1 1, seat3 3");
}

/// CA-63: a card for everybody, then all seven events form a new pile.
#[test]
fn ca_63_new_year() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 1B1L1W1G built 1R1S
         seat3 hand 0 built 3R1S2K
         events-played robber robber harvest_festival subsidy
         display 1R2S1C1K",
    );
    table.play_drawing("seat0 build settlement", EventCard::NewYear);
    assert_eq!(table.draws(), "seat0 1, seat1 1, seat2 1, seat3 1");
    table.shows(&["events-played"]);
    let pile = table.state.events.pile;
    assert_eq!(EventCard::ALL.map(|event| pile.count(event)), [3, 1, 1, 1, 1]);
}

/// CA-64: the active player draws first, then clockwise, each all cards at once; draws are private.
#[test]
fn ca_64_event_draws_go_clockwise() {
    let position = |supply: &str, hand: &str| {
        format!(
            "turn 9 seat2 busy
             seat2 hand 1B1L1W1G built 1R1S
             seat0 hand {hand} built 1R1S
             supply {supply}
             display 1R2S1C1K"
        )
    };
    let orders = [
        (EventCard::NewYear, "seat2 1, seat3 1, seat0 1, seat1 1"),
        (EventCard::Subsidy, "seat2 2, seat3 2, seat0 2, seat1 2"),
        (EventCard::HarvestFestival, "seat2 2, seat3 1, seat0 1, seat1 1"),
    ];
    for (event, order) in orders {
        let mut table = Table::set(&position("13O", "10B10L13W11G"));
        table.play_drawing("seat2 build settlement", event);
        assert_eq!(table.draws(), order);
        for viewer in 0..4 {
            for seen in table.seen_by(steading_game::Viewer::Seat(Seat(viewer))) {
                if let Event::Drew { seat, cards, .. } = seen {
                    assert_eq!(cards.is_some(), seat.0 == viewer);
                }
            }
        }
    }
    // One card in the supply and the four of the payment: two players get two, one gets one.
    let mut table = Table::set(&position("1O", "10B10L13W11G12O"));
    table.play_drawing("seat2 build settlement", EventCard::Subsidy);
    assert_eq!(table.draws(), "seat2 2, seat3 2, seat0 1");
}

/// CA-65: no event changes anybody's points, and none ends the game.
#[test]
fn ca_65_events_change_no_points() {
    let mut resolved = 0;
    games::watch(60, |step| {
        let draws = step.events.iter().any(|event| matches!(event, Event::EventDrawn { .. }));
        let chooses = matches!(step.before.phase, Phase::Robber(_) | Phase::Donation(_));
        if draws || chooses {
            resolved += 1;
            assert!(!matches!(step.after.phase, Phase::Over(_)));
            for (seat, before, after) in step.points() {
                // The settlement that drew the event is a point by itself.
                assert_eq!(after, before + u8::from(draws && seat == step.seat));
            }
        }
    });
    assert!(resolved > 1000, "{resolved}");
}

/// CA-66, CA-A10: the event pile never runs out: New Year comes after seven draws at the latest.
#[test]
fn ca_66_the_event_pile_never_runs_out() {
    let mut since_new_year = 0;
    let mut longest = 0;
    games::watch(100, |step| {
        if step.before.turn.number == 1 && step.before.events.pile.total() == 7 {
            since_new_year = 0;
        }
        for event in &step.events {
            match event {
                Event::EventDrawn { event: EventCard::NewYear } => since_new_year = 0,
                Event::EventDrawn { .. } => since_new_year += 1,
                _ => {}
            }
        }
        longest = longest.max(since_new_year);
        assert!(since_new_year <= 6);
        assert!(step.after.events.pile.total() >= 1);
    });
    assert_eq!(longest, 6, "New Year was never the last card");
    // With everything else played New Year is certain, and a full pile follows.
    for seed in 0..50 {
        let mut table = Table::set(
            "turn 9 seat0 busy
             seat0 hand 1B1L1W1G built 1R1S
             events-played robber robber robber donation harvest_festival subsidy
             display 1R2S1C1K",
        );
        table.state.rng = steading_game::GameRng::new(steading_game::Seed::from_number(seed));
        table.play("seat0 build settlement").shows(&["events-played"]);
        assert_eq!(table.state.events.pile.total(), 7);
    }
}
