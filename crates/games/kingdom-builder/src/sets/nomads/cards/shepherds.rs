//! Shepherds: 2 gold for a settlement that has no empty hex of its own terrain beside it when it is built.
//!
//! Rules: NO-20, NO-23, AMB-27. A hex with a scout and one blocked by a warrior are empty, one with a stone wall is not.

use steading_game::Seat;

use crate::card::{CardThing, Timing};
use crate::insight::lure;
use crate::insight::standing::Part;
use crate::{Hex, HexSet, State};

pub(crate) struct Shepherds;

impl CardThing for Shepherds {
    const RULE: &'static str = "NO-20";
    const TIMING: Timing = Timing::During;
    const GOLD: u8 = 2;
    const PART: Part = Part::Mass;

    /// Never at the end (KB-56).
    fn count(_state: &State, _seat: Seat) -> u32 {
        0
    }

    fn after_build(state: &State, _seat: Seat, hex: Hex) -> u16 {
        let board = &state.setting.board;
        let pieces = state.seats().fold(state.nomads.walls, |all, seat| all | state.pieces(seat));
        let same = board.terrain_at(hex).map_or(HexSet::EMPTY, |terrain| board.all(terrain));
        let closed = hex.neighbours().all(|beside| !same.contains(beside) || pieces.contains(beside));
        if closed { Self::GOLD.into() } else { 0 }
    }

    fn at_once(state: &State, seat: Seat, hex: Hex) -> i32 {
        i32::from(Self::after_build(state, seat, hex)) * lure::GOLD
    }
}
