//! Place of Refuge: one special hex has six neighbours, all of them yours.
//!
//! Rule: CR-20. At the rim of the board there are fewer than six.

use crate::task::TaskThing;
use crate::{Board, HexSet};

const NEIGHBOURS: u32 = 6;

pub(crate) struct PlaceOfRefuge;

impl TaskThing for PlaceOfRefuge {
    const RULE: &'static str = "CR-20";

    fn is_done(board: &Board, own: HexSet) -> bool {
        let around = board.around.iter().take(board.specials().len());
        around.into_iter().any(|around| around.len() == NEIGHBOURS && around.minus(own).is_empty())
    }

    fn begun(board: &Board, own: HexSet) -> f32 {
        let around = board.around.iter().take(board.specials().len());
        around.map(|&around| (own & around).len()).max().unwrap_or(0) as f32 / NEIGHBOURS as f32
    }
}
