use steading_game::{Game, GameRng, Insight, Lines, Outcome, Seat, Seed, Silent};

use super::observe::NAMES;
use crate::{Action, Settlement, State, scoring};

/// Every number of players, and a supply that runs out.
const SETUPS: [(u8, &[(&str, &str)]); 5] = [
    (1, &[]),
    (2, &[]),
    (4, &[]),
    (3, &[("supply", "strict")]),
    (4, &[("supply", "strict"), ("printing", "english")]),
];

fn start(players: u8, options: &[(&str, &str)], seed: u64) -> State {
    let setup = Settlement::info().setup(Some(players), options.iter().copied()).unwrap();
    let config = Settlement::configure(&setup).unwrap();
    Settlement::start(&config, Seed::from_number(seed), &mut Silent)
}

type Policy = fn(&State, Seat, &mut GameRng) -> Option<Action>;

fn likely(state: &State, seat: Seat, rng: &mut GameRng) -> Option<Action> {
    Settlement::likely_action(state, seat, rng, &mut Vec::new())
}

fn random(state: &State, seat: Seat, rng: &mut GameRng) -> Option<Action> {
    Settlement::random_action(state, seat, rng, &mut Vec::new())
}

/// Plays to the end, with a look at every state before the decision in it.
fn play(state: &mut State, seed: u64, policy: impl Fn(Seat) -> Policy, mut look: impl FnMut(&State)) {
    let mut rng = GameRng::new(Seed::from_number(seed));
    for _ in 0..5000 {
        look(state);
        let Some(seat) = Settlement::must_act(state).first() else { return };
        let action = policy(seat)(state, seat, &mut rng).expect("whoever must act has a likely action");
        let checked = Settlement::apply(state, seat, action, &mut Silent);
        assert!(checked.is_ok(), "{action} is refused: {checked:?}\n{state:?}");
    }
    panic!("the game does not end: {state:?}");
}

fn observed(state: &State, seat: Seat) -> [f32; NAMES.len()] {
    let mut features = [f32::NAN; NAMES.len()];
    Settlement::observe(state, seat, &mut features);
    features
}

fn feature(state: &State, seat: u8, name: &str) -> f32 {
    let place = NAMES.iter().position(|&known| known == name);
    observed(state, Seat(seat))[place.unwrap_or_else(|| panic!("there is no feature {name}"))]
}

/// A position of two players.
fn position(text: &str) -> State {
    let setup = Settlement::info().setup(Some(2), []).unwrap();
    let config = Settlement::configure(&setup).unwrap();
    Settlement::read_position(&config, Lines::new(text)).unwrap_or_else(|problem| panic!("{problem}"))
}

#[test]
fn every_feature_is_a_sensible_number_all_the_time() {
    for (seed, (players, options)) in (0..).zip(SETUPS) {
        for policy in [random as Policy, likely] {
            let mut state = start(players, options, seed);
            play(
                &mut state,
                seed,
                |_| policy,
                |state| {
                    for seat in state.seats() {
                        for (name, value) in NAMES.iter().zip(observed(state, seat)) {
                            assert!(value.is_finite() && value.abs() < 12.0, "{name} is {value}");
                        }
                        let points = feature(state, seat.0, "points") * 40.0;
                        assert_eq!(points.round() as i32, scoring::total(state, seat));
                    }
                },
            );
        }
    }
}

#[test]
fn progress_goes_from_0_to_1() {
    for (seed, (players, options)) in (0..).zip(SETUPS) {
        let mut state = start(players, options, seed);
        assert!(Settlement::progress(&state) < 0.01);
        let mut before = 0.0;
        play(
            &mut state,
            seed,
            |_| likely,
            |state| {
                let now = Settlement::progress(state);
                // Bonus settlers make a round longer.
                assert!(now >= before - 0.06 && now <= 1.0, "from {before} to {now}");
                before = now;
            },
        );
        assert!(before >= 1.0, "{before} at the end");
    }
}

