//! Place of Refuge: one special hex has six neighbours, all of them yours.
//!
//! Rule: CR-20. At the rim of the board there are fewer than six.

use crate::{Board, HexSet};

const NEIGHBOURS: u32 = 6;

pub(super) fn is_done(board: &Board, own: HexSet) -> bool {
    let around = board.around.iter().take(board.specials().len());
    around.into_iter().any(|around| around.len() == NEIGHBOURS && around.minus(own).is_empty())
}
