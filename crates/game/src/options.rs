//! What can be chosen before a game begins.
//!
//! A game declares its options once; the command line, the API and the client's form are all drawn from that. The
//! words for people stand in the game's Fluent files under `option-<name>`, `option-<name>-help` and, for each
//! value of a choice, `option-<name>-<value>`.

use std::fmt;

use serde::Serialize;

use crate::{GameInfo, Illegal};

/// One option of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The name on the command line, in records and in the API: `metropolis_side`.
    pub name: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
}

/// The values an option takes, and the one it has if nobody says otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase", tag = "kind")]
pub enum OptionKind {
    /// On or off.
    Flag {
        /// The value if nobody says otherwise.
        default: bool,
    },
    /// A whole number in a range.
    Number {
        /// The smallest value.
        min: u32,
        /// The greatest value.
        max: u32,
        /// The value if nobody says otherwise.
        default: u32,
    },
    /// One of a few named values.
    Choice {
        /// All values.
        values: &'static [&'static str],
        /// The value if nobody says otherwise.
        default: &'static str,
    },
}

/// The value of one option.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// Of a flag.
    Flag(bool),
    /// Of a number.
    Number(u32),
    /// Of a choice.
    Choice(&'static str),
}

impl OptionKind {
    fn default(self) -> OptionValue {
        match self {
            OptionKind::Flag { default } => OptionValue::Flag(default),
            OptionKind::Number { default, .. } => OptionValue::Number(default),
            OptionKind::Choice { default, .. } => OptionValue::Choice(default),
        }
    }

    fn parse(self, text: &str) -> Option<OptionValue> {
        match self {
            OptionKind::Flag { .. } => text.parse().ok().map(OptionValue::Flag),
            OptionKind::Number { min, max, .. } => {
                text.parse().ok().filter(|number| (min..=max).contains(number)).map(OptionValue::Number)
            }
            OptionKind::Choice { values, .. } => {
                values.iter().find(|&&value| value == text).map(|&value| OptionValue::Choice(value))
            }
        }
    }
}

impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionKind::Flag { .. } => f.write_str("true or false"),
            OptionKind::Number { min, max, .. } => write!(f, "a number from {min} to {max}"),
            OptionKind::Choice { values, .. } => write!(f, "one of {}", values.join(", ")),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Flag(value) => value.fmt(f),
            OptionValue::Number(value) => value.fmt(f),
            OptionValue::Choice(value) => f.write_str(value),
        }
    }
}

/// How many play, and what was chosen. Every option of the game has a value of its kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The number of players.
    pub players: u8,
    values: Vec<(OptionSpec, OptionValue)>,
}

impl Setup {
    /// The game as most people play it.
    pub fn new(info: &GameInfo) -> Setup {
        Setup {
            players: info.default_players,
            values: info.options.iter().map(|&spec| (spec, spec.kind.default())).collect(),
        }
    }

    /// The same with another number of players.
    pub fn players(mut self, players: u8) -> Setup {
        self.players = players;
        self
    }

    /// The same with one option given as text, as on the command line.
    pub fn with(mut self, name: &str, text: &str) -> Result<Setup, SetupError> {
        let known = || self.values.iter().map(|(spec, _)| spec.name).collect::<Vec<_>>().join(", ");
        let Some(index) = self.values.iter().position(|(spec, _)| spec.name == name) else {
            return Err(SetupError::UnknownOption { name: name.to_owned(), known: known() });
        };
        let kind = self.values[index].0.kind;
        let Some(value) = kind.parse(text) else {
            let value = text.to_owned();
            return Err(SetupError::WrongValue { name: name.to_owned(), value, expected: kind.to_string() });
        };
        self.values[index].1 = value;
        Ok(self)
    }

    /// The value of a flag that the game declares.
    pub fn flag(&self, name: &str) -> bool {
        matches!(self.value(name), Some(OptionValue::Flag(true)))
    }

    /// The value of a number that the game declares.
    pub fn number(&self, name: &str) -> u32 {
        match self.value(name) {
            Some(OptionValue::Number(number)) => number,
            _ => 0,
        }
    }

    /// The value of a choice that the game declares.
    pub fn choice(&self, name: &str) -> &'static str {
        match self.value(name) {
            Some(OptionValue::Choice(value)) => value,
            _ => "",
        }
    }

    /// The options that differ from their defaults, in the order of declaration.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, OptionValue)> {
        self.values
            .iter()
            .filter(|(spec, value)| spec.kind.default() != *value)
            .map(|(spec, value)| (spec.name, *value))
    }

    fn value(&self, name: &str) -> Option<OptionValue> {
        let value = self.values.iter().find(|(spec, _)| spec.name == name).map(|&(_, value)| value);
        debug_assert!(value.is_some(), "the game reads an option `{name}` that it does not declare");
        value
    }
}

/// The lines `players 4` and `set name=value`, as records and positions have them.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "players {}", self.players)?;
        self.changed().try_for_each(|(name, value)| writeln!(f, "set {name}={value}"))
    }
}

/// Why a game cannot be set up like that.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The number of players does not fit the game.
    #[error("this game is for {min} to {max} players, not {players}")]
    Players {
        /// What was asked for.
        players: u8,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// No option has that name.
    #[error("this game has no option `{name}`; it has {known}")]
    UnknownOption {
        /// What was asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// The option does not take that value.
    #[error("option `{name}` must be {expected}, not `{value}`")]
    WrongValue {
        /// The option.
        name: String,
        /// What was asked for.
        value: String,
        /// What is possible.
        expected: String,
    },
    /// The rules do not allow this combination.
    #[error(transparent)]
    Impossible(#[from] Illegal),
}
