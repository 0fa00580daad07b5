//! What can happen to a game, and why it cannot.

use crate::{PositionError, Seat, Seed};

/// What can happen to a game. `A` is an action, or its notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Change<A> {
    /// Somebody decides.
    Decision {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// From here on chance follows from another seed.
    Reseed {
        /// The seed.
        seed: Seed,
    },
    /// Somebody takes back the last own decision.
    Undo {
        /// Who.
        seat: Seat,
    },
    /// Somebody takes back all own decisions that can be taken back.
    RestartTurn {
        /// Who.
        seat: Seat,
    },
    /// The game goes back, with the consent of all.
    Rewind {
        /// How many decisions are left.
        decisions: usize,
        /// Where chance comes from afterwards, if what was drawn is not to be drawn again.
        seed: Option<Seed>,
    },
}

/// What is kept of all that happened: what counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept<A> {
    /// Somebody decided.
    Decision {
        /// Who.
        seat: Seat,
        /// What.
        action: A,
    },
    /// From here on chance followed from another seed.
    Reseed {
        /// The seed.
        seed: Seed,
    },
}

impl<A> Change<A> {
    /// The same with the action read by `read`.
    pub fn try_map<B, E>(self, read: impl FnOnce(A) -> Result<B, E>) -> Result<Change<B>, E> {
        Ok(match self {
            Change::Decision { seat, action } => Change::Decision { seat, action: read(action)? },
            Change::Reseed { seed } => Change::Reseed { seed },
            Change::Undo { seat } => Change::Undo { seat },
            Change::RestartTurn { seat } => Change::RestartTurn { seat },
            Change::Rewind { decisions, seed } => Change::Rewind { decisions, seed },
        })
    }
}

/// Why a step was not taken. `R` says why a decision is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CannotChange<R> {
    /// The decision is refused.
    #[error(transparent)]
    Decision(R),
    /// Nothing can be taken back.
    #[error(transparent)]
    Undo(#[from] CannotUndo),
    /// Chance cannot begin anew here.
    #[error(transparent)]
    Reseed(PositionError),
    /// The game cannot go back that far.
    #[error(transparent)]
    Rewind(#[from] CannotRewind),
}

impl<R> CannotChange<R> {
    /// The same with the reason why a decision is refused in another form.
    pub fn map<S>(self, write: impl FnOnce(R) -> S) -> CannotChange<S> {
        match self {
            CannotChange::Decision(refusal) => CannotChange::Decision(write(refusal)),
            CannotChange::Undo(error) => CannotChange::Undo(error),
            CannotChange::Reseed(error) => CannotChange::Reseed(error),
            CannotChange::Rewind(error) => CannotChange::Rewind(error),
        }
    }
}

/// Nothing of that seat can be taken back: a card was turned up since then, or somebody else was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("nothing can be taken back: something hidden came to light or another player was asked since then")]
pub struct CannotUndo;

/// Why a game does not go back.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CannotRewind {
    /// That many decisions were never made.
    #[error("{decisions} decisions cannot be left of {made}")]
    NoSuchMoment {
        /// How many were to be left.
        decisions: usize,
        /// How many there are.
        made: usize,
    },
    /// The chance that the game had later cannot begin there.
    #[error(transparent)]
    Chance(PositionError),
}
