//! Whole games as readable text. If one changes without a change of the rules, something is broken; `cargo xtask bless`
//! writes them anew.

use expect_test::{ExpectFile, expect_file};
use steading_game::{Bot, Game, GameRng, Seat, Seed, Viewer, write_position};
use steading_orleans_settlers::OrleansSettlers;
use steading_text::{Language, Phrasebook};

fn check(
    players: u8,
    options: &[(&str, &str)],
    bot: Bot,
    language: Language,
    seed: u64,
    expected: ExpectFile,
) {
    let info = OrleansSettlers::info();
    let setup = info.setup(Some(players), options.iter().copied()).expect("possible options");
    let names = Seat::all(players).map(|seat| seat.to_string()).collect();
    let words = Phrasebook::new(info, language).expect("texts without mistakes").with_names(names);
    let seed = Seed::from_number(seed);
    let mut events = Vec::new();
    let mut state = OrleansSettlers::start(
        &OrleansSettlers::configure(&setup).expect("a possible set-up"),
        seed,
        &mut events,
    );
    let mut rng = GameRng::new(seed.derive("players", 0));
    let mut text = String::new();
    loop {
        for event in events.drain(..) {
            text += &format!("    {}\n", words.render(&OrleansSettlers::describe(&event)));
        }
        let Some(seat) = OrleansSettlers::must_act(&state).first() else { break };
        let action = bot
            .choose::<OrleansSettlers>(&state, seat, &mut rng, &mut Vec::new())
            .expect("whoever must act can");
        if action.to_string() == "end" && seat == Seat(0) {
            text += &format!(
                "{}\n",
                OrleansSettlers::picture(&OrleansSettlers::view(&state, Viewer::Host)).trim_end()
            );
        }
        text += &format!("{seat} {action}\n");
        OrleansSettlers::apply(&mut state, seat, action, &mut events).expect("bots play by the rules");
    }
    text += &format!("\n{}", write_position::<OrleansSettlers>(&state));
    expected.assert_eq(&text);
}

#[test]
fn three_easy_bots() {
    check(3, &[], Bot::Easy, Language::En, 3, expect_file!["playthroughs/three_easy_bots.txt"]);
}

#[test]
fn two_random_players_in_german() {
    let options = [("first_player", "random"), ("twelve_points_line", "peace_bonus")];
    let expected = expect_file!["playthroughs/two_random_players.txt"];
    check(2, &options, Bot::Random, Language::De, 1, expected);
}
