//! The witness that views leak nothing: everything that a viewer cannot see is swapped.
//!
//! Piles are kept in no order, so all that is hidden is the chance to come (section 14.1 of the rules).

use steading_game::{GameRng, Viewer};

use crate::State;

/// Swaps the generator; the host sees everything but that as well.
pub(crate) fn scramble(state: &mut State, viewer: Viewer, rng: &mut GameRng) {
    match viewer {
        Viewer::Host => {}
        Viewer::Seat(_) | Viewer::Spectator => state.rng = GameRng::new(rng.seed()),
    }
}
