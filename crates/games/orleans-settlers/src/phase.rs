//! Where the round stands: the seven phases of OR-30 as an enum.
//!
//! Phases 2 and 7 usually hold no decision and run by themselves. What interrupts a phase lies on the stack of pending
//! decisions (`pending.rs`).

use serde::{Deserialize, Serialize};
use steading_game::{Seat, SeatSet};

use crate::event::Timing;
use crate::{MAX_PLAYERS, State};

/// Where the round stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Phase 1: an event that acts at once waits for answers.
    Reveal,
    /// Phase 2: one player after the other says how many followers to draw (the other reading of OR-40).
    Draw {
        /// How many players were asked, the current one included.
        turn: u8,
    },
    /// Phase 3: everybody plans at the same time (OR-47).
    Plan {
        /// Who has ended planning.
        done: SeatSet,
        /// Who has made a first step, after which nothing can be recalled (OR-45a).
        begun: SeatSet,
    },
    /// Phase 4: one place after the other is activated.
    Actions {
        /// Whose turn it is.
        active: Seat,
        /// Who is out (OR-48).
        passed: SeatSet,
    },
    /// Phase 5, or at the end of another one: the event is carried out for one player after the other.
    Resolve {
        /// When that is, if not in phase 5.
        #[serde(default, skip_serializing_if = "Timing::is_usual")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Timing>"))]
        at: Timing,
        /// How many players it was carried out for, the current one included.
        turn: u8,
        /// What a comparing event compares, taken at the start of the phase (OR-54).
        values: [u8; MAX_PLAYERS],
    },
    /// Phase 6: the round bonus of one player after the other.
    Bonus {
        /// How many players had theirs, the current one included.
        turn: u8,
        /// The current player pays a malus, and the figure stands up after it (OR-68).
        malus: bool,
        /// The figure of the current player lay before, and stands up after the bonus and its fame (OR-68).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        rises: bool,
        /// The areas of everybody at the start of the phase (OR-55).
        areas: [u8; MAX_PLAYERS],
    },
    /// After round 16.
    Over,
}

/// The seats that the game waits for.
pub(crate) fn must_act(state: &State) -> SeatSet {
    if let Some(pending) = state.stack.top() {
        return SeatSet::one(pending.seat);
    }
    match state.phase {
        Phase::Plan { done, .. } => done.iter().fold(SeatSet::all(state.config.players), SeatSet::without),
        Phase::Actions { active, .. } => SeatSet::one(active),
        Phase::Reveal | Phase::Draw { .. } | Phase::Resolve { .. } | Phase::Bonus { .. } | Phase::Over => {
            SeatSet::EMPTY
        }
    }
}

impl State {
    /// The player who is `turn`-th in turn order, counted from 1.
    pub(crate) fn nth(&self, turn: u8) -> Seat {
        Seat((self.start.0 + turn.saturating_sub(1)) % self.config.players)
    }
}
