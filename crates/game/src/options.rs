//! What can be chosen before a game begins.
//!
//! A game declares its options once; the command line, the API and the client's form are all drawn from that. The
//! words for people stand in the game's Fluent files under `option-<name>`, `option-<name>-help` and, for each
//! value of a choice, `option-<name>-<value>`.
//!
//! Some options are readings: where the words of a booklet allow more than one sense, what is printed is the default. The setting
//! [`READINGS`] sets all of them at once to what is printed or to what is commonly played.

mod examples;

use std::fmt;

use serde::Serialize;

use crate::{DataFiles, GameInfo, Illegal, NotKept};

/// The setting that sets all readings of a game at once, to [`READINGS_VALUES`].
pub const READINGS: &str = "readings";

/// The readings as printed, and as commonly played.
pub const READINGS_VALUES: [&str; 2] = ["printed", "common"];

/// One option of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OptionSpec {
    /// The name on the command line, in records and in the API: `metropolis_side`.
    pub name: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value by which it is commonly played, if this is a reading: a choice between two senses of the booklet's words. The default
    /// is what is printed.
    pub common: Option<&'static str>,
}

impl OptionSpec {
    /// An option.
    pub const fn new(name: &'static str, kind: OptionKind) -> OptionSpec {
        OptionSpec { name, kind, common: None }
    }

    /// A reading of the booklet's words: what is printed is the default, and `common` is what is commonly played. The two are the same
    /// where the words decide and yet another sense is played by some.
    pub const fn reading(name: &'static str, kind: OptionKind, common: &'static str) -> OptionSpec {
        OptionSpec { name, kind, common: Some(common) }
    }
}

/// The values an option takes, and the one it has if nobody says otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    /// Any of a few named values, each at most once, in no order; written with commas between them, none as `none`.
    Subset {
        /// All values.
        values: &'static [&'static str],
        /// The value if nobody says otherwise.
        default: &'static [&'static str],
    },
    /// A named value for each of a few places, such as the quadrants of a board; written with commas between them.
    Slots {
        /// All values.
        values: &'static [&'static str],
        /// The value if nobody says otherwise; it has as many entries as there are places.
        default: &'static [&'static str],
    },
}

/// The value of one option.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum OptionValue {
    /// Of a flag.
    Flag(bool),
    /// Of a number.
    Number(u32),
    /// Of a choice.
    Choice(&'static str),
    /// Of a subset, in the order of declaration, or of slots, one for each place.
    List(Vec<&'static str>),
}

impl OptionKind {
    pub(crate) fn default(self) -> OptionValue {
        match self {
            OptionKind::Flag { default } => OptionValue::Flag(default),
            OptionKind::Number { default, .. } => OptionValue::Number(default),
            OptionKind::Choice { default, .. } => OptionValue::Choice(default),
            OptionKind::Subset { default, .. } | OptionKind::Slots { default, .. } => {
                OptionValue::List(default.to_vec())
            }
        }
    }

    pub(crate) fn parse(self, text: &str) -> Option<OptionValue> {
        match self {
            OptionKind::Flag { .. } => text.parse().ok().map(OptionValue::Flag),
            OptionKind::Number { min, max, .. } => {
                text.parse().ok().filter(|number| (min..=max).contains(number)).map(OptionValue::Number)
            }
            OptionKind::Choice { values, .. } => known(values, text).map(OptionValue::Choice),
            OptionKind::Subset { .. } if text == NONE => Some(OptionValue::List(Vec::new())),
            OptionKind::Subset { values, .. } => {
                let named: Vec<_> = text.split(',').map(|word| known(values, word)).collect::<Option<_>>()?;
                let chosen: Vec<_> = values.iter().copied().filter(|value| named.contains(value)).collect();
                (chosen.len() == named.len()).then_some(OptionValue::List(chosen))
            }
            OptionKind::Slots { values, default } => {
                let named: Vec<_> = text.split(',').map(|word| known(values, word)).collect::<Option<_>>()?;
                (named.len() == default.len()).then_some(OptionValue::List(named))
            }
        }
    }
}

/// How an empty subset is written.
const NONE: &str = "none";

fn known(values: &[&'static str], text: &str) -> Option<&'static str> {
    values.iter().copied().find(|&value| value == text)
}

impl fmt::Display for OptionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionKind::Flag { .. } => f.write_str("true or false"),
            OptionKind::Number { min, max, .. } => write!(f, "a number from {min} to {max}"),
            OptionKind::Choice { values, .. } => write!(f, "one of {}", values.join(", ")),
            OptionKind::Subset { values, .. } => {
                write!(f, "{NONE}, or any of {}, with commas between them", values.join(", "))
            }
            OptionKind::Slots { values, default } => {
                write!(f, "{} of {}, with commas between them", default.len(), values.join(", "))
            }
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Flag(value) => value.fmt(f),
            OptionValue::Number(value) => value.fmt(f),
            OptionValue::Choice(value) => f.write_str(value),
            OptionValue::List(values) if values.is_empty() => f.write_str(NONE),
            OptionValue::List(values) => f.write_str(&values.join(",")),
        }
    }
}

/// By which version of the rules is played, how many play, and what was chosen. Every option of the game has a value of its kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The number of players.
    pub players: u8,
    /// The data files of somebody who owns the box, in place of the game's own.
    pub data: Option<DataFiles>,
    rules: u32,
    chosen: Vec<Chosen>,
}

/// An option with its value.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Chosen {
    spec: OptionSpec,
    default: OptionValue,
    value: OptionValue,
}

