//! The terrain tiles and their three stacks (SE-3.2).

use steading_game::GameRng;

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

/// The face-down stacks, in no order: tiles are drawn at random.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stacks(u64);

impl Stacks {
    /// All 36 tiles.
    pub const FULL: Stacks = Stacks((1 << TerrainId::COUNT) - 1);

    /// Whether the tile lies face down.
    pub fn contains(self, tile: TerrainId) -> bool {
        self.0 >> tile.0 & 1 == 1
    }

    #[must_use]
    pub(crate) fn without(self, tile: TerrainId) -> Stacks {
        Stacks(self.0 & !(1 << tile.0))
    }

    /// How many tiles of that region are left.
    pub fn len(self, region: Region) -> usize {
        (self.0 & Stacks::mask(region)).count_ones() as usize
    }

    /// Whether no tile of any region is left.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Takes a random tile of that region: the top one of a shuffled stack.
    pub(crate) fn draw(&mut self, region: Region, rng: &mut GameRng) -> Option<TerrainId> {
        let number = rng.below(self.len(region) as u32);
        let mut left = self.0 & Stacks::mask(region);
        for _ in 0..number {
            left &= left - 1;
        }
        let tile = (left != 0).then(|| TerrainId(left.trailing_zeros() as u8))?;
        *self = self.without(tile);
        Some(tile)
    }

    fn mask(region: Region) -> u64 {
        ((1 << TerrainId::PER_REGION) - 1) << (TerrainId::PER_REGION * region.index())
    }
}
