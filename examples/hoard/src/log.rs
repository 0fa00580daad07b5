//! What is told while a game is played, for the log and for animation.

use serde::Serialize;
use steading_game::{Seat, Viewer};

use crate::Card;

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Event {
    /// Somebody was dealt a hand.
    Dealt {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// A card was laid out.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Somebody boasted.
    Boasted {
        /// Who.
        seat: Seat,
        /// Of what.
        points: u8,
    },
    /// A card was drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which; only that player knows.
        card: Option<Card>,
    },
    /// The die was rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What it shows.
        luck: u8,
    },
    /// A turn ended without a card.
    Ended {
        /// Whose.
        seat: Seat,
    },
    /// Somebody knocked.
    Knocked {
        /// Who.
        seat: Seat,
    },
}

impl Event {
    /// What `viewer` may know of it: a drawn card is seen by whoever drew it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::Drew { seat, .. } if !viewer.is(*seat) => Event::Drew { seat: *seat, card: None },
            seen => seen.clone(),
        }
    }
}
