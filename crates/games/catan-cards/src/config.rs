//! The options of the game.

use serde::{Deserialize, Serialize};
use steading_game::{Earlier, Illegal, OptionKind, OptionSpec, Setup, SetupError, Was, named};

use crate::INFO;

/// How a game is set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Config {
    /// The version of the rules.
    #[serde(default = "current_rules")]
    pub rules: u32,
    /// The number of players: 3 or 4, and unofficially 2 (CA-8, CA-A1).
    pub players: u8,
    /// Which side of the metropolises is used (CA-11).
    pub metropolis_side: Side,
    /// The recommended display of a first game (CA-10).
    pub first_display: bool,
    /// Gifts are allowed (CA-A22).
    pub free_trade: bool,
    /// A kind may stand on both sides of a trade (CA-A5).
    pub same_kind: bool,
    /// Only a card that is missing can be replaced (CA-A7).
    pub missing_only: bool,
    /// Offers and calls of the active player in one turn (CA-N10).
    pub max_offers: u8,
    /// Counters and proposals of each other player in one turn (CA-N10).
    pub max_proposals: u8,
    /// The game ends after so many rounds in which nothing happens (CA-A21).
    pub idle_rounds: u16,
    /// The game ends after so many turns at the latest (CA-A21).
    pub turn_limit: u16,
    /// Seconds for an answer before the clock declines; 0 for no clock (CA-N9).
    pub answer_seconds: u16,
    /// Seconds for a choice after the last answer before the clock withdraws; 0 for no clock (CA-N9).
    pub choice_seconds: u16,
    /// Seconds of negotiation in one turn before the clock closes the desk; 0 for no clock (CA-N9).
    pub negotiation_seconds: u16,
}

named! {
    /// A side of the metropolises.
    pub enum Side {
        /// All four alike.
        A = "A",
        /// Each with its own ability.
        B = "B",
    }
}

fn current_rules() -> u32 {
    INFO.rules_version
}

/// The options, as the command line and the client's form show them.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("metropolis_side", OptionKind::Choice { values: &Side::IDS, default: "A" }),
    OptionSpec::new("first_display", OptionKind::Flag { default: false }),
    OptionSpec::new("two_players", OptionKind::Flag { default: false }),
    OptionSpec::new("free_trade", OptionKind::Flag { default: false }),
    OptionSpec::reading("same_kind", OptionKind::Flag { default: true }, "false"),
    OptionSpec::reading("missing_only", OptionKind::Flag { default: true }, "false"),
    OptionSpec::new("max_offers", OptionKind::Number { min: 0, max: 15, default: 3 }),
    OptionSpec::new("max_proposals", OptionKind::Number { min: 0, max: 15, default: 2 }),
    OptionSpec::new("idle_rounds", OptionKind::Number { min: 1, max: 100, default: 3 }),
    OptionSpec::new("turn_limit", OptionKind::Number { min: 1, max: 10_000, default: 400 }),
    OptionSpec::new("answer_seconds", OptionKind::Number { min: 0, max: 3600, default: 20 }),
    OptionSpec::new("choice_seconds", OptionKind::Number { min: 0, max: 3600, default: 15 }),
    OptionSpec::new("negotiation_seconds", OptionKind::Number { min: 0, max: 3600, default: 90 }),
];

/// What was so under the first version of the rules.
pub(crate) const EARLIER: &[Earlier] = &[
    Earlier { until: FIRST, was: Was::Default { option: "same_kind", value: "false" } },
    Earlier { until: FIRST, was: Was::Default { option: "missing_only", value: "false" } },
];

/// The version under which `free_trade` lifted both bans, and the guard filled the desk up before it ended the game.
const FIRST: u32 = 1;

impl Config {
    pub(crate) fn from_setup(setup: &Setup) -> Result<Config, SetupError> {
        match setup.players {
            2 if setup.flag("two_players") => {}
            2 => return Err(Illegal::new("CA-A1", "illegal-two-players").into()),
            3 | 4 => {}
            players => return Err(SetupError::Players { players, min: 2, max: 4 }),
        }
        Ok(Config {
            rules: setup.rules(),
            players: setup.players,
            metropolis_side: Side::from_id(setup.choice("metropolis_side")).unwrap_or(Side::A),
            first_display: setup.flag("first_display"),
            free_trade: setup.flag("free_trade"),
            same_kind: setup.flag("same_kind"),
            missing_only: setup.flag("missing_only"),
            max_offers: setup.number("max_offers") as u8,
            max_proposals: setup.number("max_proposals") as u8,
            idle_rounds: setup.number("idle_rounds") as u16,
            turn_limit: setup.number("turn_limit") as u16,
            answer_seconds: setup.number("answer_seconds") as u16,
            choice_seconds: setup.number("choice_seconds") as u16,
            negotiation_seconds: setup.number("negotiation_seconds") as u16,
        })
    }

    /// The options as text.
    pub(crate) fn options(&self) -> [(&'static str, String); 13] {
        [
            ("metropolis_side", self.metropolis_side.to_string()),
            ("first_display", self.first_display.to_string()),
            ("two_players", (self.players == 2).to_string()),
            ("free_trade", self.free_trade.to_string()),
            ("same_kind", self.same_kind.to_string()),
            ("missing_only", self.missing_only.to_string()),
            ("max_offers", self.max_offers.to_string()),
            ("max_proposals", self.max_proposals.to_string()),
            ("idle_rounds", self.idle_rounds.to_string()),
            ("turn_limit", self.turn_limit.to_string()),
            ("answer_seconds", self.answer_seconds.to_string()),
            ("choice_seconds", self.choice_seconds.to_string()),
            ("negotiation_seconds", self.negotiation_seconds.to_string()),
        ]
    }

    /// Whether a kind may stand on both sides of a trade (CA-A5).
    pub(crate) fn trades_one_kind(&self) -> bool {
        self.same_kind || (self.free_trade && self.rules == FIRST)
    }

    /// Whether the desk is filled up although the guard ends the game (CA-N16 knows no such thing).
    pub(crate) fn fills_up_the_last_desk(&self) -> bool {
        self.rules == FIRST
    }

    /// So many idle turns in a row end the game.
    pub(crate) fn idle_turns(&self) -> u16 {
        self.idle_rounds.saturating_mul(u16::from(self.players))
    }
}
