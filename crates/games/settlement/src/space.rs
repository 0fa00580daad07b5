//! The nine spaces of a wilderness.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use steading_game::{Member, Set, named};

named! {
    /// A region of the wilderness (SE-2.2), the nearest first.
    pub enum Region in "region" {
        /// Next to the settlement.
        I = "I",
        /// In the middle.
        II = "II",
        /// Farthest away.
        III = "III",
    }
}

impl Region {
    /// Its three spaces.
    #[inline]
    pub fn spaces(self) -> Spaces {
        Spaces::from_bits(0b111 << (3 * self.index()))
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

impl Member for Space {
    const COUNT: usize = Space::COUNT;

    #[inline]
    fn place(self) -> usize {
        self.index()
    }

    #[inline]
    fn at(place: usize) -> Option<Space> {
        Space::from_index(place)
    }
}

/// A set of spaces; the lowest ones are those of region I, from left to right.
pub type Spaces = Set<Space, u16>;

const LEFT_COLUMN: Spaces = Spaces::from_bits(0b001_001_001);
const RIGHT_COLUMN: Spaces = Spaces::from_bits(0b100_100_100);

/// All spaces orthogonally next to one of these (AMB-3).
pub fn neighbours(spaces: Spaces) -> Spaces {
    let (left, right) = (spaces.minus(LEFT_COLUMN).bits() >> 1, spaces.minus(RIGHT_COLUMN).bits() << 1);
    let (near, far) = (spaces.bits() >> 3, spaces.bits() << 3);
    Spaces::from_bits(left | right | near | far).and(Spaces::full())
}
