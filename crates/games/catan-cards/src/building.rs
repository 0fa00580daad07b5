//! The cards that can be built, one file each; how one is built is in `build.rs`.

mod build;
mod city;
mod knight;
mod metropolis;
mod road;
mod settlement;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use steading_game::named;

pub(crate) use build::{build, check, cost, covered, has_room, lay};
pub(crate) use knight::robber_limit;
pub use metropolis::{Face, Faces};
pub use road::Replacement;

named! {
    /// A card of the building pile (CA-4).
    pub enum Building {
        /// Straße.
        Road = "road",
        /// Siedlung.
        Settlement = "settlement",
        /// Stadt.
        City = "city",
        /// Ritter.
        Knight = "knight",
    }
}

/// Any card of the open offer: a building of the display or a metropolis.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Building | `metropolis_${string}`"))]
pub enum Card {
    /// One of the display.
    Building(Building),
    /// One of the stack beside it.
    Metropolis(Face),
}

impl Card {
    /// Every card that can be built in one game or another.
    pub const ALL: [Card; 9] = [
        Card::Building(Building::Road),
        Card::Building(Building::Settlement),
        Card::Building(Building::City),
        Card::Building(Building::Knight),
        Card::Metropolis(Face::A),
        Card::Metropolis(Face::Roads),
        Card::Metropolis(Face::LongestRoute),
        Card::Metropolis(Face::Knights),
        Card::Metropolis(Face::LargestKnights),
    ];

    /// The id in the data, in the notation, and the key of its name in the texts.
    pub fn id(self) -> &'static str {
        match self {
            Card::Building(building) => building.id(),
            Card::Metropolis(Face::A) => "metropolis_a",
            Card::Metropolis(Face::Roads) => "metropolis_b_roads",
            Card::Metropolis(Face::LongestRoute) => "metropolis_b_longest_route",
            Card::Metropolis(Face::Knights) => "metropolis_b_knights",
            Card::Metropolis(Face::LargestKnights) => "metropolis_b_largest_knights",
        }
    }

    /// The card with this id.
    pub fn from_id(id: &str) -> Option<Card> {
        Card::ALL.into_iter().find(|card| card.id() == id)
    }
}

impl Serialize for Card {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// A number of building cards of each kind, written `2S1R`; none is `0`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "ByName"))]
#[serde(from = "ByName", into = "ByName")]
pub struct Buildings(pub(crate) [u8; 4]);

impl Buildings {
    /// How many of this kind.
    pub fn count(&self, building: Building) -> u8 {
        self.0[building.index()]
    }

    /// How many in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The kinds that there are.
    pub fn kinds(self) -> impl Iterator<Item = Building> {
        Building::ALL.into_iter().filter(move |&building| self.count(building) > 0)
    }

    pub(crate) fn add(&mut self, building: Building) {
        self.0[building.index()] += 1;
    }

    pub(crate) fn remove(&mut self, building: Building) {
        self.0[building.index()] -= 1;
    }
}

const LETTERS: &str = "RSCK";

impl fmt::Display for Buildings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.total() == 0 {
            return f.write_str("0");
        }
        self.kinds().try_for_each(|kind| {
            write!(f, "{}{}", self.count(kind), char::from(LETTERS.as_bytes()[kind.index()]))
        })
    }
}

/// The text names no building cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("building cards are numbers and letters in the order R, S, C, K, such as 1R2S, or 0 for none")]
pub struct NotBuildings;

impl FromStr for Buildings {
    type Err = NotBuildings;

    fn from_str(text: &str) -> Result<Buildings, NotBuildings> {
        let mut counts = [0; 4];
        if text != "0" {
            crate::notation::counted(text, LETTERS, &mut counts).ok_or(NotBuildings)?;
        }
        Ok(Buildings(counts))
    }
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ByName {
    road: u8,
    settlement: u8,
    city: u8,
    knight: u8,
}

impl From<ByName> for Buildings {
    fn from(by: ByName) -> Buildings {
        Buildings([by.road, by.settlement, by.city, by.knight])
    }
}

impl From<Buildings> for ByName {
    fn from(Buildings([road, settlement, city, knight]): Buildings) -> ByName {
        ByName { road, settlement, city, knight }
    }
}
