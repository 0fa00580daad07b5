//! The three kinds of card.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A card, by what it is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Worth little, and gold is laid upon it.
    Copper,
    /// Worth more.
    Silver,
    /// Worth most.
    Gold,
}

impl Card {
    /// All of them, in the order of the rules.
    pub const ALL: [Card; 3] = [Card::Copper, Card::Silver, Card::Gold];

    /// Its id: in the data, in positions, and as the key of its name.
    pub fn id(self) -> &'static str {
        match self {
            Card::Copper => "copper",
            Card::Silver => "silver",
            Card::Gold => "gold",
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Card {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Card, &'static str> {
        Card::ALL.into_iter().find(|card| card.id() == text).ok_or("no such card")
    }
}
