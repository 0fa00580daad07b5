//! Pieces that are no settlements but count as one: warriors, wagons, ships, city halls.
//!
//! Rules: CR-3, CR-4. Whatever goes about as a single piece is one line in `things.rs`; positions, views, pictures and the rules
//! for moving pieces know it from there.

use crate::sets::crossroads::parts;
use crate::{Hex, HexSet, Location};

pub use crate::things::Pieces;

/// Where a single piece stands, among all pieces of its owner.
pub(crate) type Place = fn(&mut Pieces) -> &mut Option<Hex>;

/// A piece of which every player has one.
#[derive(Clone, Copy)]
pub(crate) struct Single {
    /// Its name in positions.
    pub(crate) id: &'static str,
    /// The key of its name for people.
    pub(crate) key: &'static str,
    /// The letter in pictures.
    pub(crate) letter: &'static str,
    /// The location whose tile places it.
    pub(crate) location: Location,
    /// Where it stands.
    pub(crate) place: Place,
}

/// Declares [`Pieces`] from the list of single pieces.
macro_rules! pieces {
    ($($(#[$doc:meta])* $piece:ident = $letter:literal of $location:ident,)*) => {
        /// The pieces of one player that stand on the board and count as settlements (CR-3). They are also among
        /// `Player::pieces`; whatever is not here is in the supply.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CrossroadsPieces"))]
        pub struct Pieces {
            /// Warriors (CR-12).
            pub warriors: [Option<crate::Hex>; 2],
            $($(#[$doc])* pub $piece: Option<crate::Hex>,)*
            /// The centre of the city hall (CR-8).
            pub city_hall: Option<crate::Hex>,
        }

        impl Pieces {
            /// The pieces of which every player has one.
            pub(crate) const SINGLE: &'static [crate::pieces::Single] = &[
                $(crate::pieces::Single {
                    id: stringify!($piece),
                    key: concat!("piece-", stringify!($piece)),
                    letter: $letter,
                    location: Location::$location,
                    place: |pieces| &mut pieces.$piece,
                },)*
            ];

            /// Where warriors and single pieces stand.
            pub(crate) fn meeples(&self) -> impl Iterator<Item = crate::Hex> {
                self.warriors.into_iter().chain([$(self.$piece,)*]).flatten()
            }

            /// The places of all of them.
            pub(crate) fn places(&mut self) -> impl Iterator<Item = &mut Option<crate::Hex>> {
                self.warriors.iter_mut().chain([$(&mut self.$piece,)*])
            }
        }
    };
}

pub(crate) use pieces;

impl Pieces {
    /// All of them, each part of the city hall among them.
    #[inline]
    pub(crate) fn on_board(&self) -> HexSet {
        if *self == Pieces::default() {
            return HexSet::EMPTY;
        }
        self.city_hall_parts().chain(self.meeples()).collect()
    }

    /// Pieces that other actions may not move: the city hall, and the rest too unless the option says so (CR-4, AMB-12).
    #[inline]
    pub(crate) fn fixed(&self, meeples_move: bool) -> HexSet {
        if *self == Pieces::default() {
            return HexSet::EMPTY;
        }
        self.city_hall_parts().chain(self.meeples().filter(|_| !meeples_move)).collect()
    }

    /// The warrior, wagon or ship of one hex went to another (CR-4).
    #[inline]
    pub(crate) fn follow(&mut self, from: Hex, to: Hex) {
        if *self != Pieces::default() {
            self.replace(from, Some(to));
        }
    }

    /// The warrior, wagon or ship that stands there goes back beside the board; whether there is one.
    pub(crate) fn take(&mut self, hex: Hex) -> bool {
        self.replace(hex, None)
    }

    fn replace(&mut self, from: Hex, to: Option<Hex>) -> bool {
        let meeple = self.places().find(|meeple| **meeple == Some(from));
        let found = meeple.map(|meeple| *meeple = to).is_some();
        self.sort();
        found
    }

    /// A warrior comes onto the board.
    pub(crate) fn add_warrior(&mut self, hex: Hex) {
        if let Some(place) = self.warriors.iter_mut().find(|place| place.is_none()) {
            *place = Some(hex);
        }
        self.sort();
    }

    /// Warriors in the order of their hexes, so that every table has one description.
    fn sort(&mut self) {
        self.warriors.sort_unstable_by_key(|warrior| (warrior.is_none(), *warrior));
    }

    /// Whether they are in that order.
    pub(crate) fn in_order(mut self) -> bool {
        let warriors = self.warriors;
        self.sort();
        self.warriors == warriors
    }

    /// The letter of the piece on that hex in pictures; none for a settlement.
    pub(crate) fn letter(mut self, hex: Hex) -> &'static str {
        if self.warriors.contains(&Some(hex)) {
            return "w";
        }
        let single = Pieces::SINGLE.iter().find(|single| *(single.place)(&mut self) == Some(hex));
        let city_hall = || if self.city_hall_parts().any(|part| part == hex) { "c" } else { "" };
        single.map_or_else(city_hall, |single| single.letter)
    }

    /// The seven hexes of the city hall.
    pub(crate) fn city_hall_parts(&self) -> impl Iterator<Item = Hex> {
        self.city_hall.into_iter().flat_map(parts)
    }
}
