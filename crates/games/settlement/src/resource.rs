//! The five resources.

use serde::{Deserialize, Serialize};

/// A kind of resource (SE-2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// Holz, basic.
    Wood,
    /// Lehm, basic.
    Clay,
    /// Stein, basic.
    Stone,
    /// Diamant, rare.
    Diamond,
    /// Gold, rare.
    Gold,
}

impl Resource {
    /// All of them, in the order of the notation: W, C, S, D, G.
    pub const ALL: [Resource; 5] =
        [Resource::Wood, Resource::Clay, Resource::Stone, Resource::Diamond, Resource::Gold];

    /// The basic ones.
    pub const BASIC: [Resource; 3] = [Resource::Wood, Resource::Clay, Resource::Stone];

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

    /// The id in the data and the key of its name in the texts.
    pub fn id(self) -> &'static str {
        ["wood", "clay", "stone", "diamond", "gold"][self.index()]
    }

    /// The key of the name of a landscape that gives this resource.
    pub fn landscape(self) -> &'static str {
        ["landscape-wood", "landscape-clay", "landscape-stone", "landscape-diamond", "landscape-gold"]
            [self.index()]
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}
