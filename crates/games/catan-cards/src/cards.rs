//! A number of resource cards of each kind: a hand, a payment, a pile.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use steading_game::Fact;

use crate::Resource;

/// Resource cards without an order. Written `1B3W`; none is `0` (CA-77).
///
/// Five numbers in one word, eight bits each, so that a whole hand is compared or paid in a few instructions. The highest
/// bit of each number stays free for that: no number is above [`Cards::MOST`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "ByName"))]
#[serde(try_from = "ByName", into = "ByName")]
pub struct Cards(u64);

/// The highest bit of every number.
const GUARDS: u64 = 0x80_8080_8080;

impl Cards {
    /// No cards.
    pub const NONE: Cards = Cards(0);

    /// The greatest number of one kind that can be written down; the box holds far fewer.
    pub const MOST: u8 = 127;

    /// Cards by number, in the order of [`Resource::ALL`]; numbers above [`Cards::MOST`] become that.
    pub const fn new(counts: [u8; 5]) -> Cards {
        let mut word = 0;
        let mut kind = 0;
        while kind < counts.len() {
            let count = if counts[kind] > Cards::MOST { Cards::MOST } else { counts[kind] };
            word |= (count as u64) << (8 * kind);
            kind += 1;
        }
        Cards(word)
    }

    /// `count` cards of one kind.
    pub fn of(resource: Resource, count: u8) -> Cards {
        debug_assert!(count <= Cards::MOST);
        Cards(u64::from(count) << (8 * resource.index()))
    }

    /// The numbers, in the order of [`Resource::ALL`].
    pub fn counts(self) -> [u8; 5] {
        Resource::ALL.map(|resource| self.count(resource))
    }

    /// How many cards of this kind.
    pub fn count(self, resource: Resource) -> u8 {
        (self.0 >> (8 * resource.index())) as u8
    }

    /// How many cards in all; at most 255.
    pub fn total(self) -> u8 {
        self.counts().iter().fold(0, |total: u8, &count| total.saturating_add(count))
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Cards::NONE
    }

    /// Whether all of `part` are among these.
    pub fn contains(self, part: Cards) -> bool {
        // A guard bit survives the subtraction where there are enough.
        ((self.0 | GUARDS) - part.0) & GUARDS == GUARDS
    }

    /// Whether no kind is in both.
    pub fn is_disjoint(self, other: Cards) -> bool {
        self.kinds().all(|kind| other.count(kind) == 0)
    }

    /// Both together.
    pub fn plus(self, other: Cards) -> Cards {
        let sum = Cards(self.0 + other.0);
        debug_assert!(sum.0 & GUARDS == 0, "{self} and {other} are too many");
        sum
    }

    /// These without `part`, kind by kind; where there are too few, none is left.
    pub fn minus(self, part: Cards) -> Cards {
        let difference = (self.0 | GUARDS) - part.0;
        let enough = ((difference & GUARDS) >> 7) * 0x7f;
        Cards(difference & enough)
    }

    /// Both together, unless a number would be absurd.
    pub(crate) fn checked_plus(self, other: Cards) -> Option<Cards> {
        let sum = self.0 + other.0;
        (sum & GUARDS == 0).then_some(Cards(sum))
    }

    /// These without `part`, if all of it is here.
    pub(crate) fn checked_minus(self, part: Cards) -> Option<Cards> {
        self.contains(part).then(|| self.minus(part))
    }

    /// The greater number of each kind.
    pub fn at_least(self, other: Cards) -> Cards {
        self.plus(other.minus(self))
    }

    /// The smaller number of each kind.
    pub fn at_most(self, other: Cards) -> Cards {
        self.minus(self.minus(other))
    }

    /// The kinds that there are.
    pub fn kinds(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&resource| self.count(resource) > 0)
    }

    /// Visits everything of which `total` cards can be chosen, in a stable order.
    pub fn for_each_choice(self, total: u8, visit: &mut impl FnMut(Cards)) {
        choose(&self.counts(), total, Cards::NONE, 0, visit);
    }
}

fn choose(counts: &[u8; 5], left: u8, chosen: Cards, kind: usize, visit: &mut impl FnMut(Cards)) {
    let Some(&resource) = Resource::ALL.get(kind) else {
        visit(chosen);
        return;
    };
    let later: u8 = counts[kind + 1..].iter().sum();
    for count in left.saturating_sub(later)..=counts[kind].min(left) {
        choose(counts, left - count, chosen.plus(Cards::of(resource, count)), kind + 1, visit);
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
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
        if counts.iter().any(|&count| count > Cards::MOST) {
            return Err(NotCards);
        }
        Ok(Cards::new(counts))
    }
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ByName {
    brick: u8,
    lumber: u8,
    wool: u8,
    grain: u8,
    ore: u8,
}

impl TryFrom<ByName> for Cards {
    type Error = NotCards;

    fn try_from(by: ByName) -> Result<Cards, NotCards> {
        let counts = [by.brick, by.lumber, by.wool, by.grain, by.ore];
        counts.iter().all(|&count| count <= Cards::MOST).then_some(Cards::new(counts)).ok_or(NotCards)
    }
}

impl From<Cards> for ByName {
    fn from(cards: Cards) -> ByName {
        let [brick, lumber, wool, grain, ore] = cards.counts();
        ByName { brick, lumber, wool, grain, ore }
    }
}

#[cfg(test)]
mod tests {
    use steading_game::{GameRng, Seed};

    use super::*;

    #[test]
    fn choices_are_all_different_and_of_the_right_size() {
        let hand: Cards = "5B3L".parse().unwrap();
        let mut found = Vec::new();
        hand.for_each_choice(4, &mut |cards| found.push(cards.to_string()));
        assert_eq!(found, ["1B3L", "2B2L", "3B1L", "4B"]);
    }

    /// The arithmetic on whole words agrees with the obvious one, number by number.
    #[test]
    fn words_count_like_numbers() {
        let mut rng = GameRng::new(Seed::from_number(1));
        let mut any = || -> [u8; 5] { std::array::from_fn(|_| rng.below(64) as u8) };
        for _ in 0..10_000 {
            let (one, other) = (any(), any());
            let [a, b] = [one, other].map(Cards::new);
            let zip = |f: fn(u8, u8) -> u8| Cards::new(std::array::from_fn(|kind| f(one[kind], other[kind])));
            assert_eq!(a.plus(b), zip(|x, y| x + y));
            assert_eq!(a.minus(b), zip(u8::saturating_sub));
            assert_eq!(a.at_least(b), zip(u8::max));
            assert_eq!(a.at_most(b), zip(u8::min));
            assert_eq!(a.contains(b), one.iter().zip(other).all(|(x, y)| *x >= y), "{a} {b}");
            assert_eq!(
                (a.counts(), a.total() as u32),
                (one, one.iter().map(|&x| u32::from(x)).sum::<u32>().min(255))
            );
        }
    }

    #[test]
    fn only_the_canonical_text_is_read() {
        for wrong in ["", "B", "1W1B", "0B", "01B", "1B1B", "1X", "300B", "128B", "1b", "1B 1L", "00"] {
            assert_eq!(wrong.parse::<Cards>(), Err(NotCards), "{wrong}");
        }
    }
}
