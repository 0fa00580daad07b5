//! The robber: whoever holds more than the limit discards half.
//!
//! Rules: CA-59, CA-75, CA-76. All choose at the same time and in secret; the cards stay in the hands until the last
//! one has chosen.

use steading_game::{EventSink, Illegal, Seat};

use super::{EventCard, put_away};
use crate::building::robber_limit;
use crate::{Cards, Event, MAX_PLAYERS, Phase, State};

/// What the robber wants of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Discarding {
    /// Nothing: the hand is within the limit.
    Safe,
    /// So many cards, not chosen yet.
    Owes(u8),
    /// These cards.
    Chosen(Cards),
}

/// How many cards the robber takes from this player.
pub(crate) fn owed(state: &State, seat: Seat) -> u8 {
    let player = state.player(seat);
    let hand = player.hand.total();
    if hand > robber_limit(&player.built) { hand / 2 } else { 0 }
}

pub(super) fn begin(state: &mut State, events: &mut impl EventSink<Event>) {
    let mut choices = [Discarding::Safe; MAX_PLAYERS];
    for seat in state.seats() {
        match owed(state, seat) {
            0 => {}
            cards => choices[seat.index()] = Discarding::Owes(cards),
        }
    }
    state.phase = Phase::Robber(choices);
    finish_if_all_chose(state, events);
}

/// Whether `seat` may discard exactly these cards.
pub(crate) fn check(state: &State, seat: Seat, cards: Cards) -> Result<(), Illegal> {
    let Phase::Robber(choices) = &state.phase else {
        return Err(Illegal::new("CA-59", "illegal-no-robber"));
    };
    let owed = match choices[seat.index()] {
        Discarding::Owes(owed) => owed,
        Discarding::Safe => return Err(Illegal::new("CA-59", "illegal-safe-from-robber")),
        Discarding::Chosen(_) => return Err(Illegal::new("CA-75", "illegal-already-chosen")),
    };
    if !state.player(seat).hand.contains(cards) {
        return Err(Illegal::new("CA-59", "illegal-cards-not-owned").with("cards", cards));
    }
    if cards.total() != owed {
        let illegal = Illegal::new("CA-59", "illegal-wrong-number").with("owed", owed);
        return Err(illegal.with("chosen", cards.total()));
    }
    Ok(())
}

pub(crate) fn discard(state: &mut State, seat: Seat, cards: Cards, events: &mut impl EventSink<Event>) {
    if let Phase::Robber(choices) = &mut state.phase {
        choices[seat.index()] = Discarding::Chosen(cards);
        events.tell(|| Event::Chose { seat });
        finish_if_all_chose(state, events);
    }
}

fn finish_if_all_chose(state: &mut State, events: &mut impl EventSink<Event>) {
    let Phase::Robber(choices) = state.phase else { return };
    if choices.iter().any(|choice| matches!(choice, Discarding::Owes(_))) {
        return;
    }
    for seat in state.clockwise_from_active() {
        if let Discarding::Chosen(cards) = choices[seat.index()] {
            state.pay(seat, cards);
            events.tell(|| Event::Discarded { seat, cards });
        }
    }
    put_away(state, Some(EventCard::Robber), events);
}
