//! Things that the data name: places, spaces of the map, events, deeds.
//!
//! Their ids are those of the built-in data, in that order; a new row there is a new thing. Behind them stand spare ids for an owner
//! whose box holds more than ours: such a thing exists only if the owner's data have a row for it.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use steading_game::{Member, Set};

use crate::data::FILES;

/// The most places that notation and numbers have room for.
pub const MAX_PLACES: usize = 48;
/// The most spaces.
pub const MAX_SPACES: usize = 32;
/// The most events.
pub const MAX_EVENTS: usize = 64;
/// The most deeds.
pub const MAX_DEEDS: usize = 12;

/// The ids of one file's rows, and the keys of their names in the Fluent files.
struct Names {
    ids: Vec<&'static str>,
    keys: Vec<&'static str>,
}

static PLACES: LazyLock<Names> =
    LazyLock::new(|| names("places.toml", "place", "", MAX_PLACES, &SPARE_PLACES));
static SPACES: LazyLock<Names> =
    LazyLock::new(|| names("map.toml", "space", "space-", MAX_SPACES, &SPARE_SPACES));
static EVENTS: LazyLock<Names> =
    LazyLock::new(|| names("events.toml", "event", "event-", MAX_EVENTS, &SPARE_EVENTS));
static DEEDS: LazyLock<Names> = LazyLock::new(|| names("deeds.toml", "deed", "", MAX_DEEDS, &SPARE_DEEDS));

/// Places that only an owner's box has.
const SPARE_PLACES: [&str; 10] = [
    "place_1", "place_2", "place_3", "place_4", "place_5", "place_6", "place_7", "place_8", "place_9",
    "place_10",
];
/// Spaces that only an owner's map has.
const SPARE_SPACES: [&str; 3] = ["F1", "F2", "F3"];
/// Events that only an owner's box has; the first letter is the category.
const SPARE_EVENTS: [&str; 16] = [
    "A9", "A10", "A11", "A12", "B9", "B10", "B11", "B12", "C9", "C10", "C11", "C12", "D9", "D10", "D11",
    "D12",
];
/// Deeds that only an owner's box has.
const SPARE_DEEDS: [&str; 5] = ["deed_1", "deed_2", "deed_3", "deed_4", "deed_5"];

/// Read once; the few short texts live as long as the program.
fn names(file: &str, row: &str, prefix: &str, most: usize, spare: &[&'static str]) -> Names {
    let text = FILES.iter().find(|(name, _)| *name == file).map_or("", |&(_, text)| text);
    let table: toml::Table = text.parse().expect("the built-in data are valid");
    let rows = table.get(row).and_then(toml::Value::as_array).expect("the built-in data have this list");
    let id = |row: &toml::Value| row.get("id").and_then(toml::Value::as_str).map(|id| &*id.to_owned().leak());
    let ids: Vec<&'static str> = rows.iter().filter_map(id).chain(spare.iter().copied()).take(most).collect();
    let key = |id: &&'static str| if prefix.is_empty() { *id } else { &*format!("{prefix}{id}").leak() };
    Names { keys: ids.iter().map(key).collect(), ids }
}

/// Whether this is a spare id: a box can be without it and say nothing about it.
pub(crate) trait Spare {
    fn is_spare(&self) -> bool;
}

macro_rules! data_ids {
    ($(#[$meta:meta])* $name:ident, $table:ident, $spare:ident, $most:ident, $what:literal) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// All of them, in the order of the data, the spare ones last.
            pub fn all() -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..$table.ids.len() as u8).map($name)
            }

            /// The one at this place of the order.
            pub(crate) fn at(index: usize) -> Option<$name> {
                (index < $table.ids.len()).then_some($name(index as u8))
            }

            /// The id in data and notation.
            pub fn id(self) -> &'static str {
                $table.ids.get(self.index()).copied().unwrap_or("?")
            }

            /// The key of its name in the Fluent files.
            pub fn key(self) -> &'static str {
                $table.keys.get(self.index()).copied().unwrap_or("?")
            }

            /// For indexing lists with one entry for each.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }

        impl Spare for $name {
            fn is_spare(&self) -> bool {
                self.index() + $spare.len() >= $table.ids.len()
            }
        }

        impl Member for $name {
            const COUNT: usize = $most;

            #[inline]
            fn place(self) -> usize {
                self.index()
            }

            /// Sets are asked too often to look at the data each time: what is in one stands in the data.
            #[inline]
            fn at(place: usize) -> Option<$name> {
                (place < $most).then_some($name(place as u8))
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.id())
            }
        }

        impl FromStr for $name {
            type Err = String;

            fn from_str(text: &str) -> Result<$name, String> {
                let index = $table.ids.iter().position(|&id| id == text);
                index.and_then($name::at).ok_or_else(|| format!(concat!("`{}` is no ", $what), text))
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(text: String) -> Result<$name, String> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(named: $name) -> String {
                named.id().to_owned()
            }
        }
    };
}

data_ids! {
    /// A place: printed on the board, a base place card or a place card (OR-60).
    Place, PLACES, SPARE_PLACES, MAX_PLACES, "place"
}
data_ids! {
    /// A space of the map.
    Space, SPACES, SPARE_SPACES, MAX_SPACES, "space of the map"
}
data_ids! {
    /// An event card.
    EventCard, EVENTS, SPARE_EVENTS, MAX_EVENTS, "event card"
}
data_ids! {
    /// A beneficial deed.
    Deed, DEEDS, SPARE_DEEDS, MAX_DEEDS, "deed"
}

/// Some spaces of the map.
pub type SpaceSet = Set<Space, u32>;
/// Some places.
pub type PlaceSet = Set<Place>;
