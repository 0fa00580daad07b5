//! What land tiles show on their front (OR-11).

kinds! {
    /// A terrain.
    Terrain, "terrain: field, forest, lake, pasture, hill", {
        /// Gives grain.
        Field = "field",
        /// Gives wood.
        Forest = "forest",
        /// Gives fish.
        Lake = "lake",
        /// Gives cheese.
        Pasture = "pasture",
        /// Gives wine.
        Hill = "hill",
    }
}
