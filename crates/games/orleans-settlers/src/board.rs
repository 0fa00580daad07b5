//! The map: land, villages, churches, and who stands where (chapter 8).

use serde::{Deserialize, Serialize};
use steading_game::Seat;

use crate::{MAX_PLAYERS, MAX_SPACES, Space, SpaceSet, Terrain};

/// The area tile of a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Tile {
    /// The space is not in play.
    Unused,
    /// A start village, which has no terrain side.
    Start,
    /// A land tile; whether its village side is up stands elsewhere.
    Land(Terrain),
}

/// The map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    /// The tile of every space.
    pub tiles: [Tile; MAX_SPACES],
    /// The areas that show a village, start villages included (OR-87).
    pub villages: SpaceSet,
    /// The villages with a church.
    pub churches: SpaceSet,
    /// The settlers of each player (OR-88).
    pub settlers: [SpaceSet; MAX_PLAYERS],
    /// The fortresses of each player.
    pub fortresses: [SpaceSet; MAX_PLAYERS],
}

impl Board {
    /// The terrain that an area shows; none if it shows a village (OR-61).
    pub fn terrain(&self, space: Space) -> Option<Terrain> {
        match self.tiles[space.index()] {
            Tile::Land(terrain) if !self.villages.contains(space) => Some(terrain),
            Tile::Land(_) | Tile::Start | Tile::Unused => None,
        }
    }

    /// The areas that a player controls (OR-88).
    pub fn areas(&self, seat: Seat) -> SpaceSet {
        self.settlers[seat.index()]
    }

    /// The areas with a settler of anybody else.
    pub fn others(&self, seat: Seat) -> SpaceSet {
        union(&self.settlers, seat)
    }

    /// The areas with a fortress of anybody else.
    pub fn foreign_fortresses(&self, seat: Seat) -> SpaceSet {
        union(&self.fortresses, seat)
    }

    /// The controlled lands that show this terrain.
    pub fn lands(&self, seat: Seat, terrain: Terrain) -> u8 {
        self.areas(seat).iter().filter(|&space| self.terrain(space) == Some(terrain)).count() as u8
    }
}

fn union(sets: &[SpaceSet; MAX_PLAYERS], but: Seat) -> SpaceSet {
    let others = sets.iter().enumerate().filter(|&(seat, _)| seat != but.index());
    others.fold(SpaceSet::EMPTY, |all, (_, &set)| all.or(set))
}
