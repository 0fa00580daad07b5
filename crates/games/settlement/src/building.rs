//! The twelve buildings.
//!
//! What they cost and do stands in `data/buildings.toml` and is run by the generic effects in `effect/`.

use serde::{Deserialize, Serialize};

/// A type of building (section 9 of the rules).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it; what they do is data")]
pub enum Building {
    LumberMill,
    ClayPit,
    Quarry,
    DiamondMine,
    Bazaar,
    Jeweler,
    Alchemist,
    Warehouse,
    Tavern,
    Bank,
    Cathedral,
    TradingPost,
}

impl Building {
    /// How many types there are.
    pub const COUNT: usize = 12;

    /// Tiles of each type (SE-2.3).
    pub const COPIES: u8 = 3;

    /// All of them, in the order of the rules.
    pub const ALL: [Building; Building::COUNT] = [
        Building::LumberMill,
        Building::ClayPit,
        Building::Quarry,
        Building::DiamondMine,
        Building::Bazaar,
        Building::Jeweler,
        Building::Alchemist,
        Building::Warehouse,
        Building::Tavern,
        Building::Bank,
        Building::Cathedral,
        Building::TradingPost,
    ];

    /// The id in the data and the key of its name in the texts.
    pub fn id(self) -> &'static str {
        [
            "lumber_mill",
            "clay_pit",
            "quarry",
            "diamond_mine",
            "bazaar",
            "jeweler",
            "alchemist",
            "warehouse",
            "tavern",
            "bank",
            "cathedral",
            "trading_post",
        ][self.index()]
    }

    /// The building with that id.
    pub fn from_id(id: &str) -> Option<Building> {
        Building::ALL.into_iter().find(|building| building.id() == id)
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }
}
