//! The witness that views leak nothing: everything that a viewer cannot see is swapped.
//!
//! Everything but the chance to come lies open (OR-106): bags are counts, and the events to come are those not seen.

use steading_game::{GameRng, Viewer};

use crate::State;

/// Swaps the chance to come for another.
pub(crate) fn scramble(state: &mut State, viewer: Viewer, rng: &mut GameRng) {
    if viewer != Viewer::Host {
        state.rng = GameRng::new(rng.seed());
    }
}
