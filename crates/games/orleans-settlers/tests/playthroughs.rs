//! Whole games as readable text. If one changes without a change of the rules, something is broken; `cargo xtask bless`
//! writes them anew.

use expect_test::{ExpectFile, expect_file};
use steading_conformance::playthrough;
use steading_conformance::rule_table::setup;
use steading_game::{Bot, Seat};
use steading_orleans_settlers::OrleansSettlers;
use steading_text::Language;

fn check(players: u8, options: &[&str], bot: Bot, language: Language, seed: u64, expected: ExpectFile) {
    let setup = setup::<OrleansSettlers>(players, options);
    expected.assert_eq(&playthrough::<OrleansSettlers>(&setup, bot, language, seed, |seat, action| {
        action == "end" && seat == Seat(0)
    }));
}

#[test]
fn three_easy_bots() {
    check(3, &[], Bot::Easy, Language::En, 3, expect_file!["playthroughs/three_easy_bots.txt"]);
}

#[test]
fn two_random_players_in_german() {
    let options = ["first_player=random", "twelve_points_line=peace_bonus"];
    let expected = expect_file!["playthroughs/two_random_players.txt"];
    check(2, &options, Bot::Random, Language::De, 1, expected);
}
