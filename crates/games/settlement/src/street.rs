//! A player's settlement: three streets of three building places (SE-2.2).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use steading_game::named;

use crate::Building;

named! {
    /// A street of the settlement, from top to bottom.
    pub enum Street in "street" {
        /// The one next to the wilderness.
        Upper = "upper",
        /// The one in the middle.
        Middle = "middle",
        /// The lowest one.
        Lower = "lower",
    }
}

/// A building place: street and number, written `upper1` to `lower3`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct Place(u8);

impl Place {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// A place of a street, 0 for the first one.
    pub fn new(street: Street, number: usize) -> Option<Place> {
        (number < 3).then_some(Place((street.index() * 3 + number) as u8))
    }

    /// All places, the upper street first.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..Place::COUNT as u8).map(Place)
    }

    /// The three places of a street.
    pub fn of(street: Street) -> impl Iterator<Item = Place> + Clone {
        (0..3).map(move |number| Place((street.index() * 3 + number) as u8))
    }

    /// The street.
    pub fn street(self) -> Street {
        Street::ALL[usize::from(self.0 / 3)]
    }

    /// The place in its street, 0 for the first one.
    pub fn number(self) -> usize {
        usize::from(self.0 % 3)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(crate) fn from_index(index: usize) -> Option<Place> {
        (index < Place::COUNT).then_some(Place(index as u8))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.street().id(), self.number() + 1)
    }
}

/// The text names no building place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("building places are upper1, upper2, upper3, middle1 and so on to lower3")]
pub struct NotAPlace;

impl FromStr for Place {
    type Err = NotAPlace;

    fn from_str(text: &str) -> Result<Place, NotAPlace> {
        Place::all().find(|place| place.to_string() == text).ok_or(NotAPlace)
    }
}

impl TryFrom<String> for Place {
    type Error = NotAPlace;

    fn try_from(text: String) -> Result<Place, NotAPlace> {
        text.parse()
    }
}

impl From<Place> for String {
    fn from(place: Place) -> String {
        place.to_string()
    }
}

/// A building tile in a settlement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Built {
    /// What it is.
    pub building: Building,
    /// The tokens stored on it for good (SE-9.1).
    pub stored: u8,
}

/// All streets of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Streets {
    places: [Option<Built>; Place::COUNT],
}

impl Streets {
    /// What stands on that place.
    pub fn get(&self, place: Place) -> Option<Built> {
        self.places[place.index()]
    }

    pub(crate) fn set(&mut self, place: Place, built: Built) {
        self.places[place.index()] = Some(built);
    }

    /// The first free place of a street: all places of a street are equivalent (SE-15.2).
    pub fn free_place(&self, street: Street) -> Option<Place> {
        Place::of(street).find(|&place| self.get(place).is_none())
    }

    /// How many buildings stand in a street.
    pub fn len(&self, street: Street) -> usize {
        Place::of(street).filter(|&place| self.get(place).is_some()).count()
    }

    /// All buildings with their places, the upper street first.
    pub fn iter(&self) -> impl Iterator<Item = (Place, Built)> {
        Place::all().filter_map(|place| Some((place, self.get(place)?)))
    }

    /// How many buildings there are.
    pub fn total(&self) -> usize {
        self.places.iter().flatten().count()
    }
}
