//! The five resources.

use serde::{Deserialize, Serialize};

/// A kind of resource card (CA-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// Lehm.
    Brick,
    /// Holz.
    Lumber,
    /// Wolle.
    Wool,
    /// Getreide.
    Grain,
    /// Erz.
    Ore,
}

impl Resource {
    /// All of them, in the order of the notation: B, L, W, G, O (CA-77).
    pub const ALL: [Resource; 5] =
        [Resource::Brick, Resource::Lumber, Resource::Wool, Resource::Grain, Resource::Ore];

    /// The letter in the notation.
    pub fn letter(self) -> char {
        b"BLWGO"[self.index()].into()
    }

    /// The resource with this letter.
    pub fn from_letter(letter: char) -> Option<Resource> {
        Resource::ALL.into_iter().find(|resource| resource.letter() == letter)
    }

    /// The id in the data and the key of its name in the texts.
    pub fn id(self) -> &'static str {
        ["brick", "lumber", "wool", "grain", "ore"][self.index()]
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }
}
