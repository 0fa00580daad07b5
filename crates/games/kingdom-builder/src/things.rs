//! The list of everything that comes in boxes: sets, locations, bonus actions, nomad tiles, Kingdom Builder cards, tasks,
//! quadrants, and single pieces.
//!
//! Most of them are a unit type of that name in the folder of their set, `sets/base/locations/tavern.rs`. It implements the trait of
//! its kind, and the list makes the enum and every `match` from that, so whatever is missing does not compile.
//!
//! The number after `use` is the place of `use tavern` among the extra actions. Programs that learn depend on it and on the
//! order, so nothing here is ever renumbered or moved: what is new gets the next free number. The compiler
//! finds gaps and doubles.

use steading_game::named;

use crate::bonus::BonusThing;
use crate::card::CardThing;
use crate::location::LocationThing;
use crate::names::names;
use crate::nomad::NomadThing;
use crate::pieces::pieces;
use crate::task::TaskThing;

/// The places of the two extra actions that need no tile.
pub(crate) const FARM_ACTION: usize = 49;
pub(crate) const CAVE_ACTION: usize = 50;

/// Declares the enum of one kind of things, and a macro that does something with the type behind a variant.
macro_rules! things {
    (
        ($d:tt)
        $(#[$doc:meta])*
        pub enum $Name:ident: $Trait:ident in $prefix:literal, $folder:ident, $by:ident {
            $($Set:ident of $set:ident {
                $($Thing:ident = $id:literal $(use $number:literal)?,)*
            })*
        }
    ) => {
        names! {
            $(#[$doc])*
            pub enum $Name in $prefix by set {
                $($Set { $($Thing = $id,)* })*
            }
        }

        impl $Name {
            /// The rule that describes it.
            pub const fn rule(self) -> &'static str {
                match self {
                    $($($Name::$Thing => <crate::sets::$set::$folder::$Thing as $Trait>::RULE,)*)*
                }
            }
        }

        things! { @numbers $Name $($($($number)?)*)* }

        /// Evaluates an expression with the type behind a value.
        macro_rules! $by {
            ($d thing:expr, $d Thing:ident => $d body:expr) => {
                match $d thing {
                    $($(crate::things::$Name::$Thing => {
                        type $d Thing = crate::sets::$set::$folder::$Thing;
                        $d body
                    })*)*
                }
            };
        }
        pub(crate) use $by;
    };
    (@numbers $Name:ident) => {};
    (@numbers $Name:ident $($number:literal)*) => {
        impl $Name {
            /// The places of their actions among the extra actions.
            pub(crate) const NUMBERS: [u8; $Name::COUNT] = [$($number,)*];
        }
    };
}

named! {
    /// The base game, an expansion or a mini expansion.
    pub enum Set in "option-sets" {
        Base = "base",
        Nomads = "nomads",
        Crossroads = "crossroads",
        Marshlands = "marshlands",
        Harvest = "harvest",
        Capitol = "capitol",
        Caves = "caves",
        Island = "island",
    }
}

things! { ($)
    /// A location.
    pub enum Location: LocationThing in "location", locations, by_location {
        Base of base {
            Oracle = "oracle" use 0,
            Farm = "farm" use 1,
            Tavern = "tavern" use 2,
            Tower = "tower" use 3,
            Harbor = "harbor" use 4,
            Paddock = "paddock" use 5,
            Barn = "barn" use 6,
            Oasis = "oasis" use 7,
        }
        Nomads of nomads {
            Quarry = "quarry" use 8,
            Caravan = "caravan" use 9,
            Village = "village" use 10,
            Garden = "garden" use 11,
        }
        Crossroads of crossroads {
            Lighthouse = "lighthouse" use 12,
            ForestersLodge = "foresters_lodge" use 13,
            Barracks = "barracks" use 14,
            Crossroads = "crossroads" use 15,
            CityHall = "city_hall" use 16,
            Fort = "fort" use 17,
            Monastery = "monastery" use 18,
            Wagon = "wagon" use 19,
        }
        Marshlands of marshlands {
            Temple = "temple" use 20,
            Refuge = "refuge" use 21,
            Canoe = "canoe" use 22,
            Fountain = "fountain" use 23,
        }
        Harvest of harvest {
            Bazaar = "bazaar" use 24,
            WaterMill = "water_mill" use 25,
            MountainStation = "mountain_station" use 26,
            ScoutCabin = "scout_cabin" use 27,
            Cathedral = "cathedral" use 28,
            Watchtower = "watchtower" use 29,
            University = "university" use 30,
            Palisade = "palisade" use 31,
        }
        Island of queenies {
            RopeBridge = "rope_bridge" use 32,
            TreeHouse = "tree_house" use 33,
        }
    }
}

things! { ($)
    /// A bonus action of Marshlands (MA-7).
    pub enum Bonus: BonusThing in "bonus", bonus, by_bonus {
        Marshlands of marshlands {
            Temple = "temple_bonus" use 34,
            Refuge = "refuge_bonus" use 35,
            Canoe = "canoe_bonus" use 36,
            Fountain = "fountain_bonus" use 37,
        }
    }
}

things! { ($)
    /// A kind of nomad tile.
    pub enum NomadTile: NomadThing in "nomad", tiles, by_nomad {
        Nomads of nomads {
            DonationGrass = "donation_grass" use 38,
            DonationCanyon = "donation_canyon" use 39,
            DonationDesert = "donation_desert" use 40,
            DonationFlowers = "donation_flowers" use 41,
            DonationForest = "donation_forest" use 42,
            DonationWater = "donation_water" use 43,
            DonationMountain = "donation_mountain" use 44,
            Resettlement = "resettlement" use 45,
            Outpost = "outpost" use 46,
            Sword = "sword" use 47,
            Treasure = "treasure" use 48,
        }
    }
}

things! { ($)
    /// A Kingdom Builder card.
    pub enum ScoringCard: CardThing in "card", cards, by_card {
        Base of base {
            Fishermen = "fishermen",
            Merchants = "merchants",
            Discoverers = "discoverers",
            Hermits = "hermits",
            Citizens = "citizens",
            Miners = "miners",
            Workers = "workers",
            Knights = "knights",
            Lords = "lords",
            Farmers = "farmers",
        }
        Nomads of nomads {
            Families = "families",
            Shepherds = "shepherds",
            Ambassadors = "ambassadors",
        }
        Marshlands of marshlands {
            Geologists = "geologists",
            Messengers = "messengers",
            Noblewomen = "noblewomen",
            Vassals = "vassals",
            Captains = "captains",
            Scouts = "scouts",
        }
        Harvest of harvest {
            Rangers = "rangers",
            Mayors = "mayors",
            Chainers = "chainers",
            Travellers = "travellers",
            Homesteaders = "homesteaders",
            Rovers = "rovers",
        }
    }
}

things! { ($)
    /// A task card.
    pub enum Task: TaskThing in "task", tasks, by_task {
        Crossroads of crossroads {
            HomeCountry = "home_country",
            Fortress = "fortress",
            Road = "road",
            PlaceOfRefuge = "place_of_refuge",
            Advance = "advance",
            CompassPoints = "compass_points",
        }
    }
}

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

named! {
    /// A side of the island board (Q3-1).
    pub enum IslandSide in "island" {
        RopeBridge = "rope_bridge",
        TreeHouse = "tree_house",
    }
}

pieces! {
    /// The wagon (CR-14).
    wagon = "v" of Wagon,
    /// The ship (CR-15).
    ship = "s" of Lighthouse,
}
