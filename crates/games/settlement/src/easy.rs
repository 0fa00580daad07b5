//! Rules of thumb for the easy bot.

use steading_game::{GameRng, Seat};

use crate::{Action, State, moves};

/// What the easy bot plays.
pub(crate) fn easy_action(
    state: &State,
    seat: Seat,
    rng: &mut GameRng,
    scratch: &mut Vec<Action>,
) -> Option<Action> {
    moves::random_action(state, seat, rng, scratch)
}
