//! Technology: a tile that fills one slot of a place for good.
//!
//! Rule: OR-63; alike slots: OR-113. Where tiles may lie is in `data/followers.toml`.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::data::Slot;
use crate::pending::Waiting;
use crate::slots::Piece;
use crate::{Action, Event, Place, State};

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

/// The slots of a place that can hold the tile, the first of alike ones. The followers of the activated place are on their way into the
/// bag, so that their slots are free where the rules say so.
fn slots(state: &State, seat: Seat, place: Place, activated: Option<Place>) -> impl Iterator<Item = u8> {
    let player = state.player(seat);
    let lying = player.on(place);
    let slots = &state.data().place(place).slots;
    let rules = state.data().technology_on;
    let free = if rules.own_place && activated == Some(place) { u16::MAX } else { lying.free() };
    let is_first = player.open.iter().all(|place| player.on(place).technology().is_none());
    let only = rules.first.filter(|_| is_first);
    let fits = move |slot: usize| {
        let Slot { word, optional, alike, .. } = slots[slot];
        free & 1 << slot != 0
            && alike & free == 0
            && (rules.optional || !optional)
            && word.is_none_or(|word| rules.never & 1 << word.index() == 0)
            && only.is_none_or(|only| word == Some(only))
    };
    (0..slots.len()).filter(move |&slot| fits(slot)).map(|slot| slot as u8)
}

/// The place whose effects are carried out.
fn activated(state: &State) -> Option<Place> {
    let Waiting::Effects { place, .. } = state.stack.items().first()?.what else { return None };
    Some(place)
}

fn each(state: &State, seat: Seat, price: u8, activated: Option<Place>) -> impl Iterator<Item = Action> {
    let player = state.player(seat);
    let able = state.market.technology > 0 && player.coins >= u16::from(price);
    let places = player.open.iter().filter(move |&place| able && takes(state, seat, place));
    places.flat_map(move |place| {
        slots(state, seat, place, activated).map(move |slot| Action::Technology { place, slot })
    })
}

/// Whether a tile can be placed when `place` is activated.
pub(crate) fn possible(state: &State, seat: Seat, place: Place) -> bool {
    each(state, seat, 0, Some(place)).next().is_some()
}

pub(crate) fn answers(state: &State, seat: Seat, price: Option<u8>, out: &mut impl FnMut(Action)) {
    each(state, seat, price.unwrap_or(0), activated(state)).for_each(&mut *out);
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
        let coins = self.take_coins(seat, price.unwrap_or(0));
        if coins > 0 {
            self.events.tell(|| Event::PaidCoins { seat, coins });
        }
        self.state.market.technology = self.state.market.technology.saturating_sub(1);
        let player = self.state.player_mut(seat);
        let slots = &mut player.slots[place.index()];
        if let Some(Piece::Follower(follower)) = slots.get(usize::from(slot)) {
            player.bag.add(follower, 1);
        }
        slots.set(usize::from(slot), Some(Piece::Technology));
        self.events.tell(|| Event::TechnologyPlaced { seat, place });
    }
}
