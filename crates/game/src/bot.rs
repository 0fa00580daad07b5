//! Players that need no search: the bots that every game comes with.

use std::fmt;
use std::str::FromStr;

use crate::{Game, GameRng, Seat, Viewer};

/// A bot by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Bot {
    /// Any legal action, all equally likely.
    Random,
    /// The game's own rules of thumb.
    Easy,
}

impl Bot {
    /// All of them, the weakest first.
    pub const ALL: [Bot; 2] = [Bot::Random, Bot::Easy];

    /// What this bot does on `seat`. It is shown a guessed state that agrees with its view, never the real one; only the
    /// random bot needs no more than the list of its legal actions.
    pub fn choose<G: Game>(
        self,
        state: &G::State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<G::Action>,
    ) -> Option<G::Action> {
        match self {
            Bot::Random => G::random_action(state, seat, rng, scratch),
            Bot::Easy => {
                let guessed = G::determinize(&G::view(state, Viewer::Seat(seat)), rng).ok()?;
                G::easy_action(&guessed, seat, rng, scratch)
            }
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Bot::Random => "random",
            Bot::Easy => "easy",
        })
    }
}

/// No bot has that name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot `{0}`: choose random or easy")]
pub struct NotABot(String);

impl FromStr for Bot {
    type Err = NotABot;

    fn from_str(text: &str) -> Result<Bot, NotABot> {
        Bot::ALL.into_iter().find(|bot| bot.to_string() == text).ok_or_else(|| NotABot(text.to_owned()))
    }
}
