//! What each kind of card does when it is built (CA-43 to CA-52).

use steading_catan_cards::{Event, EventCard};
use steading_game::Seat;

use super::seat0;
use crate::games;
use crate::table::Table;

/// CA-43: each visible settlement is a point; no road is needed, and nothing but the display limits their number.
#[test]
fn ca_43_settlements_lie_side_by_side() {
    let mut table = Table::set(
        "turn 5 seat0 busy
         seat0 hand 5B5L5W5G built 1R1S
         display 5S
         events-played robber robber robber",
    );
    for points in 2..=6 {
        table.play_drawing("seat0 build settlement", EventCard::NewYear);
        assert_eq!((table.points(0), table.state.players[0].built.settlements), (points, points));
        table = Table::set(&format!(
            "turn 5 seat0 busy
             seat0 hand {0}B{0}L{0}W{0}G built 1R{points}S
             display 5S
             events-played robber robber robber",
            7 - points
        ));
    }
}

/// CA-44: a settlement draws an event at once; it is resolved and put on the discard pile.
#[test]
fn ca_44_a_settlement_draws_an_event() {
    let resolved = [
        (EventCard::Robber, "events-played robber", ""),
        (EventCard::HarvestFestival, "events-played harvest_festival", "seat0 2, seat1 1, seat2 1"),
        (EventCard::Subsidy, "events-played subsidy", "seat0 2, seat1 2, seat2 2"),
        (EventCard::NewYear, "events-played", "seat0 1, seat1 1, seat2 1"),
    ];
    for (event, played, draws) in resolved {
        let mut table = seat0("1B1L1W1G", "1R1S");
        table.play_drawing("seat0 build settlement", event).shows(&[played, "phase main"]);
        assert_eq!(table.told()[..2], ["built", "event_drawn"]);
        assert_eq!(table.draws(), draws, "{event:?}");
    }
    let mut table = seat0("1B1L2W1G", "1R1S");
    table.play_drawing("seat0 build settlement", EventCard::Donation);
    table.shows(&["events-played", "phase donation seat0 owes"]);
    table.play("seat0 donate W to seat2").shows(&["events-played donation", "phase main"]);
}

/// CA-45: every settlement has its own event, also a second one in the same turn; other cards and start settlements
/// have none.
#[test]
fn ca_45_every_settlement_has_its_event() {
    let mut table = seat0("2B2L2W2G", "1R1S");
    table.play_drawing("seat0 build settlement", EventCard::Robber);
    table.play_drawing("seat0 build settlement", EventCard::Subsidy);
    table.shows(&["events-played robber subsidy", "turn 5 seat0 busy"]);
    assert_eq!(table.told().iter().filter(|told| *told == "event_drawn").count(), 2);
    games::watch(20, |step| {
        let drawn = step.events.iter().filter(|event| matches!(event, Event::EventDrawn { .. })).count();
        let settlement = step.action.to_string().starts_with("build settlement");
        let won = step.events.iter().any(|event| matches!(event, Event::Won { .. }));
        assert_eq!(drawn, usize::from(settlement && !won), "{}", step.action);
    });
    let start = Table::start(4, &[], 0);
    assert!(!start.told().contains(&"event_drawn".to_owned()));
}

/// CA-46: the display is refilled only after the event.
#[test]
fn ca_46_the_refill_waits_for_the_event() {
    let mut table = Table::set(
        "players 3
         turn 5 seat0 busy
         seat0 hand 1B1L1W1G built 1R1S
         seat1 hand 8O built 1R1S
         display 1R2S1C1K",
    );
    table.play_drawing("seat0 build settlement", EventCard::Robber);
    table.shows(&["phase robber seat1 owes 4", "display 1R1S1C1K"]);
    assert_eq!(table.state.market.pile.total(), 29);
    table.play("seat1 discard 4O").shows(&["phase main"]);
    assert_eq!((table.state.market.display.total(), table.state.market.pile.total()), (5, 28));
    assert_eq!(table.told()[table.told().len() - 2..], ["discarded", "turned_up"]);
}

