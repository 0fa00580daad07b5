//! The task cards of Crossroads.
//!
//! Rules: CR-2, CR-17 to CR-22.

use crate::names::names;

names! {
    /// A task card.
    pub enum Task in "task" {
        HomeCountry = "home_country",
        Fortress = "fortress",
        Road = "road",
        PlaceOfRefuge = "place_of_refuge",
        Advance = "advance",
        CompassPoints = "compass_points",
    }
}
