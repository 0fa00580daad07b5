//! Seats around the table, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Bits, Member, Set};

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

impl Member for Seat {
    const COUNT: usize = MAX_SEATS;
    const NONE: &'static str = "nobody";
    const BETWEEN: &'static str = ", ";

    #[inline]
    fn place(self) -> usize {
        self.index()
    }

    #[inline]
    fn at(place: usize) -> Option<Seat> {
        (place < MAX_SEATS).then_some(Seat(place as u8))
    }

    /// Seats come from outside as bare numbers.
    #[inline]
    fn bit<B: Bits>(self) -> B {
        if self.index() < MAX_SEATS { B::bit(self.index()) } else { B::ZERO }
    }
}

/// Some of the seats. A seat that no game has is in no set.
pub type SeatSet = Set<Seat, u8>;

impl SeatSet {
    /// Every seat of a game with `players` players.
    pub fn all(players: u8) -> SeatSet {
        SeatSet::from_bits(((1u16 << players) - 1) as u8)
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
        assert_eq!(SeatSet::EMPTY.to_string(), "nobody");
        assert_eq!(SeatSet::all(3), [Seat(0), Seat(1), Seat(2)].into_iter().collect());
    }

    /// Nobody can slip into a set by a number that stands for another one.
    #[test]
    fn a_seat_that_no_game_has_is_in_no_set() {
        for number in [5, 7, 8, 200] {
            assert!(!SeatSet::full().contains(Seat(number)));
            assert_eq!(SeatSet::EMPTY.with(Seat(number)), SeatSet::EMPTY);
        }
        let read: SeatSet = serde_json::from_str("[1,8,7]").unwrap();
        assert_eq!(read, SeatSet::one(Seat(1)));
    }
}
