//! Setting the table up (CA-8 to CA-17, CA-72).

use steading_catan_cards::{Building, DrawReason, Event, EventCard, Resource};
use steading_game::{GameRng, Seat, Seed};

use crate::games::assert_proportions;
use crate::table::Table;

/// CA-8: three or four players; nobody sits on another seat.
#[test]
fn ca_8_three_or_four_players() {
    for players in [3, 4] {
        let mut table = Table::start(players, &[], 1);
        assert_eq!(table.state.seats().count(), usize::from(players));
        assert_eq!(table.refused_by(&format!("seat{players} end")), "CA-8");
        let known = table.text().lines().filter(|line| line.starts_with("seat")).count();
        assert_eq!(known, usize::from(players));
    }
    for players in [0, 1, 2, 5, 6] {
        let position = format!("players {players}\nturn 1 seat0\ndisplay 1R2S1C1K");
        assert!(Table::try_set(&position).is_err(), "{players}");
    }
}

/// CA-9: five open cards, 29 left; which ones is chance, every card alike.
#[test]
fn ca_9_five_cards_of_a_shuffled_pile_are_turned_up() {
    let mut turned_up = [0; 4];
    for seed in 0..4000 {
        let table = Table::start(3, &[], seed);
        let market = table.state.market;
        assert_eq!((market.display.total(), market.pile.total()), (5, 29));
        let first = table.events.iter().find_map(|event| match event {
            Event::TurnedUp { building } => Some(*building),
            _ => None,
        });
        turned_up[first.unwrap() as usize] += 1;
    }
    assert_proportions(&turned_up, &[10, 11, 5, 8]);
}

/// CA-10: two settlements, a knight, a road and a city if wanted; otherwise any display.
#[test]
fn ca_10_the_display_of_a_first_game() {
    let shown = |options: &[&str], seed| Table::start(4, options, seed).line("display");
    for seed in 0..20 {
        assert_eq!(shown(&["first_display=true"], seed), "display 1R2S1C1K");
        assert_eq!(shown(&["first_display=false"], seed), shown(&[], seed));
    }
    Table::start(4, &["first_display=true"], 1).shows(&["pile 9R9S4C7K"]);
    assert!((0..20).any(|seed| shown(&[], seed) != "display 1R2S1C1K"));
}

/// CA-11: one side of the metropolises in a game, A unless told; the other side cannot be built.
#[test]
fn ca_11_one_side_of_the_metropolises() {
    let position = "turn 5 seat0 busy
                    seat0 hand 3W1O built 1R1C
                    display 1R2S1C1K";
    let metropolises =
        |options: &str| Table::set(&format!("{options}{position}")).listed(0, "build metropolis");
    assert_eq!(metropolises(""), ["build metropolis_a"]);
    assert_eq!(metropolises("set metropolis_side=A\n"), ["build metropolis_a"]);
    let side_b = [
        "build metropolis_b_roads",
        "build metropolis_b_longest_route",
        "build metropolis_b_knights",
        "build metropolis_b_largest_knights",
    ];
    assert_eq!(metropolises("set metropolis_side=B\n"), side_b);
    assert_eq!(Table::set(position).refused_by("seat0 build metropolis_b_roads"), "CA-11");
    for side in ["A", "B"] {
        let side = format!("metropolis_side={side}");
        assert_eq!(Table::start(4, &[&side], 6).state.market.metropolises.total(), 4);
    }
}

/// CA-12: seven face-down events in any order, none played, both special cards unowned.
#[test]
fn ca_12_events_and_special_cards_at_the_start() {
    let table = Table::start(4, &[], 9);
    table.shows(&["events-played", "longest_trade_route nobody", "largest_knight_force nobody"]);
    assert_eq!(table.state.events.pile.total(), 7);
    let mut first = [0; 5];
    let position = "turn 5 seat0 busy
                    seat0 hand 1B1L1W1G built 1R1S
                    display 1R2S1C1K";
    for seed in 0..3000 {
        first[drawn_event(position, seed) as usize] += 1;
    }
    assert_proportions(&first, &[3, 1, 1, 1, 1]);
}

