//! The Knowledge Key: once per round a street may be activated a second time.
//!
//! Rules: SE-10.12, AMB-11. An area that holds two settlers is the record of it: while one does, no other takes a second.

use super::{ArtifactEffect, active_has};
use crate::State;

/// Whether the active player may put a second settler on the area of a street that holds one.
pub(crate) fn offers_second(state: &State) -> bool {
    active_has(state, ArtifactEffect::StreetAgain)
        && state.active().areas.streets.iter().all(|&settlers| settlers < 2)
}
