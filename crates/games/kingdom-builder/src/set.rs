//! The boxes that can be mixed.
//!
//! Rules: KB-12 and the first rule of every expansion.

pub use crate::things::Set;

/// Sets of the game, together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Sets(u16);

const _: () = assert!(Set::COUNT <= u16::BITS as usize, "a set of sets has no more bits");

impl Sets {
    /// None.
    pub const NONE: Sets = Sets(0);

    /// With one more.
    pub const fn with(self, set: Set) -> Sets {
        Sets(self.0 | 1 << set.index())
    }

    /// Whether it is among them.
    pub const fn contains(self, set: Set) -> bool {
        self.0 >> set.index() & 1 != 0
    }

    /// Those among them, in the usual order.
    pub fn iter(self) -> impl Iterator<Item = Set> {
        Set::ALL.iter().copied().filter(move |&set| self.contains(set))
    }
}
