//! Offers and calls of the active player.
//!
//! Rules: CA-N2, CA-N3, CA-N10.

use steading_game::{EventSink, Illegal, Seat, SeatSet};

use super::{Addressee, Asked, Call, Question, Terms, may_trade, trading_is_open};
use crate::moves::active_in_main;
use crate::{Cards, Event, Phase, State, deck};

pub(crate) fn check_offer(state: &State, seat: Seat, to: Addressee, terms: &Terms) -> Result<(), Illegal> {
    may_ask(state, seat)?;
    if let Addressee::Seat(to) = to
        && (to == seat || !state.seats().any(|other| other == to))
    {
        return Err(Illegal::new("CA-N2", "illegal-addressee").with("to", to));
    }
    terms.check(&state.config)?;
    owns(state, seat, terms.give, "CA-N2")
}

pub(crate) fn offer(
    state: &mut State,
    seat: Seat,
    to: Addressee,
    terms: Terms,
    events: &mut impl EventSink<Event>,
) {
    let waiting = match to {
        Addressee::All => SeatSet::all(state.config.players).without(seat),
        Addressee::Seat(to) => SeatSet::one(to),
    };
    state.memory.shown(seat, terms.give);
    ask(state, Question { asked: Asked::Offer(terms), to_one: waiting.len() == 1, waiting });
    events.tell(|| Event::Offered {
        seat,
        to: (waiting.len() == 1).then(|| waiting.first()).flatten(),
        terms,
    });
}

pub(crate) fn check_call(state: &State, seat: Seat, call: Call) -> Result<(), Illegal> {
    may_ask(state, seat)?;
    let cards = call.cards();
    if cards.is_empty() {
        return Err(Illegal::new("CA-N3", "illegal-empty-call"));
    }
    if !deck().resources.contains(cards) {
        return Err(Illegal::new("CA-A23", "illegal-more-than-exist"));
    }
    match call {
        Call::Give(cards) => owns(state, seat, cards, "CA-N3"),
        Call::Want(_) => Ok(()),
    }
}

pub(crate) fn call(state: &mut State, seat: Seat, call: Call, events: &mut impl EventSink<Event>) {
    if let Call::Give(cards) = call {
        state.memory.shown(seat, cards);
    }
    let waiting = SeatSet::all(state.config.players).without(seat);
    ask(state, Question { asked: Asked::Call(call), to_one: false, waiting });
    events.tell(|| Event::Called { seat, call });
}

fn may_ask(state: &State, seat: Seat) -> Result<(), Illegal> {
    may_trade(state, seat)?;
    active_in_main(state, seat)?;
    trading_is_open(state)?;
    if state.desk.offers_left == 0 {
        return Err(Illegal::new("CA-N10", "illegal-no-offers-left"));
    }
    Ok(())
}

fn owns(state: &State, seat: Seat, cards: Cards, rule: &'static str) -> Result<(), Illegal> {
    if !state.player(seat).hand.contains(cards) {
        return Err(Illegal::new(rule, "illegal-cards-not-owned").with("cards", cards));
    }
    Ok(())
}

fn ask(state: &mut State, question: Question) {
    state.desk.wipe();
    state.desk.offers_left -= 1;
    state.phase = Phase::Answering(question);
}
