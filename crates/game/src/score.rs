//! Points and places.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// A player's points, by where they come from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Score {
    /// Each source (the key of its name in the Fluent files) with its points, in the order of the rulebook.
    pub parts: Vec<(&'static str, i32)>,
}

impl Score {
    /// The sum of all parts.
    pub fn total(&self) -> i32 {
        self.parts.iter().map(|&(_, points)| points).sum()
    }
}

/// How a finished game ended: the place of every seat, 1 for the best; players who tie share a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Outcome {
    places: [u8; MAX_SEATS],
    players: u8,
}

impl Outcome {
    /// Ranks the seats by `key`, the greatest first. Equal keys share a place, and the places after them stay
    /// empty: 1, 2, 2, 4.
    pub fn rank<K: Ord>(players: u8, key: impl Fn(Seat) -> K) -> Outcome {
        let mut places = [0; MAX_SEATS];
        for seat in Seat::all(players) {
            let better = Seat::all(players).filter(|&other| key(other) > key(seat)).count();
            places[seat.index()] = better as u8 + 1;
        }
        Outcome { places, players }
    }

    /// The places, by seat.
    pub fn places(&self) -> &[u8] {
        &self.places[..usize::from(self.players)]
    }

    /// Everybody in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players).filter(|seat| self.places[seat.index()] == 1)
    }
}

impl From<Outcome> for Vec<u8> {
    fn from(outcome: Outcome) -> Vec<u8> {
        outcome.places().to_vec()
    }
}

impl TryFrom<Vec<u8>> for Outcome {
    type Error = &'static str;

    fn try_from(list: Vec<u8>) -> Result<Outcome, &'static str> {
        let mut places = [0; MAX_SEATS];
        places.get_mut(..list.len()).ok_or("more places than seats")?.copy_from_slice(&list);
        Ok(Outcome { places, players: list.len() as u8 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ties_share_a_place_and_skip_the_next() {
        let points = [3, 5, 3, 1];
        let outcome = Outcome::rank(4, |seat| points[seat.index()]);
        assert_eq!(outcome.places(), [2, 1, 2, 4]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1)]);
    }
}
