//! Planning: followers from the green onto slots (phase 3).
//!
//! Rules: OR-43 to OR-47; goods on places: OR-46a. Every step concerns the own board only, and nothing in it is chance.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::data::{Passive, Slot};
use crate::effect::{Effect, Step};
use crate::event::Happening;
use crate::slots::Piece;
use crate::{Action, Event, Follower, Followers, Good, GoodSet, Phase, Place, State, activate};

/// Fewer followers than this on the green allow a recall (OR-45a).
pub(crate) const FEW: u8 = 2;

/// The followers that a slot takes in this round, as bits (OR-43, OR-44).
pub(crate) fn accepted(state: &State, seat: Seat, place: Place, slot: &Slot) -> u8 {
    let wild = state.happening() == Happening::WildSlot(place, slot.word);
    let school = slot.school && state.has(seat, Passive::School);
    if wild { 0x7f } else { slot.accepts | u8::from(school) << Follower::Scholar.index() }
}

/// Whether followers may be put on the place now.
pub(crate) fn usable(state: &State, seat: Seat, place: Place) -> bool {
    let player = state.player(seat);
    player.open.contains(place) && player.prohibited != Some(place)
}

/// Everything that `seat` can do in planning.
pub(crate) fn answers(state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
    let player = state.player(seat);
    let green = player.green.iter().fold(0u8, |bits, (follower, _)| bits | 1 << follower.index());
    if green != 0 {
        let scholar = u8::from(state.has(seat, Passive::School)) << Follower::Scholar.index();
        let fitting = Fitting { green, scholar, happening: state.happening() };
        for place in player.open.iter().filter(|&place| player.prohibited != Some(place)) {
            puts(state, seat, place, &fitting, out);
        }
    }
    for place in player.open.and(state.data().stores).iter().filter(|&place| player.prohibited != Some(place))
    {
        layable(state, seat, place).map(|good| Action::Lay { good, place }).for_each(&mut *out);
    }
    if can_recall(state, seat) {
        out(Action::Recall);
    }
    out(Action::End);
}

/// What [`accepted`] asks for, once for all slots.
struct Fitting {
    /// The followers on the green, as bits.
    green: u8,
    /// The scholar, if School lets it stand in.
    scholar: u8,
    happening: Happening,
}

/// The followers of the green that fit on a place; of alike slots only the first is offered (OR-113).
fn puts(state: &State, seat: Seat, place: Place, fitting: &Fitting, out: &mut impl FnMut(Action)) {
    let facts = state.data().place(place);
    let lying = state.player(seat).on(place);
    let taken = if facts.distinct { types(lying.followers()) } else { 0 };
    let free = lying.free();
    for (slot, asked) in facts.slots.iter().enumerate() {
        if free & 1 << slot == 0 || asked.alike & free != 0 {
            continue;
        }
        let wild = matches!(fitting.happening, Happening::WildSlot(other, word) if other == place && word == asked.word);
        let accepts =
            if wild { 0x7f } else { asked.accepts | if asked.school { fitting.scholar } else { 0 } };
        let mut left = fitting.green & accepts & !taken;
        while left != 0 {
            let follower = Follower::ALL[left.trailing_zeros() as usize];
            left &= left - 1;
            out(Action::Put { follower, place, slot: slot as u8 });
        }
    }
}

/// The goods of the own supply that can be laid on a place (OR-46a).
pub(crate) fn layable(state: &State, seat: Seat, place: Place) -> impl Iterator<Item = Good> {
    let holds = state.data().place(place).holds;
    let holds = holds.filter(|holds| state.stored(seat, place).total() < u32::from(holds.most));
    let kinds = holds.map_or(GoodSet::EMPTY, |holds| holds.goods);
    let owned = state.player(seat).goods;
    kinds.iter().filter(move |&good| owned.count(good) > 0)
}

/// Whether a good brings more than it is worth on a place that has its followers: what bots ask.
pub(crate) fn pays_to_lay(state: &State, seat: Seat, good: Good, place: Place) -> bool {
    let gains = |step: &Step| {
        let Effect::ExchangeStored(get) = step.effect else { return false };
        let room = u32::from(state.market.goods.count(get)) > state.stored(seat, place).total();
        room && state.data().value(get) > state.data().value(good)
    };
    activate::ready(state, seat, place) && state.data().place(place).effects.iter().any(gains)
}

fn types(followers: impl Iterator<Item = Follower>) -> u8 {
    followers.fold(0, |bits, follower| bits | 1 << follower.index())
}

/// The safety valve (OR-45a).
pub(crate) fn can_recall(state: &State, seat: Seat) -> bool {
    let Phase::Plan { begun, .. } = state.phase else { return false };
    let player = state.player(seat);
    let recallable = |place: Place| player.prohibited != Some(place) && player.on(place).has_follower();
    !begun.contains(seat)
        && player.green.total() < u32::from(FEW)
        && player.open.iter().any(recallable)
        && !activate::any(state, seat)
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn put(&mut self, seat: Seat, follower: Follower, place: Place, slot: u8) {
        let player = self.state.player_mut(seat);
        if player.green.take(follower, 1) == 1 {
            player.slots[place.index()].set(usize::from(slot), Some(Piece::Follower(follower)));
        }
        self.begin_planning(seat);
        self.events.tell(|| Event::Put { seat, follower, place });
    }

    pub(crate) fn lay(&mut self, seat: Seat, good: Good, place: Place) {
        let State { players, config, .. } = &mut *self.state;
        let player = &mut players[seat.index()];
        if let Some(holds) = config.data.place(place).holds {
            let laid = player.goods.take(good, 1);
            player.stored[usize::from(holds.store)].add(good, laid);
        }
        self.begin_planning(seat);
        self.events.tell(|| Event::Laid { seat, good, place });
    }

    pub(crate) fn recall(&mut self, seat: Seat) {
        let capacity = u32::from(self.state.data().green_capacity);
        let player = self.state.player_mut(seat);
        let mut all = Followers::NONE;
        for place in player.open.iter().filter(|&place| player.prohibited != Some(place)) {
            for (follower, count) in player.slots[place.index()].take_followers().iter() {
                all.add(follower, count);
            }
        }
        for (follower, count) in all.iter() {
            let room = capacity.saturating_sub(player.green.total());
            let to_green = u32::from(count).min(room) as u8;
            player.green.add(follower, to_green);
            player.bag.add(follower, count - to_green);
        }
        self.begin_planning(seat);
        self.events.tell(|| Event::Recalled { seat });
    }

    pub(crate) fn end_planning(&mut self, seat: Seat) {
        if let Phase::Plan { done, begun } = &mut self.state.phase {
            *done = done.with(seat);
            // Whether the first step was made no longer matters.
            *begun = begun.with(seat);
        }
        self.events.tell(|| Event::Planned { seat });
    }

    fn begin_planning(&mut self, seat: Seat) {
        if let Phase::Plan { begun, .. } = &mut self.state.phase {
            *begun = begun.with(seat);
        }
    }
}
