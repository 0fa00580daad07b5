//! The five resources.

use steading_game::{Set, named};

named! {
    /// A kind of resource (SE-2.4), in the order of the notation: W, C, S, D, G.
    pub enum Resource {
        /// Holz, basic.
        Wood = "wood",
        /// Lehm, basic.
        Clay = "clay",
        /// Stein, basic.
        Stone = "stone",
        /// Diamant, rare.
        Diamond = "diamond",
        /// Gold, rare.
        Gold = "gold",
    }
}

impl Resource {
    /// The basic ones.
    pub const BASIC: [Resource; 3] = [Resource::Wood, Resource::Clay, Resource::Stone];

    /// The basic ones, as a set.
    pub const BASICS: Kinds = Kinds::from_bits(0b111);

    /// Whether it is a basic one.
    pub fn is_basic(self) -> bool {
        self.index() < Resource::BASIC.len()
    }

    /// The letter in the notation.
    pub fn letter(self) -> char {
        b"WCSDG"[self.index()].into()
    }

    /// The resource with this letter.
    pub fn from_letter(letter: char) -> Option<Resource> {
        Resource::ALL.into_iter().find(|resource| resource.letter() == letter)
    }

    /// The key of the name of a landscape that gives this resource.
    pub fn landscape(self) -> &'static str {
        ["landscape-wood", "landscape-clay", "landscape-stone", "landscape-diamond", "landscape-gold"]
            [self.index()]
    }
}

/// A set of resource kinds.
pub type Kinds = Set<Resource, u8>;
