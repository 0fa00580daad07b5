//! The useful offers, counters and proposals that are listed among all that are allowed.
//!
//! Rule: CA-N17. One kind per side, different kinds, in the numbers 1:1, 2:1 and 1:2; offers to all only; calls with
//! one card.

use steading_game::Seat;

use super::{Addressee, Asked, Call, Question, Terms};
use crate::{Action, Cards, Phase, Resource, State, deck};

/// The numbers of cards given and wanted.
const RATIOS: [(u8, u8); 3] = [(1, 1), (2, 1), (1, 2)];

/// All terms of the listed form, in a stable order.
pub(crate) fn listed_terms() -> impl Iterator<Item = Terms> {
    let mut all = Vec::new();
    let any = Cards::new([u8::MAX; 5]);
    for_each_listed(&any, &any, |terms| all.push(terms));
    all.into_iter()
}

/// Visits the listed terms that give no more than `give` holds and want no more than `want` holds, in the same order.
pub(crate) fn for_each_listed(give: &Cards, want: &Cards, mut visit: impl FnMut(Terms)) {
    for given in give.kinds() {
        for wanted in want.kinds().filter(|&wanted| wanted != given) {
            for (giving, wanting) in RATIOS {
                if giving <= give.count(given) && wanting <= want.count(wanted) {
                    visit(Terms { give: Cards::of(given, giving), want: Cards::of(wanted, wanting) });
                }
            }
        }
    }
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
        let all = &deck().resources;
        for_each_listed(hand, all, |terms| out.push(Action::Offer { to: Addressee::All, terms }));
        out.extend(
            listed_calls()
                .filter(|call| match call {
                    Call::Want(_) => true,
                    Call::Give(cards) => hand.contains(*cards),
                })
                .map(Action::Call),
        );
    }
    let payable =
        |partner: &Seat| state.desk.standing[partner.index()].is_some_and(|terms| hand.contains(terms.give));
    out.extend(state.seats().filter(payable).map(Action::Choose));
    if matches!(state.phase, Phase::Answering(_)) || state.desk.anything_stands() {
        out.push(Action::Withdraw);
    }
}

/// How a player who is asked can answer.
pub(crate) fn answers(state: &State, seat: Seat, question: &Question, out: &mut Vec<Action>) {
    if let Asked::Offer(terms) = question.asked
        && state.player(seat).hand.contains(terms.want)
    {
        out.push(Action::Accept);
    }
    out.push(Action::Decline);
    for_each_own(state, seat, |terms| {
        if question.asked != Asked::Offer(terms) {
            out.push(Action::Counter(terms));
        }
    });
}

/// What a player can say who is neither active nor asked.
pub(crate) fn speeches(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let standing = state.desk.standing[seat.index()];
    if standing.is_some() {
        out.push(Action::Retract);
    }
    if matches!(state.phase, Phase::Main) && !state.turn.traded {
        for_each_own(state, seat, |terms| {
            if standing != Some(terms) {
                out.push(Action::Propose(terms));
            }
        });
    }
}

/// Visits the listed terms that `seat`, who is not active, can promise.
fn for_each_own(state: &State, seat: Seat, visit: impl FnMut(Terms)) {
    if state.desk.proposals_left[seat.index()] > 0 {
        for_each_listed(&deck().resources, &state.player(seat).hand, visit);
    }
}
