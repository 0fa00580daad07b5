//! The locations: one file for each action of a tile.
//!
//! Rules: KB-45 to KB-52 and the locations of the expansions. A location builds, moves a piece in two steps, or has
//! something of its own that its expansion carries out. Build actions say where (`targets`), move actions say what
//! (`movable`) and where to (`landing`). [`Location::verb`] is the list of all of them.

mod barn;
mod farm;
mod harbor;
mod oasis;
mod oracle;
mod paddock;
mod tavern;
mod tower;

use steading_game::Seat;

use crate::names::names;
use crate::{Hex, HexSet, Set, State, sets};

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

/// What the action of a tile does.
#[derive(Clone, Copy)]
pub(crate) enum Verb {
    /// Builds one settlement from the supply on one of the targets.
    Build(fn(&State, Seat) -> HexSet),
    /// Picks up one own piece and puts it down elsewhere.
    Move(Move),
    /// Something of its own; `sets` knows.
    Own,
    /// Comes with an expansion that is not there yet; no set-up offers it.
    ToCome,
}

/// A move action.
#[derive(Clone, Copy)]
pub(crate) struct Move {
    /// Whether any piece has somewhere to go.
    is_possible: fn(&State, Seat) -> bool,
    /// The own pieces with somewhere to go.
    pub(crate) movable: fn(&State, Seat) -> HexSet,
    /// Where the piece from that hex may go. It does not count itself (KB-35).
    pub(crate) landing: fn(&State, Seat, Hex) -> HexSet,
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
    #[expect(clippy::match_same_arms, reason = "each set will have verbs of its own")]
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
            Location::Quarry | Location::Caravan | Location::Village | Location::Garden => Verb::ToCome,
            // Crossroads.
            Location::Lighthouse
            | Location::ForestersLodge
            | Location::Barracks
            | Location::Crossroads
            | Location::CityHall
            | Location::Fort
            | Location::Monastery
            | Location::Wagon => Verb::ToCome,
            // Marshlands.
            Location::Temple | Location::Refuge | Location::Canoe | Location::Fountain => Verb::ToCome,
            // Harvest.
            Location::Bazaar
            | Location::WaterMill
            | Location::MountainStation
            | Location::ScoutCabin
            | Location::Cathedral
            | Location::Watchtower
            | Location::University
            | Location::Palisade => Verb::ToCome,
            // The island.
            Location::RopeBridge | Location::TreeHouse => Verb::ToCome,
        }
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

    /// Whether the action can do anything at all now. Builds need a settlement in the supply (KB-24).
    pub(crate) fn is_possible(self, state: &State, seat: Seat) -> bool {
        match self.verb() {
            Verb::Build(targets) => state.player(seat).supply > 0 && !targets(state, seat).is_empty(),
            Verb::Move(action) => (action.is_possible)(state, seat),
            Verb::Own => sets::own_action_is_possible(self, state, seat),
            Verb::ToCome => false,
        }
    }
}
