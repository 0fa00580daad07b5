//! The nomad tiles.
//!
//! Rules: NO-2 to NO-13.

use crate::names::names;

names! {
    /// A kind of nomad tile.
    pub enum NomadTile in "nomad" {
        DonationGrass = "donation_grass",
        DonationCanyon = "donation_canyon",
        DonationDesert = "donation_desert",
        DonationFlowers = "donation_flowers",
        DonationForest = "donation_forest",
        DonationWater = "donation_water",
        DonationMountain = "donation_mountain",
        Resettlement = "resettlement",
        Outpost = "outpost",
        Sword = "sword",
        Treasure = "treasure",
    }
}
