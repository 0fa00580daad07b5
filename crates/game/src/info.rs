//! What a game says about itself.

use std::ops::RangeInclusive;

use crate::{Earlier, OptionSpec, READINGS, Setup, SetupError};

/// The unchanging facts about a game.
#[derive(Debug)]
pub struct GameInfo {
    /// The name in commands, records and addresses: `catan-cards`.
    pub id: &'static str,
    /// The version of the rules that new games are begun with. Raised whenever old records would play differently.
    pub rules_version: u32,
    /// The oldest version that is kept: games that began under it, or a later one, are played on and replayed by their own rules.
    pub oldest_rules: u32,
    /// What was different under earlier versions.
    pub earlier: &'static [Earlier],
    /// How many can play.
    pub players: RangeInclusive<u8>,
    /// How many play if nobody says otherwise.
    pub default_players: u8,
    /// How many play a recommended first game: few, and as the rulebook has it.
    pub first_players: u8,
    /// The options of a recommended first game.
    pub first_game: &'static [(&'static str, &'static str)],
    /// About how many minutes a game takes at a real table.
    pub minutes: u32,
    /// What can be chosen before the game.
    pub options: &'static [OptionSpec],
    /// Actions with a number have one below this.
    pub action_space: u32,
    /// The data files that an owner of the box may replace, with the game's own texts.
    pub data: &'static [(&'static str, &'static str)],
    /// All words of the game, as Fluent files.
    pub texts: Texts,
    /// The rule documents, in Markdown; every rule has an id, the same in both languages.
    pub rules: Texts,
}

/// A text in every language that players read.
#[derive(Debug, Clone, Copy)]
pub struct Texts {
    /// English.
    pub en: &'static str,
    /// German.
    pub de: &'static str,
}

impl GameInfo {
    /// Whether some of the options are readings of the booklet's words.
    pub fn has_readings(&self) -> bool {
        self.options.iter().any(|option| option.common.is_some())
    }

    /// The set-up with `players` players (the usual number if none is given) and options as `name`, `value`.
    pub fn setup<'a>(
        &self,
        players: Option<u8>,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        self.setup_by(self.rules_version, players, options)
    }

    /// The same by a version of the rules that is kept.
    pub fn setup_by<'a>(
        &self,
        rules: u32,
        players: Option<u8>,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        let setup = Setup::by(self, rules)?.players(players.unwrap_or(self.default_players));
        if !self.players.contains(&setup.players) {
            let (min, max) = (*self.players.start(), *self.players.end());
            return Err(SetupError::Players { players: setup.players, min, max });
        }
        // A single reading counts for more than what is said of all.
        let (all, single): (Vec<_>, Vec<_>) = options.into_iter().partition(|(name, _)| *name == READINGS);
        all.into_iter().chain(single).try_fold(setup, |setup, (name, value)| setup.with(name, value))
    }
}
