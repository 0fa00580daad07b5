//! Goods (OR-5, OR-6).

use serde::{Deserialize, Serialize};

kinds! {
    /// A kind of goods.
    Good, "good: grain, wood, fish, cheese, wine, bread, brocade", {
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Good>"))]
#[serde(from = "Vec<Good>", into = "Vec<Good>")]
pub struct GoodSet(pub(crate) u8);

impl GoodSet {
    /// All seven.
    pub const ALL: GoodSet = GoodSet(0x7f);

    /// Whether the kind is one of them.
    pub fn contains(self, good: Good) -> bool {
        self.0 & 1 << good.index() != 0
    }

    /// The kinds, in the order of the data.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |&good| self.contains(good))
    }

    /// How many tiles of these kinds `goods` holds.
    pub(crate) fn among(self, goods: Goods) -> u32 {
        self.iter().map(|good| u32::from(goods.count(good))).sum()
    }
}

impl FromIterator<Good> for GoodSet {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> GoodSet {
        GoodSet(goods.into_iter().fold(0, |bits, good| bits | 1 << good.index()))
    }
}

impl From<Vec<Good>> for GoodSet {
    fn from(goods: Vec<Good>) -> GoodSet {
        goods.into_iter().collect()
    }
}

impl From<GoodSet> for Vec<Good> {
    fn from(set: GoodSet) -> Vec<Good> {
        set.iter().collect()
    }
}
