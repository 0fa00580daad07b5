//! The set-up of a game, checked.

use serde::Serialize;
use steading_game::{Game, Illegal, OptionKind, OptionSpec, Setup, SetupError};

use crate::Hoard;

/// The fewest cards in hand of a wild game (HO-2).
const LEAST_WHEN_WILD: u8 = 3;

/// What can be chosen before a game.
pub(crate) static OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("cards", OptionKind::Number { min: 2, max: 4, default: 3 }),
    OptionSpec::new("mood", OptionKind::Choice { values: &["calm", "wild"], default: "wild" }),
];

/// A set-up that the rules allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Config {
    /// How many play.
    pub players: u8,
    /// How many cards everybody is dealt.
    pub cards: u8,
    /// Whether a die is rolled.
    pub wild: bool,
}

impl Config {
    pub(crate) fn from_setup(setup: &Setup) -> Result<Config, SetupError> {
        let players = &Hoard::info().players;
        if !players.contains(&setup.players) {
            let (min, max) = (*players.start(), *players.end());
            return Err(SetupError::Players { players: setup.players, min, max });
        }
        let wild = setup.choice("mood") == "wild";
        let config = Config { players: setup.players, cards: setup.number("cards") as u8, wild };
        if config.wild && config.cards < LEAST_WHEN_WILD {
            return Err(Illegal::new("HO-2", "too-wild").with("least", LEAST_WHEN_WILD).into());
        }
        Ok(config)
    }

    /// The same, if the rules allow it: a view from elsewhere may say anything.
    pub(crate) fn checked(self) -> Result<Config, SetupError> {
        Config::from_setup(&self.written()?)
    }

    pub(crate) fn setup(&self) -> Setup {
        self.written().expect("a configuration comes from a possible set-up")
    }

    fn written(&self) -> Result<Setup, SetupError> {
        let cards = self.cards.to_string();
        let mood = if self.wild { "wild" } else { "calm" };
        Hoard::info().setup(Some(self.players), [("cards", cards.as_str()), ("mood", mood)])
    }
}