/// The event that a settlement built by seat 0 draws.
fn drawn_event(position: &str, seed: u64) -> EventCard {
    let mut table = Table::set(position);
    table.state.rng = GameRng::new(Seed::from_number(seed));
    table.play("seat0 build settlement");
    let drawn = table.events.iter().find_map(|event| match event {
        Event::EventDrawn { event } => Some(*event),
        _ => None,
    });
    drawn.unwrap()
}

/// CA-13: two cards each, the rest is the supply (57, 55 or 53 cards); then an ordinary yield phase.
#[test]
fn ca_13_two_cards_each_and_a_yield_phase() {
    for (players, options, supply) in [(2, &["two_players=true"][..], 57), (3, &[], 55), (4, &[], 53)] {
        let table = Table::start(players, options, 3);
        let first = table.state.turn.active;
        let drawn: Vec<(Seat, u8, DrawReason)> = table
            .events
            .iter()
            .filter_map(|event| match *event {
                Event::Drew { seat, count, reason, .. } => Some((seat, count, reason)),
                _ => None,
            })
            .collect();
        let everybody = |count, reason| first.clockwise(players).map(move |seat| (seat, count, reason));
        let expected: Vec<_> =
            everybody(2, DrawReason::Start).chain(everybody(1, DrawReason::Yield)).collect();
        assert_eq!(drawn, expected);
        assert_eq!(table.state.supply.total(), supply - players);
        assert_eq!(table.state.discard.total(), 0);
        assert_eq!(table.must_act(), first.to_string());
    }
    let mut dealt = [0; 5];
    for seed in 0..1000 {
        let state = Table::start(3, &[], seed).state;
        for resource in Resource::ALL {
            dealt[resource as usize] += u32::from(state.players[0].hand.count(resource));
        }
    }
    assert_proportions(&dealt, &[11, 11, 14, 12, 13]);
}

/// CA-14: with three players a start settlement stays in the box; each player is equally likely to begin, and the
/// start settlement of whoever does is like any other.
#[test]
fn ca_14_the_start_settlements_name_the_first_player() {
    for players in [3, 4] {
        let mut began = [0; 4];
        for seed in 0..2000 {
            let table = Table::start(players, &[], seed);
            let Event::Began { first } = table.events[0] else { panic!("{:?}", table.events[0]) };
            assert_eq!((table.state.turn.active, table.state.turn.number), (first, 1));
            began[first.index()] += 1;
        }
        let players = usize::from(players);
        assert_proportions(&began[..players], &[1, 1, 1, 1][..players]);
    }
    let state = Table::start(3, &[], 5).state;
    assert!(state.players[..3].iter().all(|player| player.built == state.players[0].built));
    // Three start settlements and eleven building cards: one more on the table is one too many.
    let position = |built| {
        format!("players 3\nturn 5 seat0\nseat0 hand 0 built {built}\ndisplay 1R2S1C1K\npile 9R8S4C7K")
    };
    assert!(Table::try_set(&position("1R2S")).is_ok());
    assert!(Table::try_set(&position("1R3S")).is_err());
}

/// CA-15, CA-16: everybody starts with a start road, a start settlement, one point, no knight and two cards in hand.
#[test]
fn ca_16_everybody_starts_alike() {
    for players in [3, 4] {
        let table = Table::start(players, &[], 12);
        for seat in table.state.seats() {
            let built = table.state.player(seat).built;
            assert_eq!((built.roads, built.settlements, built.cities, built.knights), (1, 1, 0, 0));
            assert_eq!(built.metropolises.total(), 0);
            assert_eq!(table.points(seat.0), 1);
            let dealt = |event: &&Event| matches!(event, Event::Drew { seat: who, count: 2, reason: DrawReason::Start, .. } if *who == seat);
            assert_eq!(table.events.iter().filter(dealt).count(), 1);
        }
    }
    // The fourth start road and start settlement of a game of three are in the box, not in the pile.
    Table::start(3, &["first_display=true"], 2).shows(&["display 1R2S1C1K", "pile 9R9S4C7K"]);
}

