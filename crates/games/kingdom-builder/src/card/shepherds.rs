//! Shepherds: 2 gold for a settlement that has no empty hex of its own terrain beside it when it is built.
//!
//! Rules: NO-20, NO-23, AMB-27. A hex with a scout and one blocked by a warrior are empty, one with a stone wall is not.

use crate::{Hex, HexSet, State};

const GOLD: u16 = 2;

pub(super) fn gold(state: &State, hex: Hex) -> u16 {
    let board = &state.table.board;
    let pieces = state.seats().fold(state.nomads.walls, |all, seat| all | state.pieces(seat));
    let same = board.terrain_at(hex).map_or(HexSet::EMPTY, |terrain| board.all(terrain));
    let closed = hex.neighbours().all(|beside| !same.contains(beside) || pieces.contains(beside));
    if closed { GOLD } else { 0 }
}
