//! How many ways there are to go on: positions from which every sequence of decisions is counted.
//!
//! A number that changes without a change of the rules means that an action appeared or went missing.

use expect_test::{Expect, expect};
use steading_catan_cards::{CatanCards, State};
use steading_game::{Game, Seed, Silent};

/// The sequences of `depth` decisions of those who must act.
fn paths(state: &State, depth: u32) -> u64 {
    let Some(seat) = CatanCards::must_act(state).first() else { return 1 };
    let mut actions = Vec::new();
    CatanCards::legal_actions(state, seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action| {
        let mut next = state.clone();
        CatanCards::perform(&mut next, seat, action, &mut Silent);
        paths(&next, depth - 1)
    };
    actions.into_iter().map(after).sum()
}

fn check(players: u8, options: &[(&str, &str)], expected: Expect) {
    let setup = CatanCards::info().setup(Some(players), options.iter().copied()).expect("possible options");
    let config = CatanCards::configure(&setup).expect("a possible set-up");
    let line = |seed: u64| {
        let state = CatanCards::start(&config, Seed::from_number(seed), &mut Silent);
        let counts = [1, 2, 3].map(|depth| paths(&state, depth).to_string());
        format!("seed {seed}: {}\n", counts.join(" "))
    };
    expected.assert_eq(&(0..4).map(line).collect::<String>());
}

#[test]
fn three_players() {
    check(
        3,
        &[],
        expect![[r#"
        seed 0: 28 605 15275
        seed 1: 33 709 14896
        seed 2: 33 819 10964
        seed 3: 28 599 12853
    "#]],
    );
}

#[test]
fn four_players_with_side_b() {
    check(
        4,
        &[("metropolis_side", "B")],
        expect![[r#"
        seed 0: 28 718 15429
        seed 1: 33 453 11193
        seed 2: 33 700 14708
        seed 3: 28 604 15266
    "#]],
    );
}

#[test]
fn no_trade() {
    check(
        4,
        &[("max_offers", "0"), ("max_proposals", "0")],
        expect![[r#"
        seed 0: 1 2 2
        seed 1: 1 1 1
        seed 2: 1 1 2
        seed 3: 1 1 2
    "#]],
    );
}
