//! The quadrants of all sets, and the two sides of the island.
//!
//! Rules: KB-2, KB-11, NO-1, CR-1, MA-1, HA-1, Q3-1. What they look like is in `data/quadrants.txt`.

use crate::Set;
use crate::names::names;

names! {
    /// A quadrant; each exists once.
    pub enum Quadrant in "quadrant" {
        Oracle = "oracle",
        Farm = "farm",
        Tavern = "tavern",
        Tower = "tower",
        Harbor = "harbor",
        Paddock = "paddock",
        Barn = "barn",
        Oasis = "oasis",
        Quarry = "quarry",
        Caravan = "caravan",
        Garden = "garden",
        Village = "village",
        Lighthouse = "lighthouse_foresters_lodge",
        Barracks = "barracks_crossroads",
        CityHall = "city_hall_fort",
        Monastery = "monastery_wagon",
        Refuge = "refuge",
        Temple = "temple",
        Canoe = "canoe",
        Fountain = "fountain",
        Bazaar = "bazaar_water_mill",
        MountainStation = "mountain_station_scout_cabin",
        Cathedral = "cathedral_watchtower",
        University = "university_palisade",
    }
}

impl Quadrant {
    /// The set it comes from.
    pub const fn set(self) -> Set {
        match self.index() {
            0..8 => Set::Base,
            8..12 => Set::Nomads,
            12..16 => Set::Crossroads,
            16..20 => Set::Marshlands,
            _ => Set::Harvest,
        }
    }
}

names! {
    /// A side of the island board (Q3-1).
    pub enum IslandSide in "island" {
        RopeBridge = "rope_bridge",
        TreeHouse = "tree_house",
    }
}