#[test]
fn likely_actions_are_legal_and_bring_every_game_to_its_end() {
    for seed in 0..10 {
        for (players, options) in SETUPS {
            play(&mut start(players, options, seed), seed, |_| likely, |_| {});
        }
    }
}

/// Whatever somebody else has begun, likely actions bring it to an end.
#[test]
fn likely_actions_go_on_from_everywhere() {
    for (seed, (players, options)) in (0..).zip(SETUPS) {
        let mut rng = GameRng::new(Seed::from_number(seed));
        let mut count = 0;
        play(
            &mut start(players, options, seed),
            seed,
            |_| random,
            |state| {
                count += 1;
                if count % 7 == 0 {
                    play(&mut state.clone(), u64::from(rng.below(1000)), |_| likely, |_| {});
                }
            },
        );
    }
}

#[test]
fn likely_actions_beat_random_ones() {
    let games = 200;
    let wins = (0..games).filter(|&seed| {
        let mut state = start(2, &[], seed);
        let clever = Seat((seed % 2) as u8);
        play(&mut state, seed, |seat| if seat == clever { likely } else { random }, |_| {});
        let won = |outcome: Outcome| outcome.winners().any(|seat| seat == clever);
        Settlement::outcome(&state).is_some_and(won)
    });
    let wins = wins.count();
    assert!(wins >= 190, "{wins} of {games}");
}

/// Alone they build a settlement that is worth something.
#[test]
fn likely_actions_score_alone() {
    let games = 50;
    let points: i32 = (0..games)
        .map(|seed| {
            let mut state = start(1, &[], seed);
            play(&mut state, seed, |_| likely, |_| {});
            scoring::total(&state, Seat(0))
        })
        .sum();
    assert!(points / games as i32 >= 50, "{} on average", points / games as i32);
}

#[test]
fn the_shipped_weights_can_be_read() {
    let worth = |players, points| {
        let mut features = [0.0; NAMES.len()];
        features[1] = points;
        Settlement::weights().worth(players, 1.0, &features)
    };
    for players in 1..=4 {
        assert!(worth(players, 1.0) > worth(players, 0.5), "more points are better with {players}");
    }
}

/// Seat 0 has a Cathedral with two diamonds on it and a street that feeds it, seat 1 a lone mill.
#[test]
fn buildings_are_seen() {
    let state = position(
        "round 3 seat0\nbuilding seat0 upper1 diamond_mine\nbuilding seat0 upper2 cathedral 2\n\
         building seat1 upper1 lumber_mill\nseat0 has 2D1G\nseat1 has 1W",
    );
    let names = ["points", "points_stored", "buildings", "buildings_for_rares", "buildings_that_store"];
    for name in names.into_iter().chain(["longest_street", "diamonds", "gold", "on_turn"]) {
        let [more, less] = [0, 1].map(|seat| feature(&state, seat, name));
        assert!(more > less, "{name}: {more} and {less}");
    }
    assert!(feature(&state, 1, "basics") > feature(&state, 0, "basics"));
}

/// With a diamond at hand the Cathedral is nearly always used.
#[test]
fn likely_actions_store_what_they_can() {
    let state = position(
        "round 6 seat0\nbuilding seat0 upper1 diamond_mine\nbuilding seat0 upper2 cathedral\nseat0 has 1D",
    );
    let mut rng = GameRng::new(Seed::from_number(1));
    let mut stored = 0;
    for _ in 0..20 {
        let mut state = state.clone();
        while state.active == Seat(0) {
            let action = likely(&state, Seat(0), &mut rng).unwrap();
            Settlement::apply(&mut state, Seat(0), action, &mut Silent).unwrap();
        }
        play(&mut state, u64::from(rng.below(100)), |_| likely, |_| {});
        stored += usize::from(feature(&state, 0, "points_stored") > 0.0);
    }
    assert!(stored >= 18, "{stored} of 20");
}
