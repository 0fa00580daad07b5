use steading_conformance::InsightKit;
use steading_game::{Game, GameRng, Insight, Lines, Seat, Seed, Silent};

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

fn likely(state: &State, seat: Seat, rng: &mut GameRng) -> Option<Action> {
    Settlement::likely_action(state, seat, rng, &mut Vec::new())
}

/// Plays likely actions to the end.
fn play(state: &mut State, rng: &mut GameRng) {
    while let Some(seat) = Settlement::must_act(state).first() {
        let action = likely(state, seat, rng).unwrap();
        Settlement::apply(state, seat, action, &mut Silent).unwrap();
    }
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

/// Bonus settlers make a round longer.
#[test]
fn insight_is_sound() {
    InsightKit::<Settlement>::new(&SETUPS).setback(0.06).run();
}

/// Alone they build a settlement that is worth something.
#[test]
fn likely_actions_score_alone() {
    let games = 50;
    let config = Settlement::configure(&Settlement::info().setup(Some(1), []).unwrap()).unwrap();
    let points: i32 = (0..games)
        .map(|number| {
            let seed = Seed::from_number(number);
            let mut state = Settlement::start(&config, seed, &mut Silent);
            play(&mut state, &mut GameRng::new(seed));
            scoring::total(&state, Seat(0))
        })
        .sum();
    assert!(points / games as i32 >= 50, "{} on average", points / games as i32);
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
        play(&mut state, &mut rng);
        stored += usize::from(feature(&state, 0, "points_stored") > 0.0);
    }
    assert!(stored >= 18, "{stored} of 20");
}
