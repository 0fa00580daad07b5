//! Where a game stands.

use serde::{Deserialize, Serialize};
use steading_game::Seat;

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "phase")]
pub enum Phase {
    /// A turn (HO-3).
    Turn {
        /// Whose.
        seat: Seat,
        /// How many cards were laid out in it.
        laid: u8,
    },
    /// The game is over (HO-7).
    Over,
}

impl Phase {
    /// The beginning of somebody's turn.
    pub fn turn(seat: Seat) -> Phase {
        Phase::Turn { seat, laid: 0 }
    }

    /// Who is on turn.
    pub fn active(self) -> Option<Seat> {
        match self {
            Phase::Turn { seat, .. } => Some(seat),
            Phase::Over => None,
        }
    }
}
