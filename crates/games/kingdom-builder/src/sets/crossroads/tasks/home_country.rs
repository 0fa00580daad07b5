//! Home Country: one complete terrain area is yours.
//!
//! Rules: CR-17, AMB-16. Water and mountains count too, and so does a single hex.

use crate::task::TaskThing;
use crate::{HexSet, Setting};

pub(crate) struct HomeCountry;

impl TaskThing for HomeCountry {
    const RULE: &'static str = "CR-17";

    fn is_done(setting: &Setting, own: HexSet) -> bool {
        setting.board.terrain.iter().any(|&terrain| {
            let rest = terrain.minus(own);
            // A group of own pieces on that terrain with none of the rest beside it is the whole area.
            (terrain & own).areas().any(|area| !area.neighbours().meets(&rest))
        })
    }

    /// Small areas are soon complete; how soon is hard to see.
    fn begun(_setting: &Setting, _own: HexSet) -> f32 {
        0.0
    }
}
