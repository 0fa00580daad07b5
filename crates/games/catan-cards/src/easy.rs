//! An easy bot: builds what is worth most, trades when it helps a plan, and does not help a leader to win.
//!
//! Rules: CA-N12, CA-N13. It reads its own hand and what lies open, never another hand.

mod bargain;
mod worth;

use std::cmp::Reverse;

use steading_game::{GameRng, Seat};

pub use bargain::{candidates, wins_with};
use worth::{card_worth, hand_worth};

use crate::event::{Discarding, Giving, donation};
use crate::{Action, Building, Card, Cards, Phase, State, moves};

/// What the bot on `seat` does now.
pub(crate) fn easy_action(
    state: &State,
    seat: Seat,
    rng: &mut GameRng,
    scratch: &mut Vec<Action>,
) -> Option<Action> {
    match &state.phase {
        Phase::Main if seat == state.turn.active => Some(main_action(state, seat, rng, scratch)),
        Phase::Answering(question) if question.waiting.contains(seat) => {
            Some(bargain::answer(state, seat, question))
        }
        Phase::Main | Phase::Answering(_) | Phase::Over(_) => None,
        Phase::Robber(choices) => match choices[seat.index()] {
            Discarding::Owes(owed) => Some(Action::Discard(least_missed(state, seat, owed))),
            Discarding::Safe | Discarding::Chosen(_) => None,
        },
        Phase::Donation(gifts) => match gifts[seat.index()] {
            Giving::Owes => {
                let card = least_missed(state, seat, 1).kinds().next()?;
                Some(Action::Donate { card, to: donation::poorest_recipient(state, seat)? })
            }
            Giving::Exempt | Giving::Chosen { .. } => None,
        },
    }
}

/// The best build; without one a trade; without one the end of the turn.
fn main_action(state: &State, seat: Seat, rng: &mut GameRng, scratch: &mut Vec<Action>) -> Action {
    scratch.clear();
    moves::legal_actions(state, seat, scratch);
    let build = scratch.iter().filter_map(|&action| match action {
        Action::Build { card, replace } => Some((card_worth(state, seat, card), replace.is_none(), action)),
        _ => None,
    });
    let best = build.max_by_key(|&(worth, plain, _)| (worth, plain));
    match best {
        Some((_, _, action)) if !risks_the_robber(state, seat, action, rng) => action,
        _ => bargain::trade_action(state, seat).unwrap_or(Action::End),
    }
}

/// A settlement draws an event; one time in four the bot waits if the robber would halve its hand.
fn risks_the_robber(state: &State, seat: Seat, action: Action, rng: &mut GameRng) -> bool {
    let Action::Build { card, .. } = action else { return false };
    let player = state.player(seat);
    let left = player.hand.total().saturating_sub(crate::deck().cost(card).total());
    card == Card::Building(Building::Settlement)
        && left > crate::building::robber_limit(&player.built)
        && rng.below(4) == 0
}

/// So many cards of the hand that the bot's plans miss least.
fn least_missed(state: &State, seat: Seat, count: u8) -> Cards {
    let mut hand = state.player(seat).hand;
    let mut chosen = Cards::NONE;
    for _ in 0..count {
        let without = |kind| hand.minus(Cards::of(kind, 1));
        let best = hand
            .kinds()
            .max_by_key(|&kind| (hand_worth(state, seat, without(kind)), hand.count(kind), Reverse(kind)));
        let Some(kind) = best else { break };
        hand = without(kind);
        chosen = chosen.plus(Cards::of(kind, 1));
    }
    chosen
}
