//! The Eternity Clock: each building just built may be used once, at no settler.
//!
//! Rules: SE-10.1, AMB-9. The street's area stays as it is, and the market is refilled before the choice.

use super::{ArtifactEffect, active_has};
use crate::{Phase, Place, State};

/// What comes after a building was laid on `place` and the market refilled.
pub(crate) fn after_building(state: &State, place: Place) -> Phase {
    if active_has(state, ArtifactEffect::UseNewBuilding) { Phase::Clock { place } } else { Phase::Turn }
}
