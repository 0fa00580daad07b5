//! The easy bot: a few rules of thumb.

use steading_game::Seat;

use crate::moves::is_legal;
use crate::{Action, Card, State};

/// From the best to what is always possible.
const WISHES: [Action; 5] = [
    Action::Play(Card::Gold),
    Action::Play(Card::Silver),
    Action::Play(Card::Copper),
    Action::Draw,
    Action::End,
];

/// The best that is possible. A boast takes more foresight than this bot has.
pub(crate) fn easy_action(state: &State, seat: Seat) -> Option<Action> {
    if state.phase.active() != Some(seat) {
        return None;
    }
    WISHES.into_iter().find(|&action| is_legal(state, seat, action))
}