impl Setup {
    /// The game as most people play it.
    pub fn new(info: &GameInfo) -> Setup {
        Setup::under(info, info.rules_version)
    }

    /// The game as most people played it by a version of the rules that is kept.
    pub fn by(info: &GameInfo, rules: u32) -> Result<Setup, NotKept> {
        info.kept(rules).map(|rules| Setup::under(info, rules))
    }

    fn under(info: &GameInfo, rules: u32) -> Setup {
        let chosen = info.options.iter().map(|&spec| {
            let default = info.default_of(rules, &spec);
            Chosen { spec, value: default.clone(), default }
        });
        Setup { players: info.default_players, data: None, rules, chosen: chosen.collect() }
    }

    /// The version of the rules.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The same with another number of players.
    pub fn players(mut self, players: u8) -> Setup {
        self.players = players;
        self
    }

    /// The same with one option given as text, as on the command line; [`READINGS`] sets several at once.
    pub fn with(mut self, name: &str, text: &str) -> Result<Setup, SetupError> {
        if name == READINGS && self.chosen.iter().any(|one| one.spec.common.is_some()) {
            return self.with_readings(text);
        }
        let known = || self.chosen.iter().map(|one| one.spec.name).collect::<Vec<_>>().join(", ");
        let Some(index) = self.chosen.iter().position(|one| one.spec.name == name) else {
            return Err(SetupError::UnknownOption { name: name.to_owned(), known: known() });
        };
        let kind = self.chosen[index].spec.kind;
        let Some(value) = kind.parse(text) else {
            let value = text.to_owned();
            return Err(SetupError::WrongValue { name: name.to_owned(), value, expected: kind.to_string() });
        };
        self.chosen[index].value = value;
        Ok(self)
    }

    /// The same with every reading as printed, or as commonly played.
    fn with_readings(mut self, text: &str) -> Result<Setup, SetupError> {
        let Some(index) = READINGS_VALUES.iter().position(|&value| value == text) else {
            let expected = OptionKind::Choice { values: &READINGS_VALUES, default: READINGS_VALUES[0] };
            let (name, value) = (READINGS.to_owned(), text.to_owned());
            return Err(SetupError::WrongValue { name, value, expected: expected.to_string() });
        };
        let is_common = index == 1;
        for one in &mut self.chosen {
            let Some(common) = one.spec.common else { continue };
            let printed = one.spec.kind.default();
            one.value = if is_common { one.spec.kind.parse(common).unwrap_or(printed) } else { printed };
        }
        Ok(self)
    }

    /// The readings that are not as printed, with their values, in the order of declaration.
    pub fn read_otherwise(&self) -> impl Iterator<Item = (&'static str, &OptionValue)> {
        let readings = self.chosen.iter().filter(|one| one.spec.common.is_some());
        readings.filter(|one| one.value != one.spec.kind.default()).map(|one| (one.spec.name, &one.value))
    }

    /// The value of a flag that the game declares.
    pub fn flag(&self, name: &str) -> bool {
        matches!(self.value(name), Some(OptionValue::Flag(true)))
    }

    /// The value of a number that the game declares.
    pub fn number(&self, name: &str) -> u32 {
        match self.value(name) {
            Some(OptionValue::Number(number)) => *number,
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

    /// The value of a subset or of slots that the game declares.
    pub fn list(&self, name: &str) -> &[&'static str] {
        match self.value(name) {
            Some(OptionValue::List(values)) => values,
            _ => &[],
        }
    }

    /// The options that differ from their defaults under these rules, in the order of declaration.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, &OptionValue)> {
        self.chosen.iter().filter(|one| one.value != one.default).map(|one| (one.spec.name, &one.value))
    }

    fn value(&self, name: &str) -> Option<&OptionValue> {
        let value = self.chosen.iter().find(|one| one.spec.name == name).map(|one| &one.value);
        debug_assert!(value.is_some(), "the game reads an option `{name}` that it does not declare");
        value
    }
}

/// The lines `players 4`, `set name=value` and `data DIGEST`, as records and positions have them. The version of the rules stands
/// before them, and is no part of any fingerprint.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "players {}", self.players)?;
        self.changed().try_for_each(|(name, value)| writeln!(f, "set {name}={value}"))?;
        self.data.iter().try_for_each(|data| writeln!(f, "data {}", data.digest()))
    }
}

/// Why a game cannot be set up like that.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The rules are of a version that is not kept.
    #[error(transparent)]
    Rules(#[from] NotKept),
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
    /// The data files of the owner of the box are wrong.
    #[error("{file}: {problem}")]
    Data {
        /// Which file.
        file: String,
        /// What is wrong with it and how to mend it.
        problem: String,
    },
    /// The rules do not allow this combination.
    #[error(transparent)]
    Impossible(#[from] Illegal),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_back_what_they_write() {
        let sets = OptionKind::Subset { values: &["base", "nomads", "caves"], default: &["base"] };
        for text in ["none", "base", "base,caves"] {
            assert_eq!(sets.parse(text).unwrap().to_string(), text);
        }
        assert_eq!(sets.parse("caves,base"), sets.parse("base,caves"));
        for wrong in ["", "chess", "base,base", "base,", "none,base"] {
            assert_eq!(sets.parse(wrong), None, "{wrong}");
        }
        let quadrants = OptionKind::Slots { values: &["random", "farm"], default: &["random", "random"] };
        assert_eq!(quadrants.parse("farm,random").unwrap().to_string(), "farm,random");
        assert_eq!(quadrants.parse("farm"), None);
        assert_eq!(quadrants.to_string(), "2 of random, farm, with commas between them");
    }
}
