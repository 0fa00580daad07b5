//! Seats around the table, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The most seats any game here has.
pub const MAX_SEATS: usize = 5;

/// A place at the table. Seats are numbered from 0 clockwise and written `seat0`, `seat1`, …
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seats of a game with `players` players, clockwise from seat 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..players).map(Seat)
    }

    /// The seats of a game with `players` players, clockwise from this one.
    pub fn clockwise(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |step| Seat((self.0 + step) % players))
    }

    /// The left neighbour, who plays next.
    pub fn next(self, players: u8) -> Seat {
        Seat((self.0 + 1) % players)
    }

    /// For indexing arrays with one entry per seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = NotASeat;

    fn from_str(text: &str) -> Result<Self, NotASeat> {
        text.strip_prefix("seat")
            .filter(|number| number.len() == 1)
            .and_then(|number| number.parse().ok())
            .filter(|&number| usize::from(number) < MAX_SEATS)
            .map(Seat)
            .ok_or_else(|| NotASeat(text.to_owned()))
    }
}

/// The text names no seat.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no seat: write seat0, seat1, … up to seat4")]
pub struct NotASeat(pub String);

/// A set of seats, small enough to copy anywhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Seat>"))]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    pub fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a game with `players` players.
    pub fn all(players: u8) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// Whether `seat` is in the set; a seat that no game has is in none.
    pub fn contains(self, seat: Seat) -> bool {
        usize::from(seat.0) < MAX_SEATS && self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` in it.
    pub fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    pub fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Everybody who is in either set.
    pub fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Whether nobody is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    pub fn first(self) -> Option<Seat> {
        (!self.is_empty()).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self;
        std::iter::from_fn(move || {
            let seat = left.first()?;
            left = left.without(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> Self {
        seats.into_iter().filter(|seat| usize::from(seat.0) < MAX_SEATS).collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Self {
        set.iter().collect()
    }
}

impl fmt::Display for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nobody");
        }
        for (i, seat) in self.iter().enumerate() {
            write!(f, "{}{seat}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_goes_once_around() {
        let seats: Vec<_> = Seat(2).clockwise(4).map(|seat| seat.0).collect();
        assert_eq!(seats, [2, 3, 0, 1]);
    }

    #[test]
    fn seats_read_back_what_they_write() {
        assert_eq!("seat3".parse(), Ok(Seat(3)));
        for wrong in ["seat5", "seat", "3", "seat03", "seat-1", "seat3 "] {
            assert!(wrong.parse::<Seat>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set: SeatSet = [Seat(4), Seat(0)].into_iter().collect();
        assert_eq!(set.to_string(), "seat0, seat4");
        assert_eq!((set.len(), set.without(Seat(0)).first()), (2, Some(Seat(4))));
        assert!(!set.contains(Seat(200)));
    }
}
