//! The options of the game.

use std::sync::Arc;

use steading_game::{OptionKind, OptionSpec, Replaceable as _, Setup, SetupError};

use crate::data::Data;

/// How a game is set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// The number of players, 2 to 4.
    pub players: u8,
    /// A random seat is the first start player instead of seat 0 (OR-22).
    pub random_first: bool,
    /// 12 points for everybody in the era of peace (OR-104).
    pub peace_bonus: bool,
    /// All printed and designed facts.
    pub data: Arc<Data>,
}

/// The options, as the command line and the client's form show them.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("first_player", OptionKind::Choice { values: &["seat0", "random"], default: "seat0" }),
    OptionSpec::new(
        "twelve_points_line",
        OptionKind::Choice { values: &["worked_example", "peace_bonus"], default: "worked_example" },
    ),
];

impl Config {
    pub(crate) fn from_setup(setup: &Setup) -> Result<Config, SetupError> {
        if !(2..=4).contains(&setup.players) {
            return Err(SetupError::Players { players: setup.players, min: 2, max: 4 });
        }
        Ok(Config {
            players: setup.players,
            random_first: setup.choice("first_player") == "random",
            peace_bonus: setup.choice("twelve_points_line") == "peace_bonus",
            data: Data::replaced(setup.rules(), setup.data.as_ref())?,
        })
    }

    /// The options as text.
    pub(crate) fn options(&self) -> [(&'static str, &'static str); 2] {
        [
            ("first_player", if self.random_first { "random" } else { "seat0" }),
            ("twelve_points_line", if self.peace_bonus { "peace_bonus" } else { "worked_example" }),
        ]
    }

    /// The number for this many players.
    pub(crate) fn by_players(&self, numbers: [u8; 3]) -> u8 {
        numbers[Data::column(self.players)]
    }
}
