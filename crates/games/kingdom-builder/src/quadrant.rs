//! The quadrants of all sets, and the two sides of the island.
//!
//! Rules: KB-2, KB-11, NO-1, CR-1, MA-1, HA-1, Q3-1. What they look like is in `data/quadrants.txt`.

use crate::names::names;

names! {
    /// A quadrant; each exists once.
    pub enum Quadrant in "quadrant" by set {
        Base {
            Oracle = "oracle",
            Farm = "farm",
            Tavern = "tavern",
            Tower = "tower",
            Harbor = "harbor",
            Paddock = "paddock",
            Barn = "barn",
            Oasis = "oasis",
        }
        Nomads {
            Quarry = "quarry",
            Caravan = "caravan",
            Garden = "garden",
            Village = "village",
        }
        Crossroads {
            Lighthouse = "lighthouse_foresters_lodge",
            Barracks = "barracks_crossroads",
            CityHall = "city_hall_fort",
            Monastery = "monastery_wagon",
        }
        Marshlands {
            Refuge = "refuge",
            Temple = "temple",
            Canoe = "canoe",
            Fountain = "fountain",
        }
        Harvest {
            Bazaar = "bazaar_water_mill",
            MountainStation = "mountain_station_scout_cabin",
            Cathedral = "cathedral_watchtower",
            University = "university_palisade",
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
