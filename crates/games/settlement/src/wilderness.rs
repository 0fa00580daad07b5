//! A player's wilderness: three regions of three terrain spaces (SE-2.2).

use crate::{Region, Space, Spaces, TerrainId, neighbours};

/// The terrains of one player, and what lies on them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Wilderness {
    tiles: [Option<TerrainId>; Space::COUNT],
    /// Where a terrain lies.
    pub explored: Spaces,
    /// Where a monster is.
    pub monsters: Spaces,
    /// Where a fortification stands.
    pub forts: Spaces,
}

impl Wilderness {
    /// The terrain on that space.
    pub fn tile(&self, space: Space) -> Option<TerrainId> {
        self.tiles[space.index()]
    }

    /// Lays a terrain on an empty space.
    pub(crate) fn lay(&mut self, space: Space, tile: TerrainId) {
        self.tiles[space.index()] = Some(tile);
        self.explored = self.explored.with(space);
    }

    /// All terrains with their spaces, region I first, from left to right.
    pub fn tiles(&self) -> impl Iterator<Item = (Space, TerrainId)> {
        self.explored.iter().filter_map(|space| Some((space, self.tile(space)?)))
    }

    /// Where a new terrain of that region may go: the first one anywhere in region I, later ones next to an own one
    /// (SE-6.2.1).
    pub fn legal_spaces(&self, region: Region) -> Spaces {
        let near = if self.explored.is_empty() { Region::I.spaces() } else { neighbours(self.explored) };
        region.spaces().and(near).minus(self.explored)
    }

    /// Terrains with neither monster nor fortification (SE-6.4.1).
    pub fn free(&self) -> Spaces {
        self.explored.minus(self.monsters).minus(self.forts)
    }
}
