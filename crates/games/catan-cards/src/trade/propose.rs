//! Proposals that nobody asked for, and taking back what stands.
//!
//! Rules: CA-N4, CA-N16.

use steading_game::{EventSink, Illegal, Seat};

use super::answer::{check_new_terms, stand};
use super::{Terms, is_not_active, trading_is_open};
use crate::{Event, Phase, State};

pub(crate) fn check_propose(state: &State, seat: Seat, terms: &Terms) -> Result<(), Illegal> {
    trading_is_open(state)?;
    is_not_active(state, seat)?;
    if let Phase::Answering(_) = state.phase {
        return Err(Illegal::new("CA-N4", "illegal-propose-while-asked"));
    }
    if state.desk.standing[seat.index()] == Some(*terms) {
        return Err(Illegal::new("CA-N4", "illegal-same-proposal"));
    }
    check_new_terms(state, seat, terms)
}

pub(crate) fn propose(state: &mut State, seat: Seat, terms: Terms, events: &mut impl EventSink<Event>) {
    state.desk.proposals_left[seat.index()] -= 1;
    stand(state, seat, terms);
    events.tell(|| Event::Proposed { seat, terms });
}

pub(crate) fn check_retract(state: &State, seat: Seat) -> Result<(), Illegal> {
    trading_is_open(state)?;
    is_not_active(state, seat)?;
    if state.desk.standing[seat.index()].is_none() {
        return Err(Illegal::new("CA-N16", "illegal-nothing-stands"));
    }
    Ok(())
}

pub(crate) fn retract(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    state.desk.standing[seat.index()] = None;
    events.tell(|| Event::Retracted { seat });
}
