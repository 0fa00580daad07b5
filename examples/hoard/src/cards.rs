//! Cards of which only the number counts: a hand, or what lies in front of somebody.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::Card;

/// How many there are of each kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cards {
    copper: u8,
    silver: u8,
    gold: u8,
}

impl Cards {
    /// How many cards these are.
    pub fn size(self) -> usize {
        Card::ALL.into_iter().map(|card| usize::from(self[card])).sum()
    }

    /// Every single card, in the order of the kinds.
    pub fn each(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(move |card| (0..self[card]).map(move |_| card))
    }
}

impl Index<Card> for Cards {
    type Output = u8;

    fn index(&self, card: Card) -> &u8 {
        match card {
            Card::Copper => &self.copper,
            Card::Silver => &self.silver,
            Card::Gold => &self.gold,
        }
    }
}

impl IndexMut<Card> for Cards {
    fn index_mut(&mut self, card: Card) -> &mut u8 {
        match card {
            Card::Copper => &mut self.copper,
            Card::Silver => &mut self.silver,
            Card::Gold => &mut self.gold,
        }
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<T: IntoIterator<Item = Card>>(cards: T) -> Cards {
        let mut counts = Cards::default();
        for card in cards {
            // A text may name any number of cards; the audit complains about too many.
            counts[card] = counts[card].saturating_add(1);
        }
        counts
    }
}

/// The cards with spaces between them: `copper gold gold`.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<&str> = self.each().map(Card::id).collect();
        f.write_str(&ids.join(" "))
    }
}
