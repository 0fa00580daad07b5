//! Lords: in every quadrant 12 gold for the most settlements, 6 for the second most.
//!
//! Rules: KB-66, AMB-8. Everybody with the same number gets the same; a tie for the first place leaves the second one.

use steading_game::{Seat, Thing};

use crate::card::CardThing;
use crate::insight::lure;
use crate::insight::standing::Part;
use crate::{CardFacts, HexSet, State};

/// For the most settlements in a quadrant.
const MOST: u8 = 12;
/// For the second most.
const SECOND: u8 = 6;

pub(crate) struct Lords;

impl CardThing for Lords {
    const RULE: &'static str = "KB-66";
    const PART: Part = Part::Contested;

    fn numbers(card: Thing, _facts: &CardFacts) -> Thing {
        card.number("most", MOST).number("second", SECOND)
    }

    /// All the gold, which is different for the first and the second place.
    fn count(state: &State, seat: Seat) -> u32 {
        HexSet::QUADRANTS.iter().map(|&quadrant| in_quadrant(state, seat, quadrant)).sum()
    }

    fn quadrants(state: &State, seat: Seat) -> [i32; 4] {
        let own = lure::in_quadrants(state, seat);
        let others =
            state.seats().filter(|&other| other != seat).map(|other| lure::in_quadrants(state, other));
        let rivals = others
            .fold([0; 4], |most: [i32; 4], there| std::array::from_fn(|place| most[place].max(there[place])));
        // Far behind is lost and far ahead is safe.
        let close = |place: usize| (-3..=1).contains(&(own[place] - rivals[place]));
        std::array::from_fn(|place| if close(place) { 2 * lure::GOLD } else { 0 })
    }
}

fn in_quadrant(state: &State, seat: Seat, quadrant: HexSet) -> u32 {
    let there = |seat| (state.pieces(seat) & quadrant).len();
    let own = there(seat);
    let most = state.seats().map(there).max().unwrap_or(0);
    let second = state.seats().map(there).filter(|&number| number < most).max();
    if own == most {
        return if most > 0 { u32::from(MOST) } else { 0 };
    }
    let counts = own > 0 || state.setting.config.lords_zero;
    if second == Some(own) && counts { u32::from(SECOND) } else { 0 }
}
