//! Harvest: the good of the terrain of some areas.
//!
//! Rule: OR-61. Different areas that show a terrain, as long as the market has the good.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::pending::Waiting;
use crate::{Action, Event, Good, Space, SpaceSet, State};

/// The good that an area gives now.
pub(crate) fn good(state: &State, space: Space) -> Option<Good> {
    let good = state.data().good_of(state.board.terrain(space)?);
    (state.market.goods.count(good) > 0).then_some(good)
}

fn areas(state: &State, seat: Seat, done: SpaceSet) -> impl Iterator<Item = Space> {
    state.board.areas(seat).minus(done).iter().filter(|&space| good(state, space).is_some())
}

pub(super) fn possible(state: &State, seat: Seat) -> bool {
    areas(state, seat, SpaceSet::EMPTY).next().is_some()
}

pub(crate) fn answers(state: &State, seat: Seat, done: SpaceSet, out: &mut impl FnMut(Action)) {
    areas(state, seat, done).map(Action::Harvest).for_each(&mut *out);
    if !done.is_empty() {
        out(Action::Stop);
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn harvest(&mut self, seat: Seat, left: u8, mut done: SpaceSet, space: Space) {
        done.insert(space);
        self.state.stack.pop();
        if left > 1 {
            self.state.stack.push(seat, Waiting::Harvest { left: left - 1, done });
        }
        if let Some(good) = good(self.state, space) {
            self.state.market.goods.take(good, 1);
            self.state.player_mut(seat).goods.add(good, 1);
            self.events.tell(|| Event::Harvested { seat, space, good });
        }
    }
}
