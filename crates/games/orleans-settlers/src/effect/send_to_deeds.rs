//! Send tiles to deeds.
//!
//! Rules: OR-97 to OR-101.

use steading_game::{EventSink, Seat};

use crate::action::{Cargo, Thing};
use crate::apply::Play;
use crate::data::DeedTile;
use crate::pending::Waiting;
use crate::{Action, Deed, Event, Follower, Place, State};

/// Whether `seat` can spare a follower (OR-100).
pub(crate) fn can_spare(state: &State, seat: Seat) -> bool {
    state.player(seat).followers() > state.data().min_followers
}

/// Whether the tile fits on an empty slot of that kind.
pub(crate) fn fits(state: &State, deed: Deed, slot: usize, follower: Follower, cargo: Cargo) -> bool {
    let Some(facts) = state.data().deeds[deed.index()].slots.get(slot) else { return false };
    let tile = match (facts.tile, cargo) {
        (DeedTile::Follower(wanted), Cargo::Follower) => wanted == follower,
        (DeedTile::Good(wanted), Cargo::Good(good)) => wanted == good,
        (DeedTile::Food, Cargo::Good(good)) => state.data().food.contains(good),
        (DeedTile::Coin, Cargo::Coin) | (DeedTile::Technology, Cargo::Technology) => true,
        (
            DeedTile::Follower(_)
            | DeedTile::Good(_)
            | DeedTile::Food
            | DeedTile::Coin
            | DeedTile::Technology,
            _,
        ) => false,
    };
    tile && state.deeds.empty(state.data(), state.config.players, deed, slot) > 0
}

/// The own places with a technology tile.
fn tiles(state: &State, seat: Seat) -> impl Iterator<Item = Place> {
    let player = state.player(seat);
    player.open.iter().filter(|&place| player.on(place).technology().is_some())
}

/// Everything that can be sent, until `visit` says that it has seen enough.
fn each(state: &State, seat: Seat, place: Place, mut visit: impl FnMut(Action) -> bool) {
    let player = state.player(seat);
    let data = state.data();
    let spare = can_spare(state, seat);
    let owned = player.goods;
    for (follower, _) in player.on(place).counts().iter() {
        for deed in data.deeds_in_box() {
            for (slot, facts) in data.deeds[deed.index()].slots.iter().enumerate() {
                if state.deeds.empty(data, state.config.players, deed, slot) == 0 {
                    continue;
                }
                let mut send = |cargo| visit(Action::Send { follower, cargo, deed, slot: slot as u8 });
                let mut own = |good| owned.count(good) > 0 && send(Cargo::Good(good));
                let enough = match facts.tile {
                    DeedTile::Follower(wanted) => wanted == follower && spare && send(Cargo::Follower),
                    DeedTile::Good(good) => own(good),
                    DeedTile::Food => data.food.iter().any(own),
                    DeedTile::Coin => player.coins > 0 && send(Cargo::Coin),
                    DeedTile::Technology => tiles(state, seat).next().is_some() && send(Cargo::Technology),
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

/// Which technology tile is sent.
pub(crate) fn technology(state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
    tiles(state, seat).map(|place| Action::Give(Thing::Technology(place))).for_each(out);
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn send(
        &mut self,
        seat: Seat,
        place: Place,
        follower: Follower,
        cargo: Cargo,
        (deed, slot): (Deed, usize),
    ) {
        if let Some(top) = self.state.stack.top_mut() {
            top.what = Waiting::Deeds { place, begun: true };
        }
        let Some(&facts) = self.state.data().deeds[deed.index()].slots.get(slot) else { return };
        let player = &mut self.state.players[seat.index()];
        player.slots[place.index()].take_one(follower);
        if cargo != Cargo::Follower {
            player.bag.add(follower, 1);
        }
        match cargo {
            Cargo::Follower => self.events.tell(|| Event::SentFollower { seat, follower, deed }),
            Cargo::Good(good) => {
                player.goods.take(good, 1);
                if facts.tile == DeedTile::Food {
                    self.state.deeds.food.add(good, 1);
                }
                self.events.tell(|| Event::SentGood { seat, good, deed });
            }
            Cargo::Coin => {
                self.take_coins(seat, 1);
                self.events.tell(|| Event::SentCoin { seat, deed });
            }
            Cargo::Technology => {
                self.state.stack.push(seat, Waiting::SendTechnology { deed, slot: slot as u8 });
                return;
            }
        }
        self.fill(seat, (deed, slot));
    }

    /// The technology tile of this place is sent.
    pub(crate) fn send_technology(&mut self, seat: Seat, place: Place, (deed, slot): (Deed, usize)) {
        self.state.stack.pop();
        let slots = &mut self.state.players[seat.index()].slots[place.index()];
        if let Some(slot) = slots.technology() {
            slots.set(slot, None);
        }
        self.events.tell(|| Event::SentTechnology { seat, place, deed });
        self.fill(seat, (deed, slot));
    }

    /// A slot of a deed is filled: its reward, and that of the deed if it was the last (OR-98, OR-99, OR-101).
    fn fill(&mut self, seat: Seat, (deed, slot): (Deed, usize)) {
        let Some(&facts) = self.state.data().deeds[deed.index()].slots.get(slot) else { return };
        let hungry = !self.state.hunger_eliminated();
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
