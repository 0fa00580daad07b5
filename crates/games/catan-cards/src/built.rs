//! What lies in front of a player.

use serde::{Deserialize, Serialize};

use crate::{Building, Card, Face, Faces, deck};

/// The cards in front of a player; of cards on top of each other only the visible one (CA-31, CA-71).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Built {
    /// Roads, the start road included.
    pub roads: u8,
    /// Visible settlements, the start settlement included.
    pub settlements: u8,
    /// Visible cities.
    pub cities: u8,
    /// Knights.
    pub knights: u8,
    /// Metropolises.
    pub metropolises: Faces,
}

impl Built {
    /// What everybody has at the start (CA-15).
    pub fn start() -> Built {
        let rules = &deck().rules;
        Built {
            roads: rules.start_roads_per_player,
            settlements: rules.start_settlements_per_player,
            cities: 0,
            knights: 0,
            metropolises: Faces::NONE,
        }
    }

    /// How many visible cards of a kind.
    pub fn count(&self, card: Card) -> u8 {
        match card {
            Card::Building(Building::Road) => self.roads,
            Card::Building(Building::Settlement) => self.settlements,
            Card::Building(Building::City) => self.cities,
            Card::Building(Building::Knight) => self.knights,
            Card::Metropolis(face) => self.metropolises.count(face),
        }
    }

    /// The points of the visible cards; special cards come on top.
    pub fn points(&self) -> u8 {
        self.sum(|card| deck().points(card))
    }

    /// What the owner draws beyond the base in the own yield phase (CA-21).
    pub fn yield_bonus(&self) -> u8 {
        self.sum(|card| deck().yield_bonus(card))
    }

    /// Whether this metropolis breaks ties here (CA-56).
    pub fn has(&self, face: Face) -> bool {
        self.metropolises.count(face) > 0
    }

    /// The cards of the building pile that lie here, visible or covered, start cards included.
    pub(crate) fn all_cards(&self) -> [u16; 4] {
        let cities = u16::from(self.cities) + u16::from(self.metropolises.total());
        [u16::from(self.roads), u16::from(self.settlements) + cities, cities, u16::from(self.knights)]
    }

    fn sum(&self, value: impl Fn(Card) -> u8) -> u8 {
        let metropolis = |face| self.metropolises.count(face) * value(Card::Metropolis(face));
        self.settlements * value(Card::Building(Building::Settlement))
            + self.cities * value(Card::Building(Building::City))
            + self.roads * value(Card::Building(Building::Road))
            + self.knights * value(Card::Building(Building::Knight))
            + Face::ALL.into_iter().map(metropolis).sum::<u8>()
    }
}
