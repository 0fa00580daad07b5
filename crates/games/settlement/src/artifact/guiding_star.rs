//! The Guiding Star: once per round a region may be activated a second time.
//!
//! Rules: SE-10.11, AMB-11. An area that holds two settlers is the record of it: while one does, no other takes a second.

use super::{ArtifactEffect, active_has};
use crate::State;

/// Whether the active player may put a second settler on the area of a region that holds one.
pub(crate) fn offers_second(state: &State) -> bool {
    active_has(state, ArtifactEffect::RegionAgain)
        && state.active().areas.regions.iter().all(|&settlers| settlers < 2)
}
