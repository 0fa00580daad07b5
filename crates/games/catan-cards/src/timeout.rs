//! What the clock plays for a seat that it has run out for.
//!
//! Rules: CA-N9, CA-N14.

use std::cmp::Reverse;

use steading_game::Seat;

use crate::event::{Discarding, Giving, donation};
use crate::{Action, Cards, Phase, Resource, State};

/// The default of the decision that `seat` is asked for.
pub(crate) fn timeout_action(state: &State, seat: Seat) -> Option<Action> {
    match &state.phase {
        Phase::Main if seat != state.turn.active => None,
        Phase::Main if state.desk.anything_stands() => Some(Action::Withdraw),
        Phase::Main => Some(Action::End),
        Phase::Answering(question) => question.waiting.contains(seat).then_some(Action::Decline),
        Phase::Robber(choices) => match choices.get(seat.index()) {
            Some(Discarding::Owes(owed)) => {
                Some(Action::Discard(most_numerous(state.player(seat).hand, *owed)))
            }
            Some(Discarding::Safe | Discarding::Chosen(_)) | None => None,
        },
        Phase::Donation(gifts) => match gifts.get(seat.index()) {
            Some(Giving::Owes) => {
                let card = most_numerous(state.player(seat).hand, 1).kinds().next()?;
                let to = donation::poorest_recipient(state, seat)?;
                Some(Action::Donate { card, to })
            }
            Some(Giving::Exempt | Giving::Chosen { .. }) | None => None,
        },
        Phase::Over(_) => None,
    }
}

/// Takes `count` cards, each from the kind that is then most numerous; the first in the usual order if equal.
fn most_numerous(mut hand: Cards, count: u8) -> Cards {
    let mut taken = Cards::NONE;
    for _ in 0..count {
        let kinds = Resource::ALL.into_iter().filter(|&kind| hand.count(kind) > 0);
        let Some(kind) = kinds.min_by_key(|&kind| Reverse(hand.count(kind))) else { break };
        hand = hand.minus(Cards::of(kind, 1));
        taken = taken.plus(Cards::of(kind, 1));
    }
    taken
}
