//! Lords: in every quadrant 12 gold for the most settlements, 6 for the second most.
//!
//! Rules: KB-66, AMB-8. Everybody with the same number gets the same; a tie for the first place leaves the second one.

use steading_game::Seat;

use crate::{HexSet, State};

const MOST: u32 = 12;
const SECOND: u32 = 6;

pub(super) fn score(state: &State, seat: Seat) -> u32 {
    HexSet::QUADRANTS.iter().map(|&quadrant| in_quadrant(state, seat, quadrant)).sum()
}

fn in_quadrant(state: &State, seat: Seat, quadrant: HexSet) -> u32 {
    let there = |seat| (state.pieces(seat) & quadrant).len();
    let own = there(seat);
    let most = state.seats().map(there).max().unwrap_or(0);
    let second = state.seats().map(there).filter(|&number| number < most).max();
    if own == most {
        return if most > 0 { MOST } else { 0 };
    }
    let counts = own > 0 || state.table.config.lords_zero;
    if second == Some(own) && counts { SECOND } else { 0 }
}
