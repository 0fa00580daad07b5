//! The terrain tiles and their three stacks (SE-3.2).

use steading_game::{Member, Set};

use crate::Region;

/// A terrain tile, by its place in the data: twelve of region I, then II, then III.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TerrainId(pub(crate) u8);

impl TerrainId {
    /// How many there are (SE-2.3).
    pub const COUNT: usize = 36;
    /// How many of each region.
    pub const PER_REGION: usize = 12;

    /// All of them.
    pub fn all() -> impl Iterator<Item = TerrainId> {
        (0..TerrainId::COUNT as u8).map(TerrainId)
    }

    /// The region on its back.
    pub fn region(self) -> Region {
        Region::ALL[self.index() / TerrainId::PER_REGION]
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl Member for TerrainId {
    const COUNT: usize = TerrainId::COUNT;

    #[inline]
    fn place(self) -> usize {
        self.index()
    }

    #[inline]
    fn at(place: usize) -> Option<TerrainId> {
        (place < TerrainId::COUNT).then_some(TerrainId(place as u8))
    }
}

/// The face-down stacks, in no order: tiles are drawn at random.
pub type Stacks = Set<TerrainId>;

impl Region {
    /// The tiles with this region on their backs.
    pub fn terrains(self) -> Stacks {
        let first = Stacks::from_bits((1 << TerrainId::PER_REGION) - 1);
        Stacks::from_bits(first.bits() << (TerrainId::PER_REGION * self.index()))
    }
}
