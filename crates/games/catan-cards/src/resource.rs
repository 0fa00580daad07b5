//! The five resources.

use steading_game::named;

named! {
    /// A kind of resource card (CA-2), in the order of the notation: B, L, W, G, O (CA-77).
    pub enum Resource {
        /// Lehm.
        Brick = "brick",
        /// Holz.
        Lumber = "lumber",
        /// Wolle.
        Wool = "wool",
        /// Getreide.
        Grain = "grain",
        /// Erz.
        Ore = "ore",
    }
}

impl Resource {
    /// The letter in the notation.
    pub fn letter(self) -> char {
        b"BLWGO"[self.index()].into()
    }

    /// The resource with this letter.
    pub fn from_letter(letter: char) -> Option<Resource> {
        Resource::ALL.into_iter().find(|resource| resource.letter() == letter)
    }
}
