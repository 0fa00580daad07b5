//! What is said at the trade desk is meant to become a deal, and is judged by it.

use steading_game::{Game, Seat, Silent};

use super::likely::{accepts, helps};
use super::stand::Stand;
use crate::trade::{Addressee, Asked, Terms, trade};
use crate::{Action, CatanCards, Phase, State};

/// Whether the action can lead to a deal that is good for both sides. Between two players there is none: what helps one harms the
/// other.
pub(super) fn takes_agreement(state: &State, action: Action) -> bool {
    state.config.players > 2
        && matches!(action, Action::Offer { .. } | Action::Accept | Action::Counter(_) | Action::Propose(_))
}

/// Trades as the action asks for if the other side is likely to agree; else it is just said.
pub(super) fn imagine(state: &mut State, seat: Seat, action: Action) {
    match deal(state, seat, action) {
        Some((partner, terms)) => trade(state, partner, terms, &mut Silent),
        None => drop(CatanCards::perform(state, seat, action, &mut Silent)),
    }
}

/// The partner of the active player, and what for what.
fn deal(state: &State, seat: Seat, action: Action) -> Option<(Seat, Terms)> {
    if !takes_agreement(state, action) {
        return None;
    }
    match action {
        Action::Offer { to: Addressee::Seat(to), terms } => accepts(state, to, &terms).then_some((to, terms)),
        Action::Offer { to: Addressee::All, terms } => {
            let others = state.seats().filter(|&other| other != seat);
            { others }.find(|&other| accepts(state, other, &terms)).map(|partner| (partner, terms))
        }
        Action::Accept => match state.phase {
            Phase::Answering(question) => match question.asked {
                Asked::Offer(terms) => Some((seat, terms)),
                Asked::Call(_) => None,
            },
            _ => None,
        },
        Action::Counter(terms) | Action::Propose(terms) => {
            helps(state, &Stand::of(state, state.turn.active), &terms).then_some((seat, terms))
        }
        _ => None,
    }
}