/// CA-17: an opening display of five cards alike is replaced at once.
#[test]
fn ca_17_five_alike_at_the_start_are_replaced() {
    let mut replaced = 0;
    for seed in 0..4000 {
        let table = Table::start(3, &[], seed);
        let display = table.state.market.display;
        assert!(Building::ALL.into_iter().all(|building| display.count(building) < 5), "{display}");
        let count = |kind: &str| table.told().iter().filter(|told| *told == kind).count();
        assert_eq!(count("turned_up"), 5 + 5 * count("all_alike"));
        replaced += count("all_alike");
    }
    // 771 of 278,256 displays are of one kind.
    assert!((1..=40).contains(&replaced), "{replaced}");
}

/// CA-72: supply, building pile and event pile are numbers of cards, and each card that is left is equally likely to
/// come next, also after some were drawn.
#[test]
fn ca_72_every_card_of_a_pile_is_equally_likely() {
    // Seats 1 and 2 draw one of two brick, one lumber and three wool each: 30 ordered pairs of cards.
    let mut pairs = [[0; 3]; 3];
    // 3 roads, 4 settlements, a city and 2 knights are left for the refill.
    let mut turned_up = [0; 4];
    let mut events = [0; 5];
    for seed in 0..3000 {
        let mut table = Table::set(
            "players 3
             turn 5 seat0 busy
             supply 2B1L3W
             discard 9B10L11W12G13O
             display 1R2S1C1K",
        );
        table.state.rng = GameRng::new(Seed::from_number(seed));
        table.play("seat0 end");
        let kind = |seat: u8| "BLW".find(&table.hand(seat)[1..]).unwrap();
        pairs[kind(1)][kind(2)] += 1;

        let mut table = Table::set(
            "turn 5 seat0 busy
             seat0 hand 1B1L built 1R1S
             seat1 hand 0 built 2R2S2C
             seat2 hand 0 built 3R2S1C2K
             seat3 hand 0 built 4R1S1C1K
             display 1R1S3K
             pile 3R4S1C2K",
        );
        table.state.rng = GameRng::new(Seed::from_number(seed));
        table.play("seat0 build road");
        let building = table.events.iter().find_map(|event| match event {
            Event::TurnedUp { building } => Some(*building),
            _ => None,
        });
        turned_up[building.unwrap() as usize] += 1;

        let position = "turn 5 seat0 busy
                        seat0 hand 1B1L1W1G built 1R1S
                        events-played robber subsidy
                        display 1R2S1C1K";
        events[drawn_event(position, seed) as usize] += 1;
    }
    assert_proportions(&pairs.concat(), &[2, 2, 6, 2, 0, 3, 6, 3, 6]);
    assert_proportions(&turned_up, &[3, 4, 1, 2]);
    assert_proportions(&events, &[2, 1, 1, 0, 1]);
}

/// CA-72: what was revealed in another order leaves the same table behind.
#[test]
fn ca_72_piles_and_display_have_no_order() {
    let position = "players 3
                    turn 5 seat0 busy
                    seat0 hand 1B1L1W1G1O built 1R1S
                    display 2R2S1K";
    let mut seen: Vec<(Vec<Building>, Table)> = Vec::new();
    let mut compared = 0;
    for seed in 0..300 {
        let mut table = Table::set(position);
        table.state.rng = GameRng::new(Seed::from_number(seed));
        table.play_all(&["seat0 build road", "seat0 build knight"]);
        table.state.rng = GameRng::new(Seed::from_number(0));
        let revealed: Vec<Building> = table
            .events
            .iter()
            .filter_map(|event| match event {
                Event::TurnedUp { building } => Some(*building),
                _ => None,
            })
            .collect();
        for (other, before) in &seen {
            if revealed.iter().rev().eq(other) && revealed != *other {
                assert_eq!(table.digest(), before.digest());
                compared += 1;
            }
        }
        seen.push((revealed, table));
    }
    assert!(compared > 0);
}
