//! What land tiles show on their front (OR-11).

use steading_game::named;

named! {
    /// A terrain.
    pub enum Terrain {
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
