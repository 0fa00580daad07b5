//! Place of Refuge: one location, castle or nomad hex has six neighbours, all of them yours.
//!
//! Rules: CR-20, AMB-33. At the rim of the board there are fewer than six.

use crate::board::each;
use crate::task::TaskThing;
use crate::{HexSet, Setting};

const NEIGHBOURS: u32 = 6;

pub(crate) struct PlaceOfRefuge;

/// The hexes around each special hex that can be a refuge; palaces and silos only if it is played like that.
fn refuges(setting: &Setting) -> impl Iterator<Item = HexSet> + use<'_> {
    let board = &setting.board;
    let named = board.locations | board.castles | board.nomads;
    let others = if setting.config.readings.refuge_any_special { board.palaces | board.silos } else { 0 };
    each(named | others).map(|number| board.around[number])
}

impl TaskThing for PlaceOfRefuge {
    const RULE: &'static str = "CR-20";

    fn is_done(setting: &Setting, own: HexSet) -> bool {
        refuges(setting).any(|around| around.len() == NEIGHBOURS && around.minus(own).is_empty())
    }

    fn begun(setting: &Setting, own: HexSet) -> f32 {
        refuges(setting).map(|around| (own & around).len()).max().unwrap_or(0) as f32 / NEIGHBOURS as f32
    }
}
