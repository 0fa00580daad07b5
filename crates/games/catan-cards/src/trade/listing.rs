//! The useful offers, counters and proposals that are listed among all that are allowed.
//!
//! Rule: CA-N17. One kind per side, different kinds, in the numbers 1:1, 2:1 and 1:2; offers to all only; calls with
//! one card.

use steading_game::Seat;

use super::{Addressee, Asked, Call, Question, Terms};
use crate::{Action, Cards, Phase, Resource, State};

/// The numbers of cards given and wanted.
const RATIOS: [(u8, u8); 3] = [(1, 1), (2, 1), (1, 2)];

/// All terms of the listed form, in a stable order.
pub(crate) fn listed_terms() -> impl Iterator<Item = Terms> {
    Resource::ALL.into_iter().flat_map(|given| {
        Resource::ALL.into_iter().filter(move |&wanted| wanted != given).flat_map(move |wanted| {
            RATIOS.into_iter().map(move |(give, want)| Terms {
                give: Cards::of(given, give),
                want: Cards::of(wanted, want),
            })
        })
    })
}

/// All calls of the listed form.
pub(crate) fn listed_calls() -> impl Iterator<Item = Call> {
    let one = |resource| Cards::of(resource, 1);
    let wants = Resource::ALL.into_iter().map(move |resource| Call::Want(one(resource)));
    wants.chain(Resource::ALL.into_iter().map(move |resource| Call::Give(one(resource))))
}

/// What the active player can do at the desk.
pub(crate) fn desk_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = &state.player(seat).hand;
    if matches!(state.phase, Phase::Main) && !state.turn.traded && state.desk.offers_left > 0 {
        let payable = listed_terms().filter(|terms| hand.contains(&terms.give));
        out.extend(payable.map(|terms| Action::Offer { to: Addressee::All, terms }));
        out.extend(
            listed_calls()
                .filter(|call| match call {
                    Call::Want(_) => true,
                    Call::Give(cards) => hand.contains(cards),
                })
                .map(Action::Call),
        );
    }
    let payable =
        |partner: &Seat| state.desk.standing[partner.index()].is_some_and(|terms| hand.contains(&terms.give));
    out.extend(state.seats().filter(payable).map(Action::Choose));
    if matches!(state.phase, Phase::Answering(_)) || state.desk.anything_stands() {
        out.push(Action::Withdraw);
    }
}

/// How a player who is asked can answer.
pub(crate) fn answers(state: &State, seat: Seat, question: &Question, out: &mut Vec<Action>) {
    if let Asked::Offer(terms) = question.asked
        && state.player(seat).hand.contains(&terms.want)
    {
        out.push(Action::Accept);
    }
    out.push(Action::Decline);
    let terms = own_terms(state, seat);
    out.extend(terms.filter(|&terms| question.asked != Asked::Offer(terms)).map(Action::Counter));
}

/// What a player can say who is neither active nor asked.
pub(crate) fn speeches(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let standing = state.desk.standing[seat.index()];
    if standing.is_some() {
        out.push(Action::Retract);
    }
    if matches!(state.phase, Phase::Main) && !state.turn.traded {
        let terms = own_terms(state, seat);
        out.extend(terms.filter(|&terms| standing != Some(terms)).map(Action::Propose));
    }
}

/// The listed terms that `seat`, who is not active, can promise.
fn own_terms(state: &State, seat: Seat) -> impl Iterator<Item = Terms> {
    let hand = state.player(seat).hand;
    let any_left = state.desk.proposals_left[seat.index()] > 0;
    listed_terms().filter(move |terms| any_left && hand.contains(&terms.want))
}
