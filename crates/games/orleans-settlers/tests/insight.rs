//! What bots look at, and what they play in playouts.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]
#![expect(clippy::float_cmp, reason = "numbers such as 0 and 1 are exact")]

use steading_game::{Game, GameRng, Insight, Lines, Seat, Seed, Silent, Weights};
use steading_orleans_settlers::{OrleansSettlers, State};

const SETUPS: [(u8, &[(&str, &str)]); 4] =
    [(2, &[]), (3, &[("first_player", "random")]), (4, &[]), (4, &[("twelve_points_line", "peace_bonus")])];

fn start(players: u8, options: &[(&str, &str)], seed: Seed) -> State {
    let setup = OrleansSettlers::info().setup(Some(players), options.iter().copied()).unwrap();
    OrleansSettlers::start(&OrleansSettlers::configure(&setup).unwrap(), seed, &mut Silent)
}

fn likely(state: &State, seat: Seat, rng: &mut GameRng) -> steading_orleans_settlers::Action {
    OrleansSettlers::likely_action(state, seat, rng, &mut Vec::new())
        .expect("a seat that must act has a likely action")
}

fn is_winner(state: &State, seat: Seat) -> bool {
    OrleansSettlers::outcome(state).unwrap().winners().any(|winner| winner == seat)
}

/// The feature of `seat` in a position of two players.
fn feature(position: &str, name: &str, seat: u8) -> f32 {
    let setup = OrleansSettlers::info().setup(Some(2), []).unwrap();
    let config = OrleansSettlers::configure(&setup).unwrap();
    let state = OrleansSettlers::read_position(&config, Lines::new(position)).unwrap();
    let mut features = vec![f32::NAN; OrleansSettlers::FEATURES.len()];
    OrleansSettlers::observe(&state, Seat(seat), &mut features);
    features[OrleansSettlers::FEATURES.iter().position(|&feature| feature == name).unwrap()]
}

#[test]
fn the_shipped_weights_can_be_read() {
    let text = include_str!("../data/weights.txt");
    let weights = Weights::parse(text, OrleansSettlers::FEATURES).unwrap();
    assert_eq!(&weights, OrleansSettlers::weights());
    assert!(text.starts_with('#') && text.contains("steading learn"));
}

#[test]
fn features_are_finite_and_progress_rises_over_whole_games() {
    let mut scratch = Vec::new();
    let mut features = vec![0.0; OrleansSettlers::FEATURES.len()];
    for (players, options) in SETUPS {
        for number in 0..10 {
            let seed = Seed::from_number(number);
            let mut state = start(players, options, seed);
            let mut rng = GameRng::new(seed);
            assert!(OrleansSettlers::progress(&state) < 0.01);
            let mut reached = 0.0;
            while let Some(seat) = OrleansSettlers::must_act(&state).first() {
                for seat in Seat::all(players) {
                    features.fill(f32::NAN);
                    OrleansSettlers::observe(&state, seat, &mut features);
                    let wrong = features.iter().position(|value| value.is_nan() || value.abs() > 8.0);
                    assert_eq!(wrong.map(|index| OrleansSettlers::FEATURES[index]), None, "{features:?}");
                }
                let progress = OrleansSettlers::progress(&state);
                assert!((reached..=1.0).contains(&progress), "{progress} after {reached}");
                reached = progress;
                // Half of the games at random, half as they are likely.
                let action = match number % 2 {
                    0 => OrleansSettlers::random_action(&state, seat, &mut rng, &mut scratch).unwrap(),
                    _ => likely(&state, seat, &mut rng),
                };
                OrleansSettlers::perform(&mut state, seat, action, &mut Silent);
            }
            assert_eq!(OrleansSettlers::progress(&state), 1.0);
        }
    }
}

#[test]
fn likely_actions_are_legal_and_games_end_soon() {
    for (players, options) in SETUPS {
        for number in 0..20 {
            let seed = Seed::from_number(number);
            let mut state = start(players, options, seed);
            let mut rng = GameRng::new(seed);
            let mut decisions = 0;
            while let Some(seat) = OrleansSettlers::must_act(&state).first() {
                let action = likely(&state, seat, &mut rng);
                OrleansSettlers::apply(&mut state, seat, action, &mut Silent)
                    .unwrap_or_else(|illegal| panic!("{seat} {action}: {illegal:?}"));
                OrleansSettlers::audit(&state).unwrap();
                decisions += 1;
                assert!(decisions < 2000, "{players} players {options:?} seed {number}");
            }
        }
    }
}

