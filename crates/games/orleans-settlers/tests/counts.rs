//! How many ways there are to go on: positions from which every sequence of decisions is counted.
//!
//! A number that changes without a change of the rules means that an action appeared or went missing.

use expect_test::{Expect, expect};
use steading_game::{Game, Seed, Silent};
use steading_orleans_settlers::{OrleansSettlers, State};

/// The sequences of `depth` decisions of those who must act.
fn paths(state: &State, depth: u32) -> u64 {
    let Some(seat) = OrleansSettlers::must_act(state).first() else { return 1 };
    let mut actions = Vec::new();
    OrleansSettlers::legal_actions(state, seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut next = state.clone();
        OrleansSettlers::perform(&mut next, seat, action, &mut Silent);
        paths(&next, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

fn check(players: u8, options: &[(&str, &str)], expected: Expect) {
    let setup =
        OrleansSettlers::info().setup(Some(players), options.iter().copied()).expect("possible options");
    let config = OrleansSettlers::configure(&setup).expect("a possible set-up");
    let line = |seed: u64| {
        let state = OrleansSettlers::start(&config, Seed::from_number(seed), &mut Silent);
        let counts = [1, 2, 3].map(|depth| paths(&state, depth).to_string());
        format!("seed {seed}: {}\n", counts.join(" "))
    };
    expected.assert_eq(&(0..4).map(line).collect::<String>());
}

#[test]
fn two_players() {
    check(
        2,
        &[],
        expect![[r#"
        seed 0: 26 579 10955
        seed 1: 23 459 7856
        seed 2: 23 459 7836
        seed 3: 23 459 7835
    "#]],
    );
}

#[test]
fn four_players() {
    check(
        4,
        &[],
        expect![[r#"
        seed 0: 23 459 7856
        seed 1: 23 459 7856
        seed 2: 26 579 10958
        seed 3: 23 459 7856
    "#]],
    );
}
