//! Build a village, a fortress or a church.
//!
//! Rules: OR-65 (Carpentry), OR-70 to OR-73.

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::data::{Cost, Passive};
use crate::event::Happening;
use crate::{Action, Building, Event, Good, SpaceSet, State};

/// What a build costs now.
pub(crate) fn cost(state: &State, building: Building, discount: u8) -> Cost {
    let printed = state.data().build[building as usize];
    let summer = if let Happening::BuildDiscount(wood) = state.happening() { wood } else { 0 };
    Cost { wood: printed.wood.saturating_sub(discount).saturating_sub(summer), coins: printed.coins }
}

/// Whether `seat` can pay for it.
pub(crate) fn affordable(state: &State, seat: Seat, building: Building, discount: u8) -> bool {
    let Cost { wood, coins } = cost(state, building, discount);
    let player = state.player(seat);
    player.goods.count(Good::Wood) >= wood && player.coins >= u16::from(coins)
}

/// Where it can stand, price apart.
pub(crate) fn sites(state: &State, seat: Seat, building: Building) -> SpaceSet {
    let board = &state.board;
    let own = board.areas(seat);
    match building {
        Building::Village => own.minus(board.villages),
        Building::Fortress if state.player(seat).fortresses == 0 => SpaceSet::EMPTY,
        Building::Fortress => own.minus(board.others(seat)).minus(board.fortresses[seat.index()]),
        Building::Church if state.market.churches == 0 => SpaceSet::EMPTY,
        Building::Church => own.and(board.villages).minus(board.churches),
    }
}

fn choices(what: Option<Building>) -> impl Iterator<Item = Building> {
    Building::ALL.into_iter().filter(move |&building| what.is_none_or(|only| only == building))
}

pub(super) fn possible(state: &State, seat: Seat, what: Option<Building>, discount: u8) -> bool {
    choices(what).any(|building| {
        affordable(state, seat, building, discount) && !sites(state, seat, building).is_empty()
    })
}

pub(crate) fn answers(
    state: &State,
    seat: Seat,
    what: Option<Building>,
    discount: u8,
    out: &mut impl FnMut(Action),
) {
    for building in choices(what).filter(|&building| affordable(state, seat, building, discount)) {
        sites(state, seat, building).iter().map(|space| Action::Build(building, space)).for_each(&mut *out);
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    pub(crate) fn build(&mut self, seat: Seat, discount: u8, building: Building, space: crate::Space) {
        self.state.stack.pop();
        let Cost { wood, coins } = cost(self.state, building, discount);
        self.take_coins(seat, coins);
        let paid = self.state.player_mut(seat).goods.take(Good::Wood, wood);
        self.state.market.goods.add(Good::Wood, paid);
        match building {
            Building::Village => self.state.board.villages.insert(space),
            Building::Fortress => {
                let player = self.state.player_mut(seat);
                player.fortresses = player.fortresses.saturating_sub(1);
                self.state.board.fortresses[seat.index()].insert(space);
            }
            Building::Church => {
                self.state.market.churches = self.state.market.churches.saturating_sub(1);
                self.state.board.churches.insert(space);
            }
        }
        self.events.tell(|| Event::Built { seat, building, space });
        if self.state.has(seat, Passive::Carpentry) {
            let fame = self.state.data().passive.carpentry_fame;
            self.gain_fame(seat, fame);
        }
    }
}
