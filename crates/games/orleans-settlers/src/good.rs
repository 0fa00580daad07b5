//! Goods (OR-5, OR-6).

use steading_game::{Set, named};

named! {
    /// A kind of goods.
    pub enum Good {
        /// From fields.
        Grain = "grain",
        /// From forests.
        Wood = "wood",
        /// From lakes.
        Fish = "fish",
        /// From pastures.
        Cheese = "cheese",
        /// From hills.
        Wine = "wine",
        /// Made of grain.
        Bread = "bread",
        /// Made by hand.
        Brocade = "brocade",
    }
}

counts! {
    /// Goods tiles, by kind.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ [kind in Good]?: number }"))]
    Goods of Good
}

/// Some kinds of goods.
pub type GoodSet = Set<Good, u8>;

impl Goods {
    /// How many tiles there are of any of these kinds.
    pub(crate) fn of_any(self, kinds: GoodSet) -> u32 {
        kinds.iter().map(|good| u32::from(self.count(good))).sum()
    }
}
