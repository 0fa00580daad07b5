//! A number of resource cards of each kind: a hand, a payment, a pile.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use steading_game::Fact;

use crate::Resource;

/// Resource cards without an order. Written `1B3W`; none is `0` (CA-77).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(from = "ByName", into = "ByName")]
pub struct Cards([u8; 5]);

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards([0; 5]);

    /// Cards by number, in the order of [`Resource::ALL`].
    pub const fn new(counts: [u8; 5]) -> Cards {
        Cards(counts)
    }

    /// `count` cards of one kind.
    pub fn of(resource: Resource, count: u8) -> Cards {
        let mut cards = Cards::NONE;
        cards.0[resource.index()] = count;
        cards
    }

    /// The numbers, in the order of [`Resource::ALL`].
    pub fn counts(&self) -> &[u8; 5] {
        &self.0
    }

    /// How many cards of this kind.
    pub fn count(&self, resource: Resource) -> u8 {
        self.0[resource.index()]
    }

    /// How many cards in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    /// Whether all of `part` are among these.
    pub fn contains(&self, part: &Cards) -> bool {
        self.0.iter().zip(&part.0).all(|(all, part)| all >= part)
    }

    /// Whether no kind is in both.
    pub fn is_disjoint(&self, other: &Cards) -> bool {
        self.0.iter().zip(&other.0).all(|(one, other)| *one == 0 || *other == 0)
    }

    /// Both together.
    pub fn plus(self, other: Cards) -> Cards {
        self.zip(other, |one, other| one + other)
    }

    /// These without `part`, kind by kind; where there are too few, none is left.
    pub fn minus(self, part: Cards) -> Cards {
        self.zip(part, u8::saturating_sub)
    }

    /// Both together, unless a number would be absurd.
    pub(crate) fn checked_plus(self, other: Cards) -> Option<Cards> {
        let fits = self.0.iter().zip(&other.0).all(|(one, other)| one.checked_add(*other).is_some());
        fits.then(|| self.plus(other))
    }

    /// These without `part`, if all of it is here.
    pub(crate) fn checked_minus(self, part: Cards) -> Option<Cards> {
        self.contains(&part).then(|| self.minus(part))
    }

    /// How many cards in all, unless the number is absurd.
    pub(crate) fn checked_total(&self) -> Option<u8> {
        self.0.iter().try_fold(0u8, |total, &count| total.checked_add(count))
    }

    /// The greater number of each kind.
    pub fn at_least(self, other: Cards) -> Cards {
        self.zip(other, u8::max)
    }

    /// The smaller number of each kind.
    pub fn at_most(self, other: Cards) -> Cards {
        self.zip(other, u8::min)
    }

    /// The kinds that there are.
    pub fn kinds(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&resource| self.count(resource) > 0)
    }

    /// Everything of which `total` cards can be chosen, in a stable order.
    pub fn for_each_choice(&self, total: u8, visit: &mut impl FnMut(Cards)) {
        self.choose(0, total, Cards::NONE, visit);
    }

    fn choose(&self, kind: usize, left: u8, chosen: Cards, visit: &mut impl FnMut(Cards)) {
        let Some(&here) = self.0.get(kind) else {
            if left == 0 {
                visit(chosen);
            }
            return;
        };
        let later: u8 = self.0[kind + 1..].iter().sum();
        for count in left.saturating_sub(later)..=here.min(left) {
            let mut chosen = chosen;
            chosen.0[kind] = count;
            self.choose(kind + 1, left - count, chosen, visit);
        }
    }

    fn zip(self, other: Cards, combine: impl Fn(u8, u8) -> u8) -> Cards {
        Cards(std::array::from_fn(|kind| combine(self.0[kind], other.0[kind])))
    }
}

impl FromIterator<Resource> for Cards {
    fn from_iter<I: IntoIterator<Item = Resource>>(resources: I) -> Cards {
        resources.into_iter().fold(Cards::NONE, |cards, resource| cards.plus(Cards::of(resource, 1)))
    }
}

impl From<Cards> for Fact {
    fn from(cards: Cards) -> Fact {
        Fact::Things(cards.kinds().map(|kind| (u32::from(cards.count(kind)), kind.id())).collect())
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("0");
        }
        self.kinds().try_for_each(|kind| write!(f, "{}{}", self.count(kind), kind.letter()))
    }
}

/// The text names no cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("cards are numbers and letters in the order B, L, W, G, O, such as 1B3W, or 0 for none")]
pub struct NotCards;

impl FromStr for Cards {
    type Err = NotCards;

    fn from_str(text: &str) -> Result<Cards, NotCards> {
        if text == "0" {
            return Ok(Cards::NONE);
        }
        let mut counts = [0; 5];
        crate::notation::counted(text, "BLWGO", &mut counts).ok_or(NotCards)?;
        Ok(Cards(counts))
    }
}

#[derive(Serialize, Deserialize)]
struct ByName {
    brick: u8,
    lumber: u8,
    wool: u8,
    grain: u8,
    ore: u8,
}

impl From<ByName> for Cards {
    fn from(by: ByName) -> Cards {
        Cards([by.brick, by.lumber, by.wool, by.grain, by.ore])
    }
}

impl From<Cards> for ByName {
    fn from(Cards([brick, lumber, wool, grain, ore]): Cards) -> ByName {
        ByName { brick, lumber, wool, grain, ore }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_all_different_and_of_the_right_size() {
        let hand: Cards = "5B3L".parse().unwrap();
        let mut found = Vec::new();
        hand.for_each_choice(4, &mut |cards| found.push(cards.to_string()));
        assert_eq!(found, ["1B3L", "2B2L", "3B1L", "4B"]);
    }

    #[test]
    fn only_the_canonical_text_is_read() {
        for wrong in ["", "B", "1W1B", "0B", "01B", "1B1B", "1X", "300B", "1b", "1B 1L", "00"] {
            assert_eq!(wrong.parse::<Cards>(), Err(NotCards), "{wrong}");
        }
    }
}
