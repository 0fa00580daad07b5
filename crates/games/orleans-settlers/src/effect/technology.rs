//! Technology: a tile that fills one slot of a place for good.
//!
//! Rule: OR-63; alike slots: OR-113.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::pending::Waiting;
use crate::slots::Piece;
use crate::{Action, Event, Follower, Place, State};

/// The fewest slots of a place that takes a tile.
pub(crate) const FEWEST_SLOTS: u8 = 2;

/// Whether a place of `seat` can take a tile at all.
pub(crate) fn takes(state: &State, seat: Seat, place: Place) -> bool {
    let player = state.player(seat);
    let facts = state.data().place(place);
    facts.slots.len() >= usize::from(FEWEST_SLOTS)
        && !facts.no_technology
        && player.prohibited != Some(place)
        && player.on(place).technology().is_none()
}

/// The slots of a place that can hold the tile, the first of alike ones.
pub(crate) fn slots(state: &State, seat: Seat, place: Place) -> impl Iterator<Item = u8> {
    let lying = state.player(seat).on(place);
    let slots = &state.data().place(place).slots;
    let free = lying.free();
    let allowed = |word| !matches!(word, Some(Follower::Knight | Follower::Monk));
    let fits = move |slot: usize| {
        free & 1 << slot != 0 && slots[slot].alike & free == 0 && allowed(slots[slot].word)
    };
    (0..slots.len()).filter(move |&slot| fits(slot)).map(|slot| slot as u8)
}

fn each(state: &State, seat: Seat, price: u8) -> impl Iterator<Item = Action> {
    let player = state.player(seat);
    let able = state.market.technology > 0 && player.coins >= u16::from(price);
    let places = player.open.iter().filter(move |&place| able && takes(state, seat, place));
    places
        .flat_map(move |place| slots(state, seat, place).map(move |slot| Action::Technology { place, slot }))
}

/// Whether a tile can be paid for and placed.
pub(crate) fn possible(state: &State, seat: Seat, price: u8) -> bool {
    each(state, seat, price).next().is_some()
}

pub(crate) fn answers(state: &State, seat: Seat, price: Option<u8>, out: &mut impl FnMut(Action)) {
    each(state, seat, price.unwrap_or(0)).for_each(&mut *out);
    if price.is_some() {
        out(Action::Decline);
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn place_technology(
        &mut self,
        seat: Seat,
        left: u8,
        price: Option<u8>,
        place: Place,
        slot: u8,
    ) {
        self.state.stack.pop();
        if left > 1 {
            self.state.stack.push(seat, Waiting::Technology { left: left - 1, price });
        }
        self.take_coins(seat, price.unwrap_or(0));
        self.state.market.technology = self.state.market.technology.saturating_sub(1);
        self.state.player_mut(seat).slots[place.index()].set(usize::from(slot), Some(Piece::Technology));
        self.events.tell(|| Event::TechnologyPlaced { seat, place });
    }
}
