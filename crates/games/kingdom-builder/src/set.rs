//! The boxes that can be mixed.
//!
//! Rules: KB-12 and the first rule of every expansion.

use crate::names::names;

names! {
    /// The base game, an expansion or a mini expansion.
    pub enum Set in "option-sets" {
        Base = "base",
        Nomads = "nomads",
        Crossroads = "crossroads",
        Marshlands = "marshlands",
        Harvest = "harvest",
        Capitol = "capitol",
        Caves = "caves",
        Island = "island",
    }
}

/// Sets of the game, together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sets(u8);

impl Sets {
    /// None.
    pub const NONE: Sets = Sets(0);

    /// With one more.
    pub const fn with(self, set: Set) -> Sets {
        Sets(self.0 | 1 << set.index())
    }

    /// Whether it is among them.
    pub const fn contains(self, set: Set) -> bool {
        self.0 >> set.index() & 1 != 0
    }

    /// Those among them, in the usual order.
    pub fn iter(self) -> impl Iterator<Item = Set> {
        Set::ALL.iter().copied().filter(move |&set| self.contains(set))
    }
}
