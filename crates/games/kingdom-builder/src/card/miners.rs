//! Miners: 1 gold for every settlement beside a mountain.
//!
//! Rule: KB-63. A settlement on a mountain brings nothing.

use crate::{Board, HexSet, Terrain};

pub(super) fn score(board: &Board, own: HexSet) -> u32 {
    (own.minus(board.all(Terrain::Mountain)) & board.beside(Terrain::Mountain)).len()
}
