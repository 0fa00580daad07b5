//! What bots look at, and what they play in playouts.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]
#![expect(clippy::float_cmp, reason = "numbers such as 0 and 1 are exact")]

use steading_catan_cards::{CatanCards, State};
use steading_game::{Game, GameRng, Insight, Lines, Seat, Seed, Silent, Weights};

const SETUPS: [(u8, &[(&str, &str)]); 5] = [
    (2, &[("two_players", "true")]),
    (3, &[]),
    (3, &[("metropolis_side", "B"), ("first_display", "true")]),
    (4, &[("free_trade", "true"), ("max_offers", "15")]),
    (4, &[("metropolis_side", "B"), ("max_offers", "0"), ("max_proposals", "0"), ("turn_limit", "60")]),
];

fn start(players: u8, options: &[(&str, &str)], seed: Seed) -> State {
    let setup = CatanCards::info().setup(Some(players), options.iter().copied()).unwrap();
    CatanCards::start(&CatanCards::configure(&setup).unwrap(), seed, &mut Silent)
}

fn likely(state: &State, seat: Seat, rng: &mut GameRng) -> steading_catan_cards::Action {
    CatanCards::likely_action(state, seat, rng, &mut Vec::new())
        .expect("a seat that must act has a likely action")
}

fn is_winner(state: &State, seat: Seat) -> bool {
    CatanCards::outcome(state).unwrap().winners().any(|winner| winner == seat)
}

/// The feature of `seat` in a position of three players.
fn feature(position: &str, name: &str, seat: u8) -> f32 {
    let setup = CatanCards::info().setup(Some(3), []).unwrap();
    let config = CatanCards::configure(&setup).unwrap();
    let state = CatanCards::read_position(&config, Lines::new(position)).unwrap();
    let mut features = vec![f32::NAN; CatanCards::FEATURES.len()];
    CatanCards::observe(&state, Seat(seat), &mut features);
    features[CatanCards::FEATURES.iter().position(|&feature| feature == name).unwrap()]
}

#[test]
fn the_shipped_weights_can_be_read() {
    let text = include_str!("../data/weights.txt");
    let weights = Weights::parse(text, CatanCards::FEATURES).unwrap();
    assert_eq!(&weights, CatanCards::weights());
    assert!(text.starts_with('#') && text.contains("steading learn"));
}

#[test]
fn features_are_finite_and_progress_rises_over_whole_games() {
    let mut scratch = Vec::new();
    let mut features = vec![0.0; CatanCards::FEATURES.len()];
    for (players, options) in SETUPS {
        for number in 0..40 {
            let seed = Seed::from_number(number);
            let mut state = start(players, options, seed);
            let mut rng = GameRng::new(seed);
            assert_eq!(CatanCards::progress(&state), 0.0);
            let mut reached = 0.0;
            while let Some(seat) = CatanCards::must_act(&state).first() {
                for seat in Seat::all(players) {
                    features.fill(f32::NAN);
                    CatanCards::observe(&state, seat, &mut features);
                    let wrong = features.iter().position(|value| value.is_nan() || value.abs() > 8.0);
                    assert_eq!(wrong.map(|index| CatanCards::FEATURES[index]), None, "{features:?}");
                }
                let progress = CatanCards::progress(&state);
                // Special cards change hands, and the leader may lose both.
                assert!(
                    (0.0..=1.0).contains(&progress) && progress > reached - 0.7,
                    "{progress} after {reached}"
                );
                reached = progress;
                // Half of the games at random, half as they are likely.
                let action = match number % 2 {
                    0 => CatanCards::random_action(&state, seat, &mut rng, &mut scratch).unwrap(),
                    _ => likely(&state, seat, &mut rng),
                };
                CatanCards::perform(&mut state, seat, action, &mut Silent);
            }
            assert_eq!(CatanCards::progress(&state), 1.0);
        }
    }
}

#[test]
fn likely_actions_are_legal_and_games_end_soon() {
    for (players, options) in SETUPS {
        for number in 0..200 {
            let seed = Seed::from_number(number);
            let mut state = start(players, options, seed);
            let mut rng = GameRng::new(seed);
            let mut decisions = 0;
            while let Some(seat) = CatanCards::must_act(&state).first() {
                let action = likely(&state, seat, &mut rng);
                CatanCards::apply(&mut state, seat, action, &mut Silent)
                    .unwrap_or_else(|illegal| panic!("{seat} {action}: {illegal:?}"));
                CatanCards::audit(&state).unwrap();
                decisions += 1;
                assert!(decisions < 400, "{players} players {options:?} seed {number}");
            }
        }
    }
}

