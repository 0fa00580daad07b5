//! The road: every road makes the replacement cheaper and counts for the Longest Trade Route.
//!
//! Rules: CA-38 to CA-42, CA-53. The start road is a road like any other.

use crate::{Cards, Config, Resource, deck};

/// One required card paid with several equal ones of another kind (CA-39).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Replacement {
    /// The kind that the cost contains and that is not paid.
    pub missing: Resource,
    /// The kind that is paid instead.
    pub with: Resource,
}

impl Replacement {
    /// Every pair of two different kinds.
    pub fn all() -> impl Iterator<Item = Replacement> {
        Resource::ALL.into_iter().flat_map(|missing| {
            let others = Resource::ALL.into_iter().filter(move |&with| with != missing);
            others.map(move |with| Replacement { missing, with })
        })
    }

    /// Whether the rules let it stand in for a card of that cost (CA-39, CA-A7): one that the cost contains and, unless a card in
    /// the hand may be replaced as well, that the hand lacks.
    pub(crate) fn fits(self, cost: Cards, hand: Cards, config: &Config) -> bool {
        let asked = cost.count(self.missing);
        asked > 0 && (!config.missing_only || hand.count(self.missing) < asked)
    }

    /// What a card that costs `cost` costs with this replacement, for an owner of so many roads (CA-40).
    pub(crate) fn payment(self, cost: Cards, roads: u8) -> Cards {
        let price = Cards::of(self.with, deck().replacement(roads));
        cost.minus(Cards::of(self.missing, 1)).plus(price)
    }
}
