//! Followers (OR-3): tiles of seven types.

kinds! {
    /// A type of follower.
    Follower, "follower: farmer, fisherman, craftsman, trader, knight, scholar, monk", {
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
