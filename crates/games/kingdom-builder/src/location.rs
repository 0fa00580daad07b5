//! The locations: one file for each action of a tile.
//!
//! Rules: KB-45 to KB-52 and the locations of the expansions. [`Location::verb`] is the list of all of them.

mod barn;
pub(crate) mod barracks;
pub(crate) mod bazaar;
pub(crate) mod canoe;
mod caravan;
pub(crate) mod cathedral;
pub(crate) mod city_hall;
pub(crate) mod crossroads;
mod farm;
mod foresters_lodge;
pub(crate) mod fort;
mod fountain;
mod garden;
mod harbor;
pub(crate) mod lighthouse;
mod monastery;
mod mountain_station;
mod oasis;
mod oracle;
mod paddock;
mod palisade;
pub(crate) mod quarry;
mod refuge;
mod rope_bridge;
pub(crate) mod scout_cabin;
mod tavern;
pub(crate) mod temple;
mod tower;
mod tree_house;
mod university;
pub(crate) mod vehicle;
mod village;
pub(crate) mod wagon;
mod watchtower;
mod water_mill;

use crate::Set;
use crate::names::names;
use crate::verb::Verb;

names! {
    /// A location.
    pub enum Location in "location" {
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
        Village = "village",
        Garden = "garden",
        Lighthouse = "lighthouse",
        ForestersLodge = "foresters_lodge",
        Barracks = "barracks",
        Crossroads = "crossroads",
        CityHall = "city_hall",
        Fort = "fort",
        Monastery = "monastery",
        Wagon = "wagon",
        Temple = "temple",
        Refuge = "refuge",
        Canoe = "canoe",
        Fountain = "fountain",
        Bazaar = "bazaar",
        WaterMill = "water_mill",
        MountainStation = "mountain_station",
        ScoutCabin = "scout_cabin",
        Cathedral = "cathedral",
        Watchtower = "watchtower",
        University = "university",
        Palisade = "palisade",
        RopeBridge = "rope_bridge",
        TreeHouse = "tree_house",
    }
}

impl Location {
    /// How many there are.
    pub const COUNT: usize = 34;

    /// The set it comes from.
    pub const fn set(self) -> Set {
        match self.index() {
            0..8 => Set::Base,
            8..12 => Set::Nomads,
            12..20 => Set::Crossroads,
            20..24 => Set::Marshlands,
            24..32 => Set::Harvest,
            _ => Set::Island,
        }
    }

    /// What its action does.
    #[allow(clippy::match_same_arms, reason = "each set has verbs of its own")]
    pub(crate) fn verb(self) -> Verb {
        match self {
            Location::Oracle => Verb::Build(oracle::targets),
            Location::Farm => Verb::Build(farm::targets),
            Location::Oasis => Verb::Build(oasis::targets),
            Location::Tower => Verb::Build(tower::targets),
            Location::Tavern => Verb::Build(tavern::targets),
            Location::Barn => Verb::Move(barn::MOVE),
            Location::Harbor => Verb::Move(harbor::MOVE),
            Location::Paddock => Verb::Move(paddock::MOVE),
            // Nomads.
            Location::Quarry => Verb::Own,
            Location::Caravan => Verb::Move(caravan::MOVE),
            Location::Village => Verb::Build(village::targets),
            Location::Garden => Verb::Build(garden::targets),
            // Crossroads.
            Location::ForestersLodge => Verb::Build(foresters_lodge::targets),
            Location::Monastery => Verb::Build(monastery::targets),
            Location::Lighthouse
            | Location::Barracks
            | Location::CityHall
            | Location::Fort
            | Location::Wagon => Verb::Own,
            Location::Crossroads => Verb::Passive,
            // Marshlands.
            Location::Fountain => Verb::Build(fountain::targets),
            Location::Refuge => Verb::Move(refuge::MOVE),
            Location::Temple => Verb::Own,
            Location::Canoe => Verb::Passive,
            // Harvest.
            Location::WaterMill => Verb::Build(water_mill::targets),
            Location::MountainStation => Verb::Build(mountain_station::targets),
            Location::Watchtower => Verb::Build(watchtower::targets),
            Location::University => Verb::Build(university::targets),
            Location::Palisade => Verb::Move(palisade::MOVE),
            Location::Bazaar | Location::ScoutCabin | Location::Cathedral => Verb::Own,
            // The island.
            Location::RopeBridge => Verb::Move(rope_bridge::MOVE),
            Location::TreeHouse => Verb::Move(tree_house::MOVE),
        }
    }

    /// Whether its action needs the terrain of the played card (MA-3).
    pub(crate) const fn depends_on_card(self) -> bool {
        matches!(self, Location::Oracle | Location::Barn | Location::Quarry | Location::Cathedral)
    }

    /// The rule that describes its action.
    pub const fn rule(self) -> &'static str {
        match self {
            Location::Oracle => "KB-45",
            Location::Farm => "KB-46",
            Location::Oasis => "KB-47",
            Location::Tower => "KB-48",
            Location::Tavern => "KB-49",
            Location::Barn => "KB-50",
            Location::Harbor => "KB-51",
            Location::Paddock => "KB-52",
            Location::Quarry => "NO-14",
            Location::Caravan => "NO-15",
            Location::Village => "NO-16",
            Location::Garden => "NO-17",
            Location::ForestersLodge => "CR-5",
            Location::Monastery => "CR-6",
            Location::Fort => "CR-7",
            Location::CityHall => "CR-8",
            Location::Crossroads => "CR-9",
            Location::Barracks => "CR-12",
            Location::Wagon => "CR-14",
            Location::Lighthouse => "CR-15",
            Location::Canoe => "MA-9",
            Location::Fountain => "MA-14",
            Location::Temple => "MA-15",
            Location::Refuge => "MA-17",
            Location::Bazaar => "HA-9",
            Location::WaterMill => "HA-11",
            Location::MountainStation => "HA-12",
            Location::ScoutCabin => "HA-13",
            Location::Cathedral => "HA-16",
            Location::Watchtower => "HA-17",
            Location::University => "HA-18",
            Location::Palisade => "HA-19",
            Location::RopeBridge | Location::TreeHouse => "Q3-5",
        }
    }
}
