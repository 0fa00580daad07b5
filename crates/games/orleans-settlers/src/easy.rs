//! The easy bot: rules of thumb from what lies open.

use steading_game::{GameRng, Seat};

use crate::{Action, State, phase};

/// What the easy bot plays.
pub(crate) fn easy_action(
    state: &State,
    seat: Seat,
    rng: &mut GameRng,
    scratch: &mut Vec<Action>,
) -> Option<Action> {
    if !phase::must_act(state).contains(seat) {
        return None;
    }
    scratch.clear();
    crate::moves::legal_actions(state, seat, scratch);
    rng.pick(scratch).copied()
}
