//! Vectors about set-up, yield, the supply, time-outs, and what holds after every action.

use steading_catan_cards::{CatanCards, DrawReason, Event, Phase};
use steading_game::{Game, GameRng, Seat, Seed, Silent};

use crate::table::Table;

/// What seat0 draws in the yield phase of the own turn, and in that of the next player.
fn yields(side: &str, built: &str) -> (u8, u8) {
    let as_turn_begins_for = |before: u8| {
        let mut table = Table::set(&format!(
            "players 3
             set metropolis_side={side}
             turn 9 seat{before} busy
             seat0 hand 0 built {built}
             display 1R2S1C1K"
        ));
        table.play(&format!("seat{before} end"));
        assert_eq!(table.hand_size(1), 1);
        assert_eq!(table.hand_size(2), 1);
        table.hand_size(0)
    };
    (as_turn_begins_for(2), as_turn_begins_for(0))
}

/// CA-T6: the yield of the active player by what is visible; of everybody else always 1.
#[test]
fn ca_t6_yield_of_the_active_player() {
    assert_eq!(yields("A", "1R1S"), (1, 1));
    assert_eq!(yields("A", "1R1C"), (2, 1));
    assert_eq!(yields("A", "1R metropolis_a"), (3, 1));
    for face in ["roads", "longest_route", "knights", "largest_knights"] {
        assert_eq!(yields("B", &format!("1R metropolis_b_{face}")), (2, 1), "{face}");
    }
    assert_eq!(yields("A", "1R1C metropolis_a"), (4, 1));
}

/// CA-T23: the supply runs out in the middle of a yield phase: two draws, a reshuffle of three cards, two draws.
#[test]
fn ca_t23_a_reshuffle_between_two_draws() {
    let mut table = Table::set(
        "turn 30 seat3 busy
         seat0 hand 9B built 1R1S
         seat1 hand 11L built 1R1S
         seat2 hand 14W built 1R1S
         seat3 hand 12G10O built 1R1S
         supply 2B
         discard 3O
         display 1R2S1C1K",
    );
    table.play("seat3 end").shows(&["supply 1O", "discard 0"]);
    let draw = |seat, card: &str| Event::Drew {
        seat: Seat(seat),
        count: 1,
        cards: Some(card.parse().unwrap()),
        reason: DrawReason::Yield,
    };
    let expected = [
        Event::TurnBegan { seat: Seat(0), number: 31 },
        draw(0, "1B"),
        draw(1, "1B"),
        Event::SupplyShuffled,
        draw(2, "1O"),
        draw(3, "1O"),
    ];
    assert_eq!(table.events, expected);
}

/// CA-T24: with one card left the active player draws it; the others and the bonus of the city get nothing.
#[test]
fn ca_t24_the_last_card_of_all() {
    let mut table = Table::set(
        "turn 30 seat3 busy
         seat0 hand 10B built 1R1C
         seat1 hand 11L built 1R1S
         seat2 hand 14W built 1R1S
         seat3 hand 12G13O built 1R1S
         supply 1B
         discard 0
         display 1R2S1C1K",
    );
    table.play("seat3 end").shows(&["supply 0", "discard 0"]);
    assert_eq!([0, 1, 2, 3].map(|seat| table.hand_size(seat)), [11, 11, 14, 25]);
    assert_eq!([0, 1, 2, 3].map(|seat| table.drawn(seat, DrawReason::Yield)), [1, 0, 0, 0]);
    assert_eq!(table.drawn(0, DrawReason::YieldBonus), 0);
}

/// Sets games up and looks at the piles after the deal and after the first yield phase.
fn check_set_up(players: u8, options: &[&str], after_deal: u8, after_yield: u8) {
    let mut first_players = vec![0; usize::from(players)];
    for seed in 0..100 {
        let table = Table::start(players, options, seed);
        let seats = 0..players;
        let dealt: u8 = seats.clone().map(|seat| table.drawn(seat, DrawReason::Start)).sum();
        assert_eq!(61 - dealt, after_deal);
        assert_eq!(table.state.supply.total(), after_yield);
        assert_eq!(table.state.discard.total(), 0);
        assert_eq!((table.state.market.pile.total(), table.state.market.display.total()), (29, 5));
        for seat in seats {
            assert_eq!((table.drawn(seat, DrawReason::Start), table.drawn(seat, DrawReason::Yield)), (2, 1));
            assert_eq!((table.hand_size(seat), table.points(seat)), (3, 1));
            assert!(table.line(&format!("seat{seat}")).ends_with(" built 1R1S"));
        }
        assert_eq!(table.line(&format!("seat{players}")), "", "a start settlement is left in the box");
        first_players[table.state.turn.active.index()] += 1;
    }
    // The start settlement with the text is never the one that is left out.
    assert!(first_players.iter().all(|&games| games > 0), "{first_players:?}");
}

