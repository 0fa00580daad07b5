//! What is swapped: terms of an offer, and one-sided calls.

use std::fmt;

use serde::{Deserialize, Serialize};
use steading_game::Illegal;

use crate::{Cards, Config, deck};

/// A pair of give and want, seen from the active player, whoever speaks. Written `2W for 1O`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Terms {
    /// From the active player to the partner.
    pub give: Cards,
    /// From the partner to the active player.
    pub want: Cards,
}

impl Terms {
    /// Whether anybody may say this at all, whatever the hands are (CA-N2, CA-A4, CA-A5, CA-A22, CA-A23).
    pub(crate) fn check(&self, config: &Config) -> Result<(), Illegal> {
        if !deck().resources.contains(self.give) || !deck().resources.contains(self.want) {
            return Err(Illegal::new("CA-A23", "illegal-more-than-exist"));
        }
        let empty = [self.give, self.want].iter().filter(|side| side.is_empty()).count();
        if config.free_trade && empty == 2 {
            return Err(Illegal::new("CA-A22", "illegal-nothing-for-nothing"));
        }
        if !config.free_trade && empty > 0 {
            return Err(Illegal::new("CA-A4", "illegal-gift"));
        }
        if !config.trades_one_kind() && !self.give.is_disjoint(self.want) {
            return Err(Illegal::new("CA-A5", "illegal-same-kind"));
        }
        Ok(())
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} for {}", self.give, self.want)
    }
}

/// An open question to all, with one side named (CA-N3). Written `want 1O` or `give 2W`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Call {
    /// "Who wants these?"
    Give(Cards),
    /// "Who has these?"
    Want(Cards),
}

impl Call {
    /// The cards that are named.
    pub fn cards(self) -> Cards {
        match self {
            Call::Give(cards) | Call::Want(cards) => cards,
        }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Give(cards) => write!(f, "give {cards}"),
            Call::Want(cards) => write!(f, "want {cards}"),
        }
    }
}
