//! Geologists: 2 gold for every mountain range that an area of yours links with another one.
//!
//! Rule: MA-19. A range is a group of connected mountains, or a single one; it pays once. A settlement that stands on a
//! mountain touches its range.

use crate::{Board, HexSet, Terrain};

const GOLD: u32 = 2;

pub(super) fn score(board: &Board, own: HexSet) -> u32 {
    let mountains = board.all(Terrain::Mountain);
    let mut linked = HexSet::EMPTY;
    for area in own.areas() {
        let touched = (area | area.neighbours()) & mountains;
        let ranges = mountains.connected_to(touched);
        if ranges.areas().nth(1).is_some() {
            linked |= ranges;
        }
    }
    linked.areas().count() as u32 * GOLD
}