/// Wherever random players lead a game, there is a likely action: with open offers, standing terms and calls.
#[test]
fn likely_actions_are_legal_in_any_position() {
    let mut scratch = Vec::new();
    for (players, options) in SETUPS {
        for number in 0..100 {
            let seed = Seed::from_number(number);
            let mut state = start(players, options, seed);
            let mut rng = GameRng::new(seed);
            while let Some(first) = CatanCards::must_act(&state).first() {
                for seat in Seat::all(players) {
                    let action = CatanCards::likely_action(&state, seat, &mut rng, &mut scratch);
                    assert!(action.is_some() || !CatanCards::must_act(&state).contains(seat));
                    if let Some(action) = action {
                        assert_eq!(CatanCards::check(&state, seat, action), Ok(()), "{seat} {action}");
                    }
                }
                let action = CatanCards::random_action(&state, first, &mut rng, &mut scratch).unwrap();
                CatanCards::perform(&mut state, first, action, &mut Silent);
            }
        }
    }
}

#[test]
fn likely_actions_beat_random_ones() {
    let mut wins = 0;
    let mut scratch = Vec::new();
    for number in 0..200 {
        let seed = Seed::from_number(number);
        let mut state = start(2, &[("two_players", "true")], seed);
        let mut rng = GameRng::new(seed.derive("choices", 0));
        let hero = Seat((number % 2) as u8);
        while let Some(seat) = CatanCards::must_act(&state).first() {
            let action = if seat == hero {
                likely(&state, seat, &mut rng)
            } else {
                CatanCards::random_action(&state, seat, &mut rng, &mut scratch).unwrap()
            };
            CatanCards::perform(&mut state, seat, action, &mut Silent);
        }
        wins += u32::from(is_winner(&state, hero));
    }
    assert!(wins >= 180, "{wins} of 200");
}

/// Half-way through a game the weights know better than chance who will win it.
#[test]
fn the_weights_know_who_is_ahead() {
    let mut right = 0;
    let mut features = vec![0.0; CatanCards::FEATURES.len()];
    for number in 0..200 {
        let seed = Seed::from_number(number);
        let mut state = start(4, &[], seed);
        let mut rng = GameRng::new(seed.derive("choices", 0));
        let mut favourite = None;
        while let Some(seat) = CatanCards::must_act(&state).first() {
            let progress = CatanCards::progress(&state);
            if favourite.is_none() && progress >= 0.5 {
                let worth = |seat| {
                    CatanCards::observe(&state, seat, &mut features);
                    CatanCards::weights().worth(4, progress, &features)
                };
                let worths: Vec<f32> = Seat::all(4).map(worth).collect();
                favourite = Seat::all(4).max_by(|a, b| worths[a.index()].total_cmp(&worths[b.index()]));
            }
            let action = likely(&state, seat, &mut rng);
            CatanCards::perform(&mut state, seat, action, &mut Silent);
        }
        right += u32::from(favourite.is_some_and(|seat| is_winner(&state, seat)));
    }
    assert!(right >= 80, "{right} of 200, where chance would be 50");
}

/// Seat 0 stands better than seat 1 in every respect that is named.
#[test]
fn what_is_better_is_greater() {
    let position = "turn 9 seat0 busy
        seat0 hand 1B1L1W1G built 3R1S1C1K
        seat1 hand 9W built 1R1S
        seat2 hand 0 built 1R1S
        display 1R2S1C1K";
    for name in [
        "points",
        "roads",
        "knights",
        "cities",
        "route_held",
        "route_lead",
        "force_lead",
        "replacement",
        "yield",
        "kinds",
        "settlement_near",
        "points_in_hand",
        "tempo",
    ] {
        let [better, worse] = [0, 1].map(|seat| feature(position, name, seat));
        assert!(better > worse, "{name}: {better} and {worse}");
    }
    assert!(feature(position, "robber_risk", 1) > feature(position, "robber_risk", 0));
    assert!(feature(position, "wool", 1) > feature(position, "wool", 0));
}

#[test]
fn a_hand_that_wins_is_seen() {
    let position = |hand: &str| {
        format!(
            "turn 9 seat0 busy\nseat0 hand {hand} built 1R2S2C\nseat1 hand 4W built 1R1S\ndisplay 1R2S1C1K"
        )
    };
    let wins = |hand: &str| feature(&position(hand), "wins_from_hand", 0);
    assert_eq!(wins("1B1L1W1G"), 1.0);
    assert_eq!(wins("1B1L1W"), 0.0);
    assert_eq!(wins("1B1L1W4O"), 1.0, "four ore replace the grain");
    assert_eq!(feature(&position("1B1L1W"), "wins_with_one_more", 0), 1.0);
    assert_eq!(feature(&position("1B1L"), "wins_with_one_more", 0), 0.0);
}
