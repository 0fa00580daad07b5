//! The versions of the rules of a game.
//!
//! New games are begun under the current version. Those that began under an earlier one go on and are replayed by it: a set-up names
//! its version, what was different stands in [`GameInfo::earlier`], and an engine asks for its version while a game is set up, never
//! in the midst of it.

use std::ops::RangeInclusive;

use crate::{GameInfo, OptionSpec, OptionValue};

/// Something that was different under earlier versions of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Earlier {
    /// The last version for which it holds.
    pub until: u32,
    /// What was different.
    pub was: Was,
}

/// What was different.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Was {
    /// A data file had another text.
    File {
        /// The name of the file.
        name: &'static str,
        /// Its text.
        text: &'static str,
    },
    /// An option had another value if nobody said otherwise. That is also what a game was played with that knew no such option.
    Default {
        /// The option.
        option: &'static str,
        /// The value, as on the command line.
        value: &'static str,
    },
}

/// The rules are of a version that is not kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "this was played by rules version {found} of {game}, this program plays by {}: use {} steading",
    kept(*oldest, *current),
    if self.is_newer() { "a newer" } else { "an older" }
)]
pub struct NotKept {
    /// The game.
    pub game: &'static str,
    /// The version that was asked for.
    pub found: u32,
    /// The oldest version that is kept.
    pub oldest: u32,
    /// The version of new games.
    pub current: u32,
}

impl NotKept {
    /// A later program knows that version.
    pub fn is_newer(&self) -> bool {
        self.found > self.current
    }
}

fn kept(oldest: u32, current: u32) -> String {
    if oldest == current { format!("version {current}") } else { format!("versions {oldest} to {current}") }
}

impl GameInfo {
    /// The versions of the rules by which games are played and replayed.
    pub fn kept_rules(&self) -> RangeInclusive<u32> {
        self.oldest_rules..=self.rules_version
    }

    /// `rules`, if that version is kept.
    pub fn kept(&self, rules: u32) -> Result<u32, NotKept> {
        let (oldest, current) = (self.oldest_rules, self.rules_version);
        if self.kept_rules().contains(&rules) {
            return Ok(rules);
        }
        Err(NotKept { game: self.id, found: rules, oldest, current })
    }

    /// The text of a data file of the game itself under a version of the rules; empty if there is no such file.
    pub fn file(&self, rules: u32, file: &str) -> &'static str {
        let earlier = self.of_earlier(rules, |was| match was {
            Was::File { name, text } => (name == file).then_some(text),
            Was::Default { .. } => None,
        });
        let current = || self.data.iter().find(|(name, _)| *name == file).map_or("", |&(_, text)| text);
        earlier.unwrap_or_else(current)
    }

    /// The value of an option under a version of the rules if nobody says otherwise.
    pub(crate) fn default_of(&self, rules: u32, spec: &OptionSpec) -> OptionValue {
        let earlier = self.of_earlier(rules, |was| match was {
            Was::Default { option, value } => (option == spec.name).then(|| spec.kind.parse(value)).flatten(),
            Was::File { .. } => None,
        });
        earlier.unwrap_or_else(|| spec.kind.default())
    }

    /// What `wanted` finds among that which was different under this version; if it changed more than once, the first that still holds.
    fn of_earlier<T>(&self, rules: u32, wanted: impl Fn(Was) -> Option<T>) -> Option<T> {
        let holds = self.earlier.iter().filter(|earlier| rules <= earlier.until);
        let found = holds.filter_map(|earlier| Some((earlier.until, wanted(earlier.was)?)));
        found.min_by_key(|(until, _)| *until).map(|(_, found)| found)
    }
}
