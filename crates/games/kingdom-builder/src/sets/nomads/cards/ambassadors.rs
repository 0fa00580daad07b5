//! Ambassadors: 1 gold for a settlement that is built beside a foreign one.
//!
//! Rule: NO-21.

use steading_game::Seat;

use crate::card::{CardThing, Timing};
use crate::insight::lure;
use crate::insight::standing::Part;
use crate::{Hex, HexSet, State};

pub(crate) struct Ambassadors;

impl CardThing for Ambassadors {
    const RULE: &'static str = "NO-21";
    const TIMING: Timing = Timing::During;
    const PART: Part = Part::Contested;

    /// Never at the end (KB-56).
    fn count(_state: &State, _seat: Seat) -> u32 {
        0
    }

    fn after_build(state: &State, seat: Seat, hex: Hex) -> u16 {
        if state.foreign_pieces(seat).meets(&HexSet::around(hex)) { Self::GOLD.into() } else { 0 }
    }

    fn at_once(state: &State, seat: Seat, hex: Hex) -> i32 {
        let foreign = state.seats().filter(|&other| other != seat);
        i32::from(foreign.into_iter().any(|other| state.player(other).beside.contains(hex))) * lure::GOLD
    }
}
