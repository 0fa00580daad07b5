//! What the clock plays for somebody who does not: the quickest way out of the turn.

use steading_game::Seat;

use crate::{Action, Phase, State, artifact, explore, pass, phase};

/// What the clock plays for `seat`; nothing if the seat need not act.
pub(crate) fn timeout_action(state: &State, seat: Seat) -> Option<Action> {
    if !phase::must_act(state).contains(seat) {
        return None;
    }
    match state.phase {
        Phase::Draft | Phase::NewArtifact => state.artifacts.iter().next().map(Action::Take),
        Phase::Turn if state.acted || state.invited => Some(Action::End),
        Phase::Turn => Some(Action::Pass),
        Phase::Placing { tile } => explore::spaces(state, tile).first().map(Action::Lay),
        Phase::Luck { region } => {
            artifact::scroll_of_luck::kinds(state, region).iter().next().map(Action::Luck)
        }
        Phase::Checking { .. } => Some(Action::Monster(false)),
        Phase::Street { .. } | Phase::Clock { .. } => Some(Action::Stop),
        Phase::Keeping => Some(pass::usual_choice(state.active())),
        Phase::Over => None,
    }
}
