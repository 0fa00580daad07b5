//! The twelve buildings.
//!
//! What they cost and do stands in `data/buildings.toml` and is run by the generic effects in `effect/`.

use steading_game::named;

named! {
    /// A type of building (section 9 of the rules); what it costs and does is data.
    pub enum Building {
        LumberMill = "lumber_mill",
        ClayPit = "clay_pit",
        Quarry = "quarry",
        DiamondMine = "diamond_mine",
        Bazaar = "bazaar",
        Jeweler = "jeweler",
        Alchemist = "alchemist",
        Warehouse = "warehouse",
        Tavern = "tavern",
        Bank = "bank",
        Cathedral = "cathedral",
        TradingPost = "trading_post",
    }
}

impl Building {
    /// Tiles of each type (SE-2.3).
    pub const COPIES: u8 = 3;
}
