//! Fishermen: 1 gold for every settlement beside water.
//!
//! Rules: KB-58, Q3-4. A settlement on water brings nothing.

use crate::{Board, HexSet, Terrain};

pub(super) fn score(board: &Board, own: HexSet) -> u32 {
    (own.minus(board.all(Terrain::Water)) & board.beside(Terrain::Water)).len()
}
