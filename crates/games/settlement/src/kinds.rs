//! Sets of resource kinds.

use serde::{Deserialize, Serialize};

use crate::Resource;

/// A set of resource kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Resource>"))]
#[serde(from = "Vec<Resource>", into = "Vec<Resource>")]
pub struct Kinds(pub(crate) u8);

impl Kinds {
    /// None.
    pub const NONE: Kinds = Kinds(0);

    /// Wood, clay and stone.
    pub const BASIC: Kinds = Kinds(0b111);

    /// Whether `kind` is in the set.
    pub fn contains(self, kind: Resource) -> bool {
        self.0 >> kind.index() & 1 == 1
    }

    /// The set with `kind`.
    #[must_use]
    pub fn with(self, kind: Resource) -> Kinds {
        Kinds(self.0 | 1 << kind.index())
    }

    /// What is in both sets.
    #[must_use]
    pub fn and(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many kinds there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The kinds in the order of the notation.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<Resource> for Kinds {
    fn from_iter<I: IntoIterator<Item = Resource>>(kinds: I) -> Kinds {
        kinds.into_iter().fold(Kinds::NONE, Kinds::with)
    }
}

impl From<Vec<Resource>> for Kinds {
    fn from(kinds: Vec<Resource>) -> Kinds {
        kinds.into_iter().collect()
    }
}

impl From<Kinds> for Vec<Resource> {
    fn from(kinds: Kinds) -> Vec<Resource> {
        kinds.iter().collect()
    }
}
