//! Whole games as readable text.

use steading_game::{Bot, Game, GameRng, Seat, Seed, Setup, Viewer, write_position};
use steading_text::{Language, Phrasebook};

/// A game between bots as text: every decision, its events in words, and the final position. The table is drawn before the
/// decisions that `drawn` selects.
pub fn playthrough<G: Game>(
    setup: &Setup,
    bot: Bot,
    language: Language,
    seed: u64,
    drawn: impl Fn(Seat, &str) -> bool,
) -> String {
    let names = Seat::all(setup.players).map(|seat| seat.to_string()).collect();
    let words = Phrasebook::new(G::info(), language).expect("texts without mistakes").with_names(names);
    let seed = Seed::from_number(seed);
    let mut events = Vec::new();
    let mut state = G::start(&G::configure(setup).expect("a possible set-up"), seed, &mut events);
    let mut rng = GameRng::new(seed.derive("players", 0));
    let mut text = String::new();
    loop {
        for event in events.drain(..) {
            text += &format!("    {}\n", words.render(&G::describe(&event)));
        }
        let Some(seat) = G::must_act(&state).first() else { break };
        let action = bot.choose::<G>(&state, seat, &mut rng, &mut Vec::new()).expect("whoever must act can");
        let notation = action.to_string();
        if drawn(seat, &notation) {
            text += &format!("{}\n", G::picture(&G::view(&state, Viewer::Host)).trim_end());
        }
        text += &format!("{seat} {notation}\n");
        G::apply(&mut state, seat, action, &mut events).expect("bots play by the rules");
    }
    text + &format!("\n{}", write_position::<G>(&state))
}
