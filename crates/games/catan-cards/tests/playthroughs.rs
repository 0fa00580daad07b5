//! Whole games as readable text. If one changes without a change of the rules, something is broken; `cargo xtask bless`
//! writes them anew.

use expect_test::{ExpectFile, expect_file};
use steading_catan_cards::CatanCards;
use steading_conformance::playthrough;
use steading_conformance::rule_table::setup;
use steading_game::Bot;
use steading_text::Language;

fn check(players: u8, options: &[&str], bot: Bot, language: Language, seed: u64, expected: ExpectFile) {
    let setup = setup::<CatanCards>(players, options);
    expected.assert_eq(&playthrough::<CatanCards>(&setup, bot, language, seed, |_, action| action == "end"));
}

#[test]
fn three_easy_bots_with_side_a() {
    check(3, &[], Bot::Easy, Language::En, 3, expect_file!["playthroughs/three_easy_bots_side_a.txt"]);
}

#[test]
fn four_random_players_with_side_b_in_german() {
    let options = ["metropolis_side=B", "first_display=true"];
    let expected = expect_file!["playthroughs/four_random_players_side_b.txt"];
    check(4, &options, Bot::Random, Language::De, 1, expected);
}
