//! The common supply (OR-12 to OR-14).

use serde::{Deserialize, Serialize};

use crate::{Followers, Goods, PlaceSet};

/// The market and everything else that lies beside the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Market {
    /// Goods tiles.
    pub goods: Goods,
    /// Followers.
    pub followers: Followers,
    /// Technology tiles.
    pub technology: u8,
    /// Churches.
    pub churches: u8,
    /// The place cards in stock.
    pub cards: PlaceSet,
    /// Goods that were removed from the game.
    pub removed: Goods,
}
