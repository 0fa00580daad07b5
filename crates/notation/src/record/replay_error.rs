//! Why a record is not the record of a game.

use std::fmt;

use steading_game::{RuleId, Seat, SeatSet};

use super::Ending;

/// What was found when the record was played again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// A game that this program does not have.
    #[error("no game is called `{0}`: `steading games` lists those there are")]
    UnknownGame(String),
    /// The game does not begin like that.
    #[error("the game cannot be set up: {0}")]
    Setup(String),
    /// A decision that the record does not have.
    #[error("the record has no decision {decision}: it ends after decision {last}")]
    NoSuchDecision {
        /// What was asked for.
        decision: usize,
        /// What there is.
        last: usize,
    },
    /// An action that the rules forbid, or that is none.
    #[error("{place} is refused: {reason}")]
    Refused {
        /// Where it stands.
        place: Place,
        /// The rule that forbids it.
        rule: Option<RuleId>,
        /// The reason as a sentence.
        reason: String,
    },
    /// Chance cannot begin anew there.
    #[error("after decision {decision} chance cannot follow from another seed: {reason}")]
    Chance {
        /// After which decision.
        decision: usize,
        /// The reason as a sentence.
        reason: String,
    },
    /// An action after the last one.
    #[error("{0} comes too late: the game was over before it")]
    AfterTheEnd(Place),
    /// A position is not the one whose fingerprint was recorded.
    #[error("the position after decision {decision} is not the recorded one: {}", suspects(*.first, *.decision))]
    OtherPosition {
        /// The first decision that may be to blame.
        first: usize,
        /// The decision after which it was noticed.
        decision: usize,
    },
    /// The record has a result, but the game has none yet.
    #[error(
        "the record has a result, but after decision {decision} the game waits for {waiting}: actions are missing"
    )]
    NotOver {
        /// The last decision.
        decision: usize,
        /// Who would have to act.
        waiting: SeatSet,
    },
    /// The game has a result, but the record has none.
    #[error(
        "the record says `unfinished`, but after decision {decision} the game is over: its result is missing"
    )]
    Over {
        /// The last decision.
        decision: usize,
    },
    /// All positions are right, but the actions are not those that were recorded.
    #[error(
        "the actions are not the recorded ones: some were swapped or written otherwise, or their digest was changed"
    )]
    OtherActions,
    /// The record has another result than the game.
    #[error("the record says `{recorded}`, but the game ended with `{played}`")]
    OtherResult {
        /// What the record says.
        recorded: Ending,
        /// What is right.
        played: Ending,
    },
}

/// An action and where it stands in the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// Counted from 1.
    pub decision: usize,
    /// The line of the file, if the record was read from one.
    pub line: Option<usize>,
    /// Who acted.
    pub seat: Seat,
    /// The action.
    pub action: String,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}, ")?;
        }
        write!(f, "decision {}: `{}` by {}", self.decision, self.action, self.seat)
    }
}

/// What may have been changed if positions were right before decision `first` and are wrong after `decision`.
fn suspects(first: usize, decision: usize) -> String {
    if first > decision {
        return "the seed or the digest was changed".to_owned();
    }
    format!("an action between decision {first} and {decision}, the seed or the digest was changed")
}
