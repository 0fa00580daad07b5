//! Rules of thumb for the easy bot: every action has a worth, and the best one is played.
//!
//! Nothing is hidden in this game, and the generator is never looked at.

pub(crate) mod worth;

use steading_game::{GameRng, Seat};

use crate::{Action, State, moves};

/// What the easy bot plays: the action with the greatest worth, any of them if several tie.
pub(crate) fn easy_action(
    state: &State,
    seat: Seat,
    rng: &mut GameRng,
    scratch: &mut Vec<Action>,
) -> Option<Action> {
    scratch.clear();
    moves::legal_actions(state, seat, scratch);
    let best = scratch.iter().map(|&action| worth::worth(state, action)).max()?;
    scratch.retain(|&action| worth::worth(state, action) == best);
    rng.pick(scratch).copied()
}