/// Wherever random players lead a game, there is a likely action: while others plan, and in decisions that interrupt a round.
#[test]
fn likely_actions_are_legal_in_any_position() {
    let mut scratch = Vec::new();
    for (players, options) in SETUPS {
        for number in 0..10 {
            let seed = Seed::from_number(number);
            let mut state = start(players, options, seed);
            let mut rng = GameRng::new(seed);
            while let Some(first) = OrleansSettlers::must_act(&state).first() {
                for seat in Seat::all(players) {
                    let action = OrleansSettlers::likely_action(&state, seat, &mut rng, &mut scratch);
                    assert!(action.is_some() || !OrleansSettlers::must_act(&state).contains(seat));
                    if let Some(action) = action {
                        assert_eq!(OrleansSettlers::check(&state, seat, action), Ok(()), "{seat} {action}");
                    }
                }
                let action = OrleansSettlers::random_action(&state, first, &mut rng, &mut scratch).unwrap();
                OrleansSettlers::perform(&mut state, first, action, &mut Silent);
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
        let mut state = start(2, &[], seed);
        let mut rng = GameRng::new(seed.derive("choices", 0));
        let hero = Seat((number % 2) as u8);
        while let Some(seat) = OrleansSettlers::must_act(&state).first() {
            let action = if seat == hero {
                likely(&state, seat, &mut rng)
            } else {
                OrleansSettlers::random_action(&state, seat, &mut rng, &mut scratch).unwrap()
            };
            OrleansSettlers::perform(&mut state, seat, action, &mut Silent);
        }
        wins += u32::from(is_winner(&state, hero));
    }
    assert!(wins >= 180, "{wins} of 200");
}

/// Half-way through a game the weights know better than chance who will win it.
#[test]
fn the_weights_know_who_is_ahead() {
    let mut right = 0;
    let mut features = vec![0.0; OrleansSettlers::FEATURES.len()];
    for number in 0..200 {
        let seed = Seed::from_number(number);
        let mut state = start(4, &[], seed);
        let mut rng = GameRng::new(seed.derive("choices", 0));
        let mut favourite = None;
        while let Some(seat) = OrleansSettlers::must_act(&state).first() {
            let progress = OrleansSettlers::progress(&state);
            if favourite.is_none() && progress >= 0.5 {
                let worth = |seat| {
                    OrleansSettlers::observe(&state, seat, &mut features);
                    OrleansSettlers::weights().worth(4, progress, &features)
                };
                let worths: Vec<f32> = Seat::all(4).map(worth).collect();
                favourite = Seat::all(4).max_by(|a, b| worths[a.index()].total_cmp(&worths[b.index()]));
            }
            let action = likely(&state, seat, &mut rng);
            OrleansSettlers::perform(&mut state, seat, action, &mut Silent);
        }
        right += u32::from(favourite.is_some_and(|seat| is_winner(&state, seat)));
    }
    assert!(right >= 80, "{right} of 200, where chance would be 50");
}

/// In each position seat 0 stands better than seat 1 in what is named; a minus says that less is better.
#[test]
fn what_is_better_is_greater() {
    let cases = [
        ("player seat0 coins 5", "points coins"),
        ("player seat0 fame 30", "fame"),
        ("player seat0 fame 2", "fame next_tile"),
        ("player seat0 citizens 3", "points citizens"),
        ("player seat0 era 3 fame 10", "era fame"),
        ("player seat0 era 4 fame 10", "era era_coins"),
        ("settlers seat0 on A2 A3", "points areas era_fame"),
        ("settlers seat0 on A2 A3\nfortresses seat0 on A2 A3", "fortresses areas"),
        ("settlers seat0 on A3 B3", "room"),
        ("goods seat0 1grain 1fish 3wood", "points wood"),
        ("bag seat0 1knight", "knights"),
        ("bag seat0 1monk", "monks"),
        ("slots seat0 expansion - technology -", "technology"),
        ("open seat0 university village_well", "card_fame"),
        ("open seat0 university tavern", "card_coins"),
        ("open seat0 university hayrick", "card_goods"),
        ("open seat0 university cathedral_school", "card_citizens card_fame"),
        ("open seat0 university shipping_line", "card_areas"),
        ("open seat0 university carpentry granary watchtower school", "carpentry granary watchtower school"),
        ("slots seat0 fieldwork farmer fisherman", "ready"),
        ("bag seat0 6farmer 1knight\ndeeds town_wall 1 1 0 1", "deeds"),
        ("player seat1 era 2", "-hunger"),
        ("bag seat0 2knight\nsettlers seat1 on E3 E2", "-at_risk"),
    ];
    for (position, names) in cases {
        for name in names.split(' ') {
            let (name, sign) = name.strip_prefix('-').map_or((name, 1.0), |name| (name, -1.0));
            let [better, worse] = [0, 1].map(|seat| feature(position, name, seat) * sign);
            assert!(better > worse, "{position}: {name} {better} and {worse}");
        }
    }
}

/// A card brings more to those who have the followers for it.
#[test]
fn cards_are_worth_more_with_their_followers() {
    for (card, follower, name) in [
        ("brewery", "monk", "card_coins"),
        ("scriptorium", "scholar", "card_fame"),
        ("tournament", "knight", "card_fame"),
        ("cathedral_school", "scholar", "card_citizens"),
    ] {
        let open = format!("open seat0 {card}");
        let with = feature(&format!("{open}\nbag seat0 1{follower}"), name, 0);
        let without = feature(&open, name, 0);
        assert!(with > without && without > 0.0, "{card}: {with} and {without}");
    }
}