/// CA-T28: with 3 players the supply holds 55 cards after the deal, with 4 players 53; the pile 29, the display 5.
#[test]
fn ca_t28_set_up_of_three_and_four() {
    check_set_up(3, &[], 55, 52);
    check_set_up(4, &[], 53, 49);
}

/// CA-T37: with 2 players the supply holds 57; after the first yield phase of three 52, and everybody has 3 cards.
#[test]
fn ca_t37_set_up_of_two_and_the_first_yield() {
    check_set_up(2, &["two_players=true"], 57, 55);
    let table = Table::start(3, &[], 7);
    assert_eq!(table.state.supply.total(), 52);
    assert_eq!([0, 1, 2].map(|seat| table.hand_size(seat)), [3, 3, 3]);
}

/// CA-T29: no card is lost or invented, whatever is done.
#[test]
fn ca_t29_cards_are_conserved() {
    let settings: [(u8, &[&str]); 4] = [
        (2, &["two_players=true", "metropolis_side=B"]),
        (3, &["metropolis_side=B", "free_trade=true"]),
        (4, &["metropolis_side=A"]),
        (4, &["metropolis_side=B"]),
    ];
    let mut rng = GameRng::new(Seed::from_number(29));
    for (players, options) in settings {
        for seed in 0..5 {
            let mut state = Table::start(players, options, seed).state;
            let mut actions = Vec::new();
            while !matches!(state.phase, Phase::Over(_)) {
                let seats: Vec<Seat> = CatanCards::may_act(&state).iter().collect();
                let seat = *rng.pick(&seats).unwrap();
                actions.clear();
                CatanCards::legal_actions(&state, seat, &mut actions);
                let action = *rng.pick(&actions).unwrap();
                CatanCards::apply(&mut state, seat, action, &mut Silent).unwrap();

                let in_play = &state.players[..usize::from(players)];
                let hands: u8 = in_play.iter().map(|player| player.hand.total()).sum();
                assert_eq!(state.supply.total() + state.discard.total() + hands, 61, "after {action}");

                let built: u8 = in_play.iter().map(|player| laid(&player.built)).sum();
                let pile = state.market.pile.total() + state.market.display.total();
                assert_eq!(pile + built - 2 * players, 34, "after {action}");

                let metropolises: u8 = in_play.iter().map(|player| player.built.metropolises.total()).sum();
                assert_eq!(state.market.metropolises.total() + metropolises, 4, "after {action}");

                let current = u8::from(matches!(state.phase, Phase::Robber(_) | Phase::Donation(_)));
                let events = state.events.pile.total() + state.events.discard.total() + current;
                assert_eq!(events, 7, "after {action}");
            }
        }
    }
}

/// The road, settlement, city and knight cards in front of a player, the covered and the start cards included.
fn laid(built: &steading_catan_cards::Built) -> u8 {
    let metropolises = 2 * built.metropolises.total();
    built.roads + built.settlements + 2 * built.cities + metropolises + built.knights
}

/// CA-T47: the clock discards what is most numerous, and gives to whoever has fewest points, clockwise if equal.
#[test]
fn ca_t47_what_the_clock_plays() {
    let robber = Table::set(
        "players 3
         turn 9 seat2 busy
         seat0 hand 2B2L5W built 1R1S
         display 1R1S1C1K
         phase robber seat0 owes 4",
    );
    assert_eq!(robber.timeout(0), "discard 1B3W");
    let donation = Table::set(
        "turn 9 seat0 busy
         seat0 hand 1L2G built 1R3S
         seat1 hand 0 built 1R2S
         display 1R2S1K
         phase donation seat0 owes",
    );
    assert_eq!(donation.timeout(0), "donate G to seat2");
}
