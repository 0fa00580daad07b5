//! Activating places (phase 4).
//!
//! Rules: OR-48 to OR-51.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::pending::Waiting;
use crate::{Action, Event, Phase, Place, State, effect};

/// Whether enough lies on the place, and it is not prohibited (OR-49).
pub(crate) fn ready(state: &State, seat: Seat, place: Place) -> bool {
    let player = state.player(seat);
    let lying = player.on(place);
    if lying.is_empty() || player.prohibited == Some(place) {
        return false;
    }
    let facts = state.data().place(place);
    lying.filled_below(facts.required) >= facts.min_filled && lying.has_follower()
}

/// Whether the place can be activated now (OR-50).
pub(crate) fn can_be(state: &State, seat: Seat, place: Place) -> bool {
    ready(state, seat, place) && effect::any_possible(state, seat, place, &state.data().place(place).effects)
}

fn places(state: &State, seat: Seat) -> impl Iterator<Item = Place> {
    state.player(seat).open.iter().filter(move |&place| can_be(state, seat, place))
}

/// Whether any place of `seat` can be activated.
pub(crate) fn any(state: &State, seat: Seat) -> bool {
    places(state, seat).next().is_some()
}

pub(crate) fn answers(state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
    places(state, seat).map(Action::Activate).for_each(&mut *out);
    out(Action::Pass);
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn activate(&mut self, seat: Seat, place: Place) {
        self.events.tell(|| Event::Activated { seat, place });
        self.state.stack.push(seat, Waiting::Effects { place, option: None, next: 0, done: false });
    }

    /// After the last effect the followers go back into the bag (OR-51), and it is the next player's turn.
    pub(crate) fn finish_place(&mut self, seat: Seat, place: Place) {
        let player = self.state.player_mut(seat);
        let followers = player.slots[place.index()].take_followers();
        player.bag_all(followers);
        self.next_player();
    }

    /// `seat` is out until phase 5 (OR-48).
    pub(crate) fn pass(&mut self, seat: Seat, automatic: bool) {
        if let Phase::Actions { passed, .. } = &mut self.state.phase {
            *passed = passed.with(seat);
        }
        self.events.tell(|| if automatic { Event::IsOut { seat } } else { Event::Passed { seat } });
        self.next_player();
    }

    /// The next player in turn order who has not passed.
    fn next_player(&mut self) {
        let players = self.state.config.players;
        if let Phase::Actions { active, passed } = &mut self.state.phase {
            let next = active.next(players).clockwise(players).find(|&seat| !passed.contains(seat));
            *active = next.unwrap_or(*active);
        }
    }
}
