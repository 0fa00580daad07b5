//! Answers to an offer or a call: accept, counter, decline.
//!
//! Rules: CA-N4 to CA-N6, CA-N10, CA-N11. Everybody who is asked must answer, whatever the hand: not being able to pay
//! must not show.

use steading_game::{EventSink, Illegal, Seat};

use super::{Asked, Question, Terms, choose::trade, is_not_active, trading_is_open};
use crate::{Event, Phase, State};

pub(crate) fn check_accept(state: &State, seat: Seat) -> Result<(), Illegal> {
    match question(state, seat)?.asked {
        Asked::Offer(terms) => can_promise(state, seat, &terms),
        Asked::Call(_) => Err(Illegal::new("CA-N3", "illegal-accept-call")),
    }
}

pub(crate) fn accept(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let Phase::Answering(Question { asked: Asked::Offer(terms), to_one, .. }) = state.phase else { return };
    events.tell(|| Event::Accepted { seat });
    if to_one {
        trade(state, seat, terms, events);
    } else {
        stand(state, seat, terms);
        answered(state, seat);
    }
}

pub(crate) fn check_counter(state: &State, seat: Seat, terms: &Terms) -> Result<(), Illegal> {
    let question = question(state, seat)?;
    if question.asked == Asked::Offer(*terms) {
        return Err(Illegal::new("CA-N4", "illegal-counter-is-accept"));
    }
    check_new_terms(state, seat, terms)
}

pub(crate) fn counter(state: &mut State, seat: Seat, terms: Terms, events: &mut impl EventSink<Event>) {
    state.desk.proposals_left[seat.index()] -= 1;
    stand(state, seat, terms);
    events.tell(|| Event::Countered { seat, terms });
    answered(state, seat);
}

pub(crate) fn check_decline(state: &State, seat: Seat) -> Result<(), Illegal> {
    question(state, seat).map(|_| ())
}

pub(crate) fn decline(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    events.tell(|| Event::Declined { seat });
    answered(state, seat);
}

/// Terms that `seat` names itself, in a counter or a proposal.
pub(super) fn check_new_terms(state: &State, seat: Seat, terms: &Terms) -> Result<(), Illegal> {
    if state.desk.proposals_left[seat.index()] == 0 {
        return Err(Illegal::new("CA-N10", "illegal-no-proposals-left"));
    }
    terms.check(&state.config)?;
    can_promise(state, seat, terms)
}

/// Makes the terms stand for `seat`, which shows that it owns what it promises.
pub(super) fn stand(state: &mut State, seat: Seat, terms: Terms) {
    state.memory.shown(seat, terms.want);
    state.desk.standing[seat.index()] = Some(terms);
}

/// What is waiting for an answer of `seat`.
fn question(state: &State, seat: Seat) -> Result<Question, Illegal> {
    trading_is_open(state)?;
    is_not_active(state, seat)?;
    match state.phase {
        Phase::Answering(question) if question.waiting.contains(seat) => Ok(question),
        Phase::Answering(_) => Err(Illegal::new("CA-N4", "illegal-not-asked")),
        Phase::Main | Phase::Robber(_) | Phase::Donation(_) | Phase::Over(_) => {
            Err(Illegal::new("CA-N4", "illegal-nothing-to-answer"))
        }
    }
}

fn can_promise(state: &State, seat: Seat, terms: &Terms) -> Result<(), Illegal> {
    if !state.player(seat).hand.contains(terms.want) {
        return Err(Illegal::new("CA-N5", "illegal-cards-not-owned").with("cards", terms.want));
    }
    Ok(())
}

/// After the last answer the offer or call is closed by itself; what stands keeps standing (CA-N15).
fn answered(state: &mut State, seat: Seat) {
    if let Phase::Answering(question) = &mut state.phase {
        question.waiting = question.waiting.without(seat);
        if question.waiting.is_empty() {
            state.phase = Phase::Main;
        }
    }
}
