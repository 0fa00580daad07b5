//! The coverage of a run, so that an empty run does not pass for a clean one.

use std::fmt;

/// The coverage of a run.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Decisions in the longest game.
    pub longest_game: u64,
    /// Decisions by seats that did not have to act.
    pub out_of_turn: u64,
    /// Decisions that were not listed: free-form offers.
    pub free_form: u64,
    /// Decisions that were undone.
    pub undone: u64,
    /// Positions that got all checks.
    pub studied: u64,
    /// Different actions that came up.
    pub actions: u64,
    /// Different messages that came up, at most a few for each key.
    pub messages: u64,
    /// Broken views that the game could determinize.
    pub broken_views_read: u64,
    /// Broken positions that the game could read.
    pub broken_positions_read: u64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = [
            ("games", self.games),
            ("decisions", self.decisions),
            ("longest game", self.longest_game),
            ("out of turn", self.out_of_turn),
            ("free-form", self.free_form),
            ("undone", self.undone),
            ("positions studied", self.studied),
            ("different actions", self.actions),
            ("different messages", self.messages),
            ("broken views read", self.broken_views_read),
            ("broken positions read", self.broken_positions_read),
        ];
        lines.iter().try_for_each(|(name, count)| writeln!(f, "{name:<22}{count:>10}"))
    }
}
