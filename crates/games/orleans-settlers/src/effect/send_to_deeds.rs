//! Send tiles to deeds.
//!
//! Rules: OR-97 to OR-101.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::data::DeedTile;
use crate::pending::Waiting;
use crate::{Action, Deed, Event, Follower, Good, Place, State};

/// Whether `seat` can spare a follower (OR-100).
pub(crate) fn can_spare(state: &State, seat: Seat) -> bool {
    state.player(seat).followers() > state.data().min_followers
}

/// Whether the tile fits on an empty slot of that kind.
pub(crate) fn fits(state: &State, deed: Deed, slot: usize, follower: Follower, good: Option<Good>) -> bool {
    let Some(facts) = state.data().deeds[deed.index()].slots.get(slot) else { return false };
    let tile = match (facts.tile, good) {
        (DeedTile::Follower(wanted), None) => wanted == follower,
        (DeedTile::Good(wanted), Some(good)) => wanted == good,
        (DeedTile::Food, Some(good)) => state.data().food.contains(good),
        (DeedTile::Follower(_), Some(_)) | (DeedTile::Good(_) | DeedTile::Food, None) => false,
    };
    tile && state.deeds.empty(state.data(), state.config.players, deed, slot) > 0
}

/// Everything that can be sent, until `visit` says that it has seen enough.
fn each(state: &State, seat: Seat, place: Place, mut visit: impl FnMut(Action) -> bool) {
    let player = state.player(seat);
    let data = state.data();
    let spare = can_spare(state, seat);
    let owned = player.goods;
    for (follower, _) in player.on(place).counts().iter() {
        for deed in Deed::all() {
            for (slot, facts) in data.deeds[deed.index()].slots.iter().enumerate() {
                if state.deeds.empty(data, state.config.players, deed, slot) == 0 {
                    continue;
                }
                let mut send = |good| visit(Action::Send { follower, good, deed, slot: slot as u8 });
                let enough = match facts.tile {
                    DeedTile::Follower(wanted) => wanted == follower && spare && send(None),
                    DeedTile::Good(good) => owned.count(good) > 0 && send(Some(good)),
                    DeedTile::Food => data.food.iter().any(|good| owned.count(good) > 0 && send(Some(good))),
                };
                if enough {
                    return;
                }
            }
        }
    }
}

pub(super) fn possible(state: &State, seat: Seat, place: Place) -> bool {
    let mut found = false;
    each(state, seat, place, |_| {
        found = true;
        true
    });
    found
}

pub(crate) fn answers(state: &State, seat: Seat, place: Place, begun: bool, out: &mut impl FnMut(Action)) {
    each(state, seat, place, |action| {
        out(action);
        false
    });
    if begun {
        out(Action::Stop);
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn send(
        &mut self,
        seat: Seat,
        place: Place,
        follower: Follower,
        good: Option<Good>,
        (deed, slot): (Deed, usize),
    ) {
        if let Some(top) = self.state.stack.top_mut() {
            top.what = Waiting::Deeds { place, begun: true };
        }
        let Some(&facts) = self.state.data().deeds[deed.index()].slots.get(slot) else { return };
        let hungry = !self.state.hunger_eliminated();
        let player = &mut self.state.players[seat.index()];
        player.slots[place.index()].take_one(follower);
        match good {
            None => self.events.tell(|| Event::SentFollower { seat, follower, deed }),
            Some(good) => {
                player.bag.add(follower, 1);
                player.goods.take(good, 1);
                if facts.tile == DeedTile::Food {
                    self.state.deeds.food.add(good, 1);
                }
                self.events.tell(|| Event::SentGood { seat, good, deed });
            }
        }
        self.state.deeds.filled[deed.index()][slot] += 1;
        self.gain_coins(seat, facts.coins);
        if self.state.deeds.full(self.state.data(), self.state.config.players, deed) {
            self.events.tell(|| Event::DeedCompleted { seat, deed });
            let citizens = self.state.data().completion_citizens;
            self.gain_citizens(seat, citizens);
            if hungry && self.state.hunger_eliminated() {
                self.events.tell(|| Event::HungerEliminated);
            }
        }
        self.gain_fame(seat, facts.fame);
    }
}
