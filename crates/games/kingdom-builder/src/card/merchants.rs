//! Merchants: 4 gold for every special hex that an area of yours links with another one.
//!
//! Rules: KB-59, AMB-9, AMB-19. A special hex pays once, however many areas link it.

use crate::board::Specials;
use crate::{Board, HexSet};

const GOLD: u32 = 4;

pub(super) fn score(board: &Board, own: HexSet) -> u32 {
    let linked = own.areas().map(|area| touched(board, area)).filter(|touched| touched.count_ones() >= 2);
    linked.fold(0, |all, touched| all | touched).count_ones() * GOLD
}

/// The special hexes beside an area.
fn touched(board: &Board, area: HexSet) -> Specials {
    let specials = board.around.iter().take(board.specials().len()).enumerate();
    specials.filter(|(_, around)| area.meets(around)).fold(0, |set, (number, _)| set | 1 << number)
}
