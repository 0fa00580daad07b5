//! Sets of spaces and of places, small enough to copy anywhere.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Place, Space};

/// Some spaces of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Space>"))]
#[serde(from = "Vec<Space>", into = "Vec<Space>")]
pub struct SpaceSet(pub(crate) u32);

/// Some places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Place>"))]
#[serde(from = "Vec<Place>", into = "Vec<Place>")]
pub struct PlaceSet(pub(crate) u64);

macro_rules! set_functions {
    ($name:ident of $item:ident, $bits:ty) => {
        impl $name {
            /// Nothing.
            pub const EMPTY: $name = $name(0);

            /// Just this one.
            pub(crate) fn one(item: $item) -> $name {
                $name(1 << item.0)
            }

            /// Whether it is in the set.
            pub fn contains(self, item: $item) -> bool {
                self.0 & 1 << item.0 != 0
            }

            /// Whether nothing is in the set.
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            pub fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// In the order of the data.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let item = (left != 0).then(|| $item(left.trailing_zeros() as u8))?;
                    left &= left - 1;
                    Some(item)
                })
            }

            pub(crate) fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.0;
            }

            pub(crate) fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.0);
            }

            pub(crate) fn and(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }

            pub(crate) fn or(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            pub(crate) fn minus(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                items.into_iter().fold($name::EMPTY, |set, item| set.or($name::one(item)))
            }
        }

        impl From<Vec<$item>> for $name {
            fn from(items: Vec<$item>) -> $name {
                items.into_iter().collect()
            }
        }

        impl From<$name> for Vec<$item> {
            fn from(set: $name) -> Vec<$item> {
                set.iter().collect()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                if self.is_empty() {
                    return f.write_str("none");
                }
                for (place, item) in self.iter().enumerate() {
                    write!(f, "{}{item}", if place == 0 { "" } else { " " })?;
                }
                Ok(())
            }
        }
    };
}

set_functions!(SpaceSet of Space, u32);
set_functions!(PlaceSet of Place, u64);
