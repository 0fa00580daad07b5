//! Messengers: 2 gold for every hex between the two settlements of one area that lie farthest apart.
//!
//! Rule: MA-20. What lies between them does not matter, only how far it is.

use steading_game::Seat;

use crate::card::CardThing;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;
use crate::{HexSet, State};

pub(crate) struct Messengers;

impl CardThing for Messengers {
    const RULE: &'static str = "MA-20";
    const GOLD: u8 = 2;
    const PART: Part = Part::Mass;

    fn count(state: &State, seat: Seat) -> u32 {
        let own = state.pieces(seat);
        own.areas().map(longest_distance).max().unwrap_or(0).saturating_sub(1)
    }

    fn near(near: &Near<'_>) -> i32 {
        lure::gold_if(near.count == 1)
    }
}

/// The distance of two hexes is the largest difference in one of three coordinates, so the longest one of many is the
/// widest spread in one of them.
fn longest_distance(area: HexSet) -> u32 {
    let mut least = [i32::MAX; 3];
    let mut most = [i32::MIN; 3];
    for hex in area.iter() {
        for (place, coordinate) in hex.cube().into_iter().enumerate() {
            least[place] = least[place].min(coordinate);
            most[place] = most[place].max(coordinate);
        }
    }
    (0..3).map(|place| most[place].abs_diff(least[place])).max().unwrap_or(0)
}
