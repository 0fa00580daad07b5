//! The nine spaces of a wilderness.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A region of the wilderness (SE-2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub enum Region {
    /// Next to the settlement.
    I,
    /// In the middle.
    II,
    /// Farthest away.
    III,
}

impl Region {
    /// All of them, the nearest first.
    pub const ALL: [Region; 3] = [Region::I, Region::II, Region::III];

    /// The name, which is also the id in the data.
    pub fn id(self) -> &'static str {
        ["I", "II", "III"][self.index()]
    }

    /// The key of its name in the texts.
    pub fn key(self) -> &'static str {
        ["region-I", "region-II", "region-III"][self.index()]
    }

    /// The region with that name.
    pub fn from_id(id: &str) -> Option<Region> {
        Region::ALL.into_iter().find(|region| region.id() == id)
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }
}

/// A terrain space of the wilderness: region and column, written `I1` to `III3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Space(u8);

impl Space {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// The space of a region in that column, 0 for the left one.
    pub fn new(region: Region, column: usize) -> Option<Space> {
        (column < 3).then_some(Space((region.index() * 3 + column) as u8))
    }

    /// All spaces, region I first, from left to right.
    pub fn all() -> impl DoubleEndedIterator<Item = Space> {
        (0..Space::COUNT as u8).map(Space)
    }

    /// The region.
    pub fn region(self) -> Region {
        Region::ALL[usize::from(self.0 / 3)]
    }

    /// The column, 0 for the left one.
    pub fn column(self) -> usize {
        usize::from(self.0 % 3)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(crate) fn from_index(index: usize) -> Option<Space> {
        (index < Space::COUNT).then_some(Space(index as u8))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.region().id(), self.column() + 1)
    }
}

/// The text names no space.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("spaces are I1, I2, I3, II1 and so on to III3")]
pub struct NotASpace;

impl FromStr for Space {
    type Err = NotASpace;

    fn from_str(text: &str) -> Result<Space, NotASpace> {
        Space::all().find(|space| space.to_string() == text).ok_or(NotASpace)
    }
}

impl TryFrom<String> for Space {
    type Error = NotASpace;

    fn try_from(text: String) -> Result<Space, NotASpace> {
        text.parse()
    }
}

impl From<Space> for String {
    fn from(space: Space) -> String {
        space.to_string()
    }
}

/// A set of spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Spaces(pub(crate) u16);

const LEFT_COLUMN: u16 = 0b001_001_001;
const RIGHT_COLUMN: u16 = 0b100_100_100;
const ALL: u16 = 0b111_111_111;

impl Spaces {
    /// None.
    pub const NONE: Spaces = Spaces(0);

    /// The three spaces of a region.
    pub fn of(region: Region) -> Spaces {
        Spaces(0b111 << (3 * region.index()))
    }

    /// Just this space.
    pub fn one(space: Space) -> Spaces {
        Spaces(1 << space.0)
    }

    /// Whether `space` is in the set.
    pub fn contains(self, space: Space) -> bool {
        self.0 >> space.0 & 1 == 1
    }

    /// The set with `space`.
    #[must_use]
    pub fn with(self, space: Space) -> Spaces {
        Spaces(self.0 | 1 << space.0)
    }

    /// The set without `space`.
    #[must_use]
    pub fn without(self, space: Space) -> Spaces {
        Spaces(self.0 & !(1 << space.0))
    }

    /// What is in both sets.
    #[must_use]
    pub fn and(self, other: Spaces) -> Spaces {
        Spaces(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub fn and_not(self, other: Spaces) -> Spaces {
        Spaces(self.0 & !other.0)
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many spaces are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest one: region I first, then from left to right.
    pub fn first(self) -> Option<Space> {
        (self.0 != 0).then(|| Space(self.0.trailing_zeros() as u8))
    }

    /// The spaces in order.
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut left = self;
        std::iter::from_fn(move || {
            let space = left.first()?;
            left.0 &= left.0 - 1;
            Some(space)
        })
    }

    /// All spaces orthogonally next to one of these (AMB-3).
    #[must_use]
    pub fn neighbours(self) -> Spaces {
        let (left, right) = ((self.0 & !LEFT_COLUMN) >> 1, (self.0 & !RIGHT_COLUMN) << 1);
        Spaces((left | right | self.0 << 3 | self.0 >> 3) & ALL)
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::NONE, Spaces::with)
    }
}
