//! What a clock plays (HO-10).

use steading_game::Seat;

use crate::{Action, State};

pub(crate) fn timeout_action(state: &State, seat: Seat) -> Option<Action> {
    let on_turn = state.phase.active() == Some(seat);
    on_turn.then_some(if state.deck.is_empty() { Action::End } else { Action::Draw })
}
