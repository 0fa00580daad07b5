//! Followers (OR-3): tiles of seven types.

use steading_game::named;

named! {
    /// A type of follower.
    pub enum Follower {
        /// Works the fields.
        Farmer = "farmer",
        /// Works the lakes.
        Fisherman = "fisherman",
        /// Builds.
        Craftsman = "craftsman",
        /// Trades and travels.
        Trader = "trader",
        /// Conquers.
        Knight = "knight",
        /// Studies.
        Scholar = "scholar",
        /// Stands in for anybody (OR-44).
        Monk = "monk",
    }
}

counts! {
    /// Follower tiles, by type.
    #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "{ [kind in Follower]?: number }"))]
    Followers of Follower
}
