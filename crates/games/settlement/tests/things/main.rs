//! The components as data.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]
#![allow(clippy::format_collect, reason = "the lists are short")]

mod owner;

use expect_test::expect_file;
use steading_game::{Game, Setup, Thing};
use steading_settlement::Settlement;

/// The components in a set-up.
fn things_of(setup: &Setup) -> Vec<Thing> {
    Settlement::things(&Settlement::configure(setup).unwrap())
}

/// The usual set-up for so many.
fn usual(players: u8) -> Setup {
    Setup::new(Settlement::info()).players(players)
}

/// Refreshed by `cargo xtask bless`.
#[test]
fn the_components_of_the_usual_set_up() {
    let things = things_of(&Setup::new(Settlement::info()));
    let lines: String = things.iter().map(|thing| serde_json::to_string(thing).unwrap() + "\n").collect();
    expect_file!["usual.jsonl"].assert_eq(&lines);
}

/// Three at the table is the better start.
#[test]
fn three_play_if_nobody_says_otherwise() {
    assert_eq!(Setup::new(Settlement::info()).players, 3);
}
