//! Whole games as readable text. If one changes without a change of the rules, something is broken; `cargo xtask bless`
//! writes them anew.

use expect_test::{ExpectFile, expect_file};
use steading_conformance::playthrough;
use steading_conformance::rule_table::setup;
use steading_game::{Bot, Seat};
use steading_hoard::Hoard;
use steading_text::Language;

fn check(players: u8, options: &[&str], bot: Bot, language: Language, expected: ExpectFile) {
    let setup = setup::<Hoard>(players, options);
    let drawn = |seat, action: &str| seat == Seat(0) && (action == "draw" || action == "end");
    expected.assert_eq(&playthrough::<Hoard>(&setup, bot, language, 1, drawn));
}

#[test]
fn two_easy_bots() {
    check(2, &[], Bot::Easy, Language::En, expect_file!["playthroughs/two_easy_bots.txt"]);
}

#[test]
fn three_random_players_in_german() {
    let expected = expect_file!["playthroughs/three_random_players.txt"];
    check(3, &["mood=calm", "cards=2"], Bot::Random, Language::De, expected);
}