/// CA-47: a city covers an own visible settlement, the start settlement too, and is worth one point more.
#[test]
fn ca_47_a_city_covers_a_settlement() {
    for (before, after, points) in [("1R1S", "1R1C", 2), ("1R2S", "1R1S1C", 3), ("1R1S1C", "1R2C", 4)] {
        let mut table = seat0("2G3O", before);
        table.play("seat0 build city").shows(&[&format!("seat0 hand 0 built {after}")]);
        assert_eq!(table.points(0), points);
    }
    for built in ["1R1C", "1R2C", "1R metropolis_a"] {
        let mut table = seat0("2G3O", built);
        assert_eq!(table.refused_by("seat0 build city"), "CA-47", "{built}");
        assert_eq!(table.listed(0, "build city"), [""; 0]);
    }
}

/// CA-48: a city on a settlement of the same turn.
#[test]
fn ca_48_a_city_on_a_new_settlement() {
    let mut table = seat0("1B1L1W3G3O", "1R1C");
    assert_eq!(table.refused_by("seat0 build city"), "CA-47");
    table.play_drawing("seat0 build settlement", EventCard::Robber).play("seat0 build city");
    table.shows(&["seat0 hand 0 built 1R2C", "turn 5 seat0 busy"]);
}

/// CA-49: a metropolis covers an own visible city and is worth one point more; one player may have several, and
/// nothing lies on a metropolis.
#[test]
fn ca_49_a_metropolis_covers_a_city() {
    let cases = [("1R1C", "1R metropolis_a", 3), ("1R1C metropolis_a", "1R metropolis_a metropolis_a", 6)];
    for (before, after, points) in cases {
        let mut table = seat0("3W1O", before);
        assert_eq!(table.points(0), points - 1);
        table.play("seat0 build metropolis_a").shows(&[&format!("seat0 hand 0 built {after}")]);
        assert_eq!(table.points(0), points);
    }
    for built in ["1R1S", "1R4S", "1R metropolis_a", "1R1S metropolis_a"] {
        let mut table = seat0("3W1O", built);
        assert_eq!(table.refused_by("seat0 build metropolis_a"), "CA-49", "{built}");
        assert_eq!(table.listed(0, "build metropolis"), [""; 0]);
    }
    assert_eq!(seat0("2G3O", "1R metropolis_a").refused_by("seat0 build city"), "CA-47");
}

/// CA-51: side B lets the builder take any metropolis that is left.
#[test]
fn ca_51_any_metropolis_of_side_b() {
    let all = ["roads", "longest_route", "knights", "largest_knights"];
    for built in all {
        let mut table = Table::set(
            "set metropolis_side=B
             turn 5 seat0 busy
             seat0 hand 6W2O built 1R2C
             display 1R2S1C1K",
        );
        table.play(&format!("seat0 build metropolis_b_{built}"));
        let left: Vec<String> = all
            .iter()
            .filter(|face| **face != built)
            .map(|face| format!("build metropolis_b_{face}"))
            .collect();
        let listed: Vec<String> = table
            .listed(0, "build metropolis")
            .into_iter()
            .filter(|action| !action.contains(" by "))
            .collect();
        assert_eq!(listed, left);
        assert_eq!(table.refused_by(&format!("seat0 build metropolis_b_{built}")), "CA-35");
    }
}

/// CA-52: a knight stays and raises the limit of its owner by one, whatever the robber does.
#[test]
fn ca_52_a_knight_raises_the_limit_for_good() {
    for knights in 0..=6 {
        let limit = 7 + knights;
        let set = |ore: u8| {
            let mut table = Table::set(&format!(
                "turn 5 seat0 busy
                 seat0 hand 1B1L1W1G built 1R1S
                 seat1 hand {ore}O built 1R1S{}
                 display 1R2S1C1K",
                if knights > 0 { format!("{knights}K") } else { String::new() }
            ));
            table.play_drawing("seat0 build settlement", EventCard::Robber);
            table
        };
        if limit <= 13 {
            assert_eq!(set(limit).must_act(), "seat0", "{knights} knights, {limit} cards");
        }
        let cards = limit + 1;
        if cards <= 13 {
            let mut table = set(cards);
            assert_eq!(table.must_act(), "seat1", "{knights} knights, {cards} cards");
            table.play(&format!("seat1 discard {}O", cards / 2));
            assert_eq!(table.state.player(Seat(1)).built.knights, knights);
        }
    }
}
