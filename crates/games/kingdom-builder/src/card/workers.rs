//! Workers: 1 gold for every settlement beside a special hex.
//!
//! Rules: KB-64, AMB-19.

use crate::{Board, HexSet};

pub(super) fn score(board: &Board, own: HexSet) -> u32 {
    (own & board.beside_specials()).len()
}
