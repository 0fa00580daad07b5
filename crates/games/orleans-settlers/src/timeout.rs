//! What the clock plays for a seat that it has run out for: the least that the rules allow.

use steading_game::Seat;

use crate::pending::Waiting;
use crate::{Action, State, moves, phase};

/// The default of the decision that `seat` is asked for.
pub(crate) fn timeout_action(state: &State, seat: Seat) -> Option<Action> {
    if !phase::must_act(state).contains(seat) {
        return None;
    }
    let Some(pending) = state.stack.top() else {
        return Some(if matches!(state.phase, crate::Phase::Plan { .. }) {
            Action::End
        } else {
            Action::Pass
        });
    };
    let (mut first, mut last) = (None, None);
    moves::answers(state, pending, &mut |action| {
        first = first.or(Some(action));
        last = Some(action);
    });
    // A citizen is always worth having; stopping and declining stand at the end of every list.
    match (pending.what, last) {
        (Waiting::Fame { .. }, _) => Some(Action::Citizen),
        (_, Some(Action::Stop | Action::Decline)) => last,
        _ => first,
    }
}
