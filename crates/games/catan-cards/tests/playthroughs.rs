//! Whole games as readable text. If one changes without a change of the rules, something is broken; `cargo xtask bless`
//! writes them anew.

use expect_test::{ExpectFile, expect_file};
use steading_catan_cards::CatanCards;
use steading_game::{Bot, Game, GameRng, Seat, Seed, Viewer, write_position};
use steading_text::{Language, Phrasebook};

fn check(
    players: u8,
    options: &[(&str, &str)],
    bot: Bot,
    language: Language,
    seed: u64,
    expected: ExpectFile,
) {
    let info = CatanCards::info();
    let setup = info.setup(Some(players), options.iter().copied()).expect("possible options");
    let names = Seat::all(players).map(|seat| seat.to_string()).collect();
    let words = Phrasebook::new(info, language).expect("texts without mistakes").with_names(names);
    let seed = Seed::from_number(seed);
    let mut events = Vec::new();
    let mut state =
        CatanCards::start(&CatanCards::configure(&setup).expect("a possible set-up"), seed, &mut events);
    let mut rng = GameRng::new(seed.derive("players", 0));
    let mut text = String::new();
    loop {
        for event in events.drain(..) {
            text += &format!("    {}\n", words.render(&CatanCards::describe(&event)));
        }
        let Some(seat) = CatanCards::must_act(&state).first() else { break };
        let action =
            bot.choose::<CatanCards>(&state, seat, &mut rng, &mut Vec::new()).expect("whoever must act can");
        if action.to_string() == "end" {
            text += &format!("{}\n", CatanCards::picture(&CatanCards::view(&state, Viewer::Host)).trim_end());
        }
        text += &format!("{seat} {action}\n");
        CatanCards::apply(&mut state, seat, action, &mut events).expect("bots play by the rules");
    }
    text += &format!("\n{}", write_position::<CatanCards>(&state));
    expected.assert_eq(&text);
}

#[test]
fn three_easy_bots_with_side_a() {
    check(3, &[], Bot::Easy, Language::En, 3, expect_file!["playthroughs/three_easy_bots_side_a.txt"]);
}

#[test]
fn four_random_players_with_side_b_in_german() {
    let options = [("metropolis_side", "B"), ("first_display", "true")];
    let expected = expect_file!["playthroughs/four_random_players_side_b.txt"];
    check(4, &options, Bot::Random, Language::De, 1, expected);
}
