//! The Transformation Mirror: basics are traded one for one, and never in circles.
//!
//! Rules: SE-7.4, SE-10.13. Within a run of Mirror trades a kind that was given is not taken, and a kind that was taken is
//! not given. Every other decision ends the run.

use super::{ArtifactEffect, active_has};
use crate::{Kinds, Resource, State};

/// What was given and taken in the running sequence of Mirror trades; both empty outside of one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MirrorRun {
    /// The kinds given.
    pub given: Kinds,
    /// The kinds taken.
    pub taken: Kinds,
}

impl MirrorRun {
    /// Outside of a run.
    pub const NONE: MirrorRun = MirrorRun { given: Kinds::EMPTY, taken: Kinds::EMPTY };

    /// Whether the guard lets this trade pass.
    pub fn allows(self, give: Resource, take: Resource) -> bool {
        !self.taken.contains(give) && !self.given.contains(take)
    }

    /// The run with one more trade.
    #[must_use]
    pub(crate) fn after(self, give: Resource, take: Resource) -> MirrorRun {
        MirrorRun { given: self.given.with(give), taken: self.taken.with(take) }
    }
}

/// Whether the active player holds the Mirror.
pub(crate) fn held(state: &State) -> bool {
    active_has(state, ArtifactEffect::TradeBasics)
}
