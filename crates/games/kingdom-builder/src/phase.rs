//! Where the turn stands.
//!
//! Rules: KB-18 to KB-22, EN-1. A turn is a mandatory action of several builds, and extra actions before and after it. An
//! extra action goes through stages, each of which is one decision; until something was done it can be cancelled.

use serde::{Deserialize, Serialize};
use steading_game::{Seat, SeatSet};

use crate::{Extra, Hex, State, sets};

/// What is being decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The active player builds within the mandatory action, begins an extra action, or ends the turn.
    Turn,
    /// An extra action is under way.
    Acting(Acting),
    /// Play is over, and a silo action comes before the scoring (HA-6).
    Silo(SiloAction),
    /// Nobody acts any more.
    Over,
}

/// An extra action that is under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Acting {
    /// Which.
    pub extra: Extra,
    /// How far it has come.
    pub stage: Stage,
}

/// A silo action that is under way. It begins with `Stage::Build { done: 0 }`, where building or moving is still open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SiloAction {
    /// Whose.
    pub seat: Seat,
    /// At which silo.
    pub silo: Hex,
    /// How far it has come.
    pub stage: Stage,
}

/// How far an extra action has come. `done` counts what it has placed, moved or taken so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A hex to build on is chosen.
    Build {
        /// Pieces built so far.
        done: u8,
    },
    /// A piece to pick up is chosen.
    Lift,
    /// The piece that was picked up is put down. Until then it stays on its hex (KB-42).
    Put {
        /// Where it stands.
        from: Hex,
    },
    /// A piece goes step by step: Wagon, Lighthouse, Resettlement.
    Step {
        /// Steps made so far.
        done: u8,
        /// The piece that goes, once it is chosen.
        from: Option<Hex>,
    },
    /// A piece to take off the board is chosen: Temple, Sword.
    Take {
        /// Pieces taken so far.
        done: u8,
    },
    /// A used tile is chosen that can be used once more: Bazaar.
    Repeat,
}

/// Where the mandatory action stands (KB-19 to KB-21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Mandatory {
    /// Still to come; extra actions may come before it.
    Ahead,
    /// Begun: nothing may come between its builds (KB-20).
    Running,
    /// Done, or void; extra actions may follow.
    Done,
}

/// The seats that the game waits for: never more than one.
#[inline]
pub(crate) fn must_act(state: &State) -> SeatSet {
    decides(state).map_or(SeatSet::EMPTY, SeatSet::one)
}

/// The seat that the game waits for.
#[inline]
pub(crate) fn decides(state: &State) -> Option<Seat> {
    if let Some(asked) = sets::marshlands::asked(state) {
        return Some(asked);
    }
    match state.phase {
        Phase::Turn | Phase::Acting(_) => Some(state.turn.active),
        Phase::Silo(action) => Some(action.seat),
        Phase::Over => None,
    }
}
