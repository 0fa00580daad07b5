//! One player's board.

use serde::{Deserialize, Serialize};

use crate::{Artifact, HeroSet, Resources, Spaces, Streets, Wilderness};

/// Everything of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Player {
    /// The own supply.
    pub resources: Resources,
    /// Unused basic settlers.
    pub basic: u8,
    /// Unused bonus settlers.
    pub bonus: u16,
    /// The settlers placed this round.
    pub areas: Areas,
    /// The artifact; none only before the draft.
    pub artifact: Option<Artifact>,
    /// The terrains.
    pub wilderness: Wilderness,
    /// The buildings.
    pub streets: Streets,
    /// The invited heroes, public history (AMB-7).
    pub heroes: HeroSet,
}

impl Player {
    /// Basic settlers of each player (SE-3.6).
    pub const BASIC_SETTLERS: u8 = 6;
    /// Settlers to activate a region, a street or a fortification (SE-6.5, SE-6.6, SE-6.7).
    pub const ACTIVATING_SETTLERS: u8 = 1;

    /// All unused settlers.
    pub fn settlers(&self) -> u16 {
        u16::from(self.basic) + self.bonus
    }

    /// Takes settlers for an action, basic ones first (AMB-21).
    pub(crate) fn place_settlers(&mut self, count: u8) {
        let basic = count.min(self.basic);
        self.basic -= basic;
        self.bonus -= u16::from(count - basic);
    }

    /// Placed bonus settlers.
    pub fn placed_bonus(&self) -> u16 {
        self.areas.total().saturating_sub(u16::from(Player::BASIC_SETTLERS.saturating_sub(self.basic)))
    }
}

/// How many settlers lie on each area of a player board (SE-2.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Areas {
    /// For constructing buildings.
    pub build: u16,
    /// For exploring terrains.
    pub explore: u16,
    /// For hunting monsters.
    pub hunt: u16,
    /// For building fortifications.
    pub fortify: u16,
    /// For activating regions I, II and III.
    pub regions: [u8; 3],
    /// For activating the upper, middle and lower street.
    pub streets: [u8; 3],
    /// The fortifications that hold a settler.
    pub forts: Spaces,
}

impl Areas {
    /// All settlers on them.
    pub fn total(&self) -> u16 {
        let rows: u16 = self.regions.iter().chain(&self.streets).map(|&count| u16::from(count)).sum();
        let others = [self.build, self.explore, self.hunt, self.fortify, self.forts.len() as u16];
        others.iter().fold(rows, |sum, &count| sum.saturating_add(count))
    }
}
