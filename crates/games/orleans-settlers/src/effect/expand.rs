//! Expand: a settler from the supply onto the map, alone, beside others or by conquest.
//!
//! Rules: OR-90 to OR-96.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::data::Passive;
use crate::event::Happening;
use crate::pending::Waiting;
use crate::slots::Piece;
use crate::state::State;
use crate::{Action, Event, Follower, Place, Space, SpaceSet};

/// How a settler gets onto a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    /// Nobody is there.
    Free,
    /// Beside others, in peace (OR-95).
    Shared,
    /// This player's settler has to go (OR-92).
    Conquest(Seat),
}

/// Whether a knight lies on the knight slot of the place, or by one reading whoever stands in for one (OR-92).
pub(crate) fn knight(state: &State, seat: Seat, place: Place) -> bool {
    let lying = state.player(seat).on(place);
    let anybody = state.config.readings.monks_conquer;
    let leads = |piece: Option<Piece>| match piece {
        Some(Piece::Follower(follower)) => anybody || follower == Follower::Knight,
        Some(Piece::Technology) | None => false,
    };
    let slots = &state.data().place(place).slots;
    (0..slots.len()).any(|slot| slots[slot].word == Some(Follower::Knight) && leads(lying.get(slot)))
}

/// The spaces that can be looked at: next to an own area, or anywhere if there is none (OR-90, OR-91).
fn reach(state: &State, seat: Seat) -> SpaceSet {
    let own = state.board.areas(seat);
    if own.is_empty() {
        let used = state.data().map.used[crate::data::Data::column(state.config.players)];
        return used.minus(state.board.others(seat));
    }
    let around = own.iter().fold(SpaceSet::EMPTY, |around, space| around.or(state.neighbours(space)));
    around.minus(own).minus(state.board.foreign_fortresses(seat))
}

/// How `seat` can enter `space`, fortresses and distance apart.
pub(crate) fn access(state: &State, seat: Seat, space: Space, conquest: bool) -> Option<Access> {
    let holders =
        || state.seats().filter(move |&other| other != seat && state.board.areas(other).contains(space));
    if holders().next().is_none() {
        return Some(Access::Free);
    }
    let Some(victim) = holders().find(|&other| !state.at_peace(other)) else { return Some(Access::Shared) };
    if state.config.readings.one_at_peace && holders().any(|other| state.at_peace(other)) {
        return Some(Access::Shared);
    }
    if state.at_peace(seat) {
        return Some(Access::Shared);
    }
    let toll = state.has(victim, Passive::Watchtower).then_some(state.data().passive.watchtower_toll);
    let pays = toll.is_none_or(|toll| state.player(seat).coins >= u16::from(toll));
    let may = conquest && pays && state.happening() != Happening::ForbidConquest;
    may.then_some(Access::Conquest(victim))
}

fn targets(state: &State, seat: Seat, conquest: bool) -> impl Iterator<Item = Space> {
    let reach = if state.player(seat).settlers > 0 { reach(state, seat) } else { SpaceSet::EMPTY };
    reach.iter().filter(move |&space| access(state, seat, space, conquest).is_some())
}

pub(super) fn possible(state: &State, seat: Seat, conquest: bool) -> bool {
    targets(state, seat, conquest).next().is_some()
}

pub(crate) fn answers(state: &State, seat: Seat, begun: bool, conquest: bool, out: &mut impl FnMut(Action)) {
    targets(state, seat, conquest).map(Action::Expand).for_each(&mut *out);
    if begun {
        out(Action::Stop);
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn expand(&mut self, seat: Seat, left: u8, conquest: bool, space: Space) {
        self.state.stack.pop();
        if left > 1 {
            self.state.stack.push(seat, Waiting::Expand { left: left - 1, begun: true, conquest });
        }
        if let Some(Access::Conquest(victim)) = access(self.state, seat, space, conquest) {
            self.drive_out(seat, victim, space);
        } else {
            self.events.tell(|| Event::Expanded { seat, space });
        }
        let player = self.state.player_mut(seat);
        player.settlers = player.settlers.saturating_sub(1);
        self.state.board.settlers[seat.index()].insert(space);
        if let Happening::FameOnExpand(fame) = self.state.happening() {
            self.gain_fame(seat, fame);
        }
    }

    /// The victim's settler goes back to its supply; a watchtower takes its toll (OR-65, OR-92).
    fn drive_out(&mut self, seat: Seat, victim: Seat, space: Space) {
        self.events.tell(|| Event::Conquered { seat, space, victim });
        if self.state.has(victim, Passive::Watchtower) {
            let toll = self.state.data().passive.watchtower_toll;
            let coins = self.take_coins(seat, toll);
            self.events.tell(|| Event::PaidToll { seat, victim, coins });
            let owner = self.state.player_mut(victim);
            owner.coins = owner.coins.saturating_add(u16::from(coins));
        }
        self.state.board.settlers[victim.index()].remove(space);
        self.state.player_mut(victim).settlers += 1;
    }
}
