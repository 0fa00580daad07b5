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
    /// How the booklet's words are read where they allow more than one sense.
    pub readings: Readings,
    /// All printed and designed facts.
    pub data: Arc<Data>,
}

/// The readings of the booklet's words that are not as printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Readings {
    /// Monks conquer like knights (OR-92).
    pub monks_conquer: bool,
    /// The era figure stands up before the fame of its round bonus is counted (OR-68).
    pub stands_first: bool,
    /// Under torture technology tiles are given and no goods (OR-102).
    pub technology_under_torture: bool,
    /// Everybody says how many followers to draw (OR-40).
    pub draw_fewer: bool,
    /// One player at peace in an area lets others in (OR-95).
    pub one_at_peace: bool,
    /// The settler on the fame track stands on the map, too (OR-80).
    pub fame_settler: bool,
}

/// The options, as the command line and the client's form show them.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("first_player", OptionKind::Choice { values: &["seat0", "random"], default: "seat0" }),
    OptionSpec::new(
        "twelve_points_line",
        OptionKind::Choice { values: &["worked_example", "peace_bonus"], default: "worked_example" },
    ),
    OptionSpec::reading("conquest", choice(&["knight", "knight_or_monk"]), "knight_or_monk"),
    OptionSpec::reading("standing_up", choice(&["after_fame", "before_fame"]), "before_fame"),
    OptionSpec::reading("torture", choice(&["goods", "technology"]), "goods"),
    OptionSpec::reading("draw", choice(&["all", "up_to"]), "all"),
    OptionSpec::reading("peace", choice(&["all_at_peace", "one_at_peace"]), "all_at_peace"),
    OptionSpec::reading("era_settlers", choice(&["areas", "fame_track"]), "areas"),
];

/// A choice whose first value is the usual one.
const fn choice(values: &'static [&'static str]) -> OptionKind {
    OptionKind::Choice { values, default: values[0] }
}

impl Config {
    pub(crate) fn from_setup(setup: &Setup) -> Result<Config, SetupError> {
        if !(2..=4).contains(&setup.players) {
            return Err(SetupError::Players { players: setup.players, min: 2, max: 4 });
        }
        Ok(Config {
            players: setup.players,
            random_first: setup.choice("first_player") == "random",
            peace_bonus: setup.choice("twelve_points_line") == "peace_bonus",
            readings: Readings {
                monks_conquer: setup.choice("conquest") == "knight_or_monk",
                stands_first: setup.choice("standing_up") == "before_fame",
                technology_under_torture: setup.choice("torture") == "technology",
                draw_fewer: setup.choice("draw") == "up_to",
                one_at_peace: setup.choice("peace") == "one_at_peace",
                fame_settler: setup.choice("era_settlers") == "fame_track",
            },
            data: Data::replaced(setup.rules(), setup.data.as_ref())?,
        })
    }

    /// The options as text.
    pub(crate) fn options(&self) -> [(&'static str, &'static str); 8] {
        let Readings {
            monks_conquer,
            stands_first,
            technology_under_torture,
            draw_fewer,
            one_at_peace,
            fame_settler,
        } = self.readings;
        [
            ("first_player", if self.random_first { "random" } else { "seat0" }),
            ("twelve_points_line", if self.peace_bonus { "peace_bonus" } else { "worked_example" }),
            ("conquest", if monks_conquer { "knight_or_monk" } else { "knight" }),
            ("standing_up", if stands_first { "before_fame" } else { "after_fame" }),
            ("torture", if technology_under_torture { "technology" } else { "goods" }),
            ("draw", if draw_fewer { "up_to" } else { "all" }),
            ("peace", if one_at_peace { "one_at_peace" } else { "all_at_peace" }),
            ("era_settlers", if fame_settler { "fame_track" } else { "areas" }),
        ]
    }

    /// The number for this many players.
    pub(crate) fn by_players(&self, numbers: [u8; 3]) -> u8 {
        numbers[Data::column(self.players)]
    }
}
