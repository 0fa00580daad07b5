//! Donation: every leader gives a card to somebody with fewer points.
//!
//! Rules: CA-60, CA-75, CA-76, CA-A9. Points are compared when the card is drawn, and no gift changes them. All choose
//! at the same time; who gives to whom is public, the card is known to those two only.

use steading_game::{EventSink, Illegal, Seat};

use super::{EventCard, put_away};
use crate::{Cards, Event, MAX_PLAYERS, Phase, Resource, State, scoring};

/// What the donation wants of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Giving {
    /// Nothing: no leader, no cards, or nobody has fewer points.
    Exempt,
    /// A card, not chosen yet.
    Owes,
    /// This card to this player.
    Chosen {
        /// What is given.
        card: Resource,
        /// Who gets it.
        to: Seat,
    },
}

/// Whether the donation asks this player for a card.
pub(crate) fn owes(state: &State, seat: Seat) -> bool {
    is_leader(state, seat)
        && !state.player(seat).hand.is_empty()
        && state.seats().any(|other| !is_leader(state, other))
}

fn is_leader(state: &State, seat: Seat) -> bool {
    let points = scoring::points(state, seat);
    state.seats().all(|other| scoring::points(state, other) <= points)
}

pub(super) fn begin(state: &mut State, events: &mut impl EventSink<Event>) {
    let mut gifts = [Giving::Exempt; MAX_PLAYERS];
    for seat in state.seats().filter(|&seat| owes(state, seat)) {
        gifts[seat.index()] = Giving::Owes;
    }
    state.phase = Phase::Donation(gifts);
    finish_if_all_chose(state, events);
}

/// Everybody who may be given something.
pub(crate) fn recipients(state: &State) -> impl Iterator<Item = Seat> {
    state.seats().filter(|&seat| !is_leader(state, seat))
}

/// The recipient with the fewest points; of several the next one clockwise from the giver (CA-N14).
pub(crate) fn poorest_recipient(state: &State, giver: Seat) -> Option<Seat> {
    let clockwise = giver.clockwise(state.config.players);
    clockwise.filter(|&seat| !is_leader(state, seat)).min_by_key(|&seat| scoring::points(state, seat))
}

/// Whether `seat` may give this card to `to`.
pub(crate) fn check(state: &State, seat: Seat, card: Resource, to: Seat) -> Result<(), Illegal> {
    let Phase::Donation(gifts) = &state.phase else {
        return Err(Illegal::new("CA-60", "illegal-no-donation"));
    };
    match gifts[seat.index()] {
        Giving::Owes => {}
        Giving::Exempt => return Err(Illegal::new("CA-60", "illegal-nothing-to-donate")),
        Giving::Chosen { .. } => return Err(Illegal::new("CA-75", "illegal-already-chosen")),
    }
    if state.player(seat).hand.count(card) == 0 {
        return Err(Illegal::new("CA-60", "illegal-cards-not-owned").with("cards", Cards::of(card, 1)));
    }
    if !recipients(state).any(|recipient| recipient == to) {
        return Err(Illegal::new("CA-60", "illegal-recipient").with("to", to));
    }
    Ok(())
}

pub(crate) fn donate(
    state: &mut State,
    seat: Seat,
    card: Resource,
    to: Seat,
    events: &mut impl EventSink<Event>,
) {
    if let Phase::Donation(gifts) = &mut state.phase {
        gifts[seat.index()] = Giving::Chosen { card, to };
        events.tell(|| Event::Chose { seat });
        finish_if_all_chose(state, events);
    }
}

fn finish_if_all_chose(state: &mut State, events: &mut impl EventSink<Event>) {
    let Phase::Donation(gifts) = state.phase else { return };
    if gifts.contains(&Giving::Owes) {
        return;
    }
    for from in state.clockwise_from_active() {
        if let Giving::Chosen { card, to } = gifts[from.index()] {
            let gift = Cards::of(card, 1);
            state.player_mut(from).hand = state.player(from).hand.minus(gift);
            state.player_mut(to).hand = state.player(to).hand.plus(gift);
            state.memory.given_in_secret(from, to, card);
            events.tell(|| Event::Donated { from, to, card: Some(card) });
        }
    }
    put_away(state, Some(EventCard::Donation), events);
}
