//! Counted resources: `2W1D`.
//!
//! Five counters in one word, so that "can pay" is one subtraction for all kinds at once: every counter has a spare bit
//! on top that only survives the subtraction if nothing had to be borrowed.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use steading_game::Fact;

use crate::Resource;

/// How many of each resource.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Counts"))]
#[serde(try_from = "Counts", into = "Counts")]
pub struct Resources(u64);

const LANE: usize = 12;
const COUNT: u64 = (1 << (LANE - 1)) - 1;
const ONES: u64 = 1 | 1 << LANE | 1 << (2 * LANE) | 1 << (3 * LANE) | 1 << (4 * LANE);
const SPARE: u64 = ONES << (LANE - 1);

impl Resources {
    /// Nothing.
    pub const NONE: Resources = Resources(0);

    /// More than this of one kind is never on the table: what a game can add to it still fits the counters.
    pub const MOST: u16 = 500;

    /// So many of one kind.
    pub const fn of(kind: Resource, count: u16) -> Resources {
        Resources((count as u64 & COUNT) << (LANE * kind.index()))
    }

    /// How many of that kind.
    pub const fn count(self, kind: Resource) -> u16 {
        (self.0 >> (LANE * kind.index()) & COUNT) as u16
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Resources) -> Resources {
        Resources(self.0 + other.0)
    }

    /// What is left; `other` must be contained.
    #[must_use]
    pub(crate) const fn minus(self, other: Resources) -> Resources {
        Resources(self.0 - other.0)
    }

    /// What is left, if `other` is contained.
    pub fn checked_minus(self, other: Resources) -> Option<Resources> {
        self.contains(other).then(|| self.minus(other))
    }

    /// Whether there is enough of every kind.
    pub const fn contains(self, other: Resources) -> bool {
        ((self.0 | SPARE) - other.0) & SPARE == SPARE
    }

    /// As many of each kind as both have.
    #[must_use]
    pub fn at_most(self, other: Resources) -> Resources {
        let common = |kind| Resources::of(kind, self.count(kind).min(other.count(kind)));
        Resource::ALL.into_iter().fold(Resources::NONE, |sum, kind| sum.plus(common(kind)))
    }

    /// What of `wanted` is missing here.
    #[must_use]
    pub fn missing(self, wanted: Resources) -> Resources {
        wanted.minus(wanted.at_most(self))
    }

    /// Whether there is nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The wood, clay and stone.
    #[must_use]
    pub const fn basics(self) -> Resources {
        Resources(self.0 & ((1 << (3 * LANE)) - 1))
    }

    /// The number of tokens.
    pub fn total(self) -> u16 {
        Resource::ALL.into_iter().map(|kind| self.count(kind)).sum()
    }

    /// The kinds that are there.
    pub fn kinds(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&kind| self.count(kind) > 0)
    }
}

impl fmt::Display for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("0");
        }
        self.kinds().try_for_each(|kind| write!(f, "{}{}", self.count(kind), kind.letter()))
    }
}

impl fmt::Debug for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is no number of resources.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("write resources as 2W1C3S1D1G in this order, and nothing as 0")]
pub struct NotResources;

impl FromStr for Resources {
    type Err = NotResources;

    /// Reads the canonical form only: the letters in their order, each at most once, no zero before a letter.
    fn from_str(text: &str) -> Result<Resources, NotResources> {
        if text == "0" {
            return Ok(Resources::NONE);
        }
        let (mut rest, mut found, mut earliest) = (text, Resources::NONE, 0);
        while !rest.is_empty() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let count = rest[..digits].parse().ok().filter(|&count| count <= Resources::MOST);
            let letter = rest[digits..].chars().next().ok_or(NotResources)?;
            let kind = Resource::from_letter(letter).ok_or(NotResources)?;
            if kind.index() < earliest || rest.starts_with('0') {
                return Err(NotResources);
            }
            found = found.plus(Resources::of(kind, count.ok_or(NotResources)?));
            earliest = kind.index() + 1;
            rest = &rest[digits + 1..];
        }
        if earliest == 0 { Err(NotResources) } else { Ok(found) }
    }
}

/// Resources as a table of names, in JSON and in the data files. Kinds that are not there may be left out.
#[derive(Serialize, Deserialize, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
struct Counts {
    wood: u16,
    clay: u16,
    stone: u16,
    diamond: u16,
    gold: u16,
}

impl From<Resources> for Counts {
    fn from(resources: Resources) -> Counts {
        let [wood, clay, stone, diamond, gold] = Resource::ALL.map(|kind| resources.count(kind));
        Counts { wood, clay, stone, diamond, gold }
    }
}

impl TryFrom<Counts> for Resources {
    type Error = String;

    fn try_from(counts: Counts) -> Result<Resources, String> {
        let counts = [counts.wood, counts.clay, counts.stone, counts.diamond, counts.gold];
        if counts.iter().any(|&count| count > COUNT as u16) {
            return Err("so many tokens of a kind are never on the table".to_owned());
        }
        let pairs = Resource::ALL.into_iter().zip(counts);
        Ok(pairs.fold(Resources::NONE, |sum, (kind, count)| sum.plus(Resources::of(kind, count))))
    }
}

impl From<Resources> for Fact {
    fn from(resources: Resources) -> Fact {
        Fact::Things(resources.kinds().map(|kind| (u32::from(resources.count(kind)), kind.id())).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_reads_back_in_its_one_form() {
        for text in ["0", "1W", "2W1C3S1D12G", "500G"] {
            assert_eq!(text.parse::<Resources>().unwrap().to_string(), text);
        }
        for wrong in ["", "W", "0W", "1C1W", "1W1W", "01W", "1X", "1", "501W", "1ß"] {
            assert!(wrong.parse::<Resources>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_kind_never_pays_for_another() {
        let have: Resources = "2W1G".parse().unwrap();
        for (price, paid) in [("2W1G", true), ("3W", false), ("1C", false), ("1D", false), ("0", true)] {
            assert_eq!(have.contains(price.parse().unwrap()), paid, "{price}");
        }
        assert_eq!(have.missing("3W2D1G".parse().unwrap()).to_string(), "1W2D");
    }
}
