//! What things are worth to the easy bot, in tenths of a point.

use steading_game::Seat;

use crate::action::Thing;
use crate::data::{Count, PlaceKind};
use crate::effect::{self, Effect, Step};
use crate::state::LAST_ROUND;
use crate::{Building, Place, Space, State};

/// A place, as things stand.
pub(super) fn place(state: &State, seat: Seat, place: Place) -> i32 {
    list(state, seat, place, &state.data().place(place).effects)
}

/// The effects of a list that are possible now.
pub(super) fn list(state: &State, seat: Seat, place: Place, list: &[Step]) -> i32 {
    let mut sum = 0;
    let mut before = false;
    for step in list {
        before = (!step.if_previous || before) && possible(state, seat, place, step.effect);
        if before {
            sum += effect(state, seat, place, step.effect);
        }
    }
    sum
}

/// Followers that are not there yet are taken for granted.
fn possible(state: &State, seat: Seat, place: Place, effect: Effect) -> bool {
    effect == Effect::SendToDeeds || effect::possible(state, seat, place, effect)
}

fn effect(state: &State, seat: Seat, place: Place, effect: Effect) -> i32 {
    let tenths = |number: u8| i32::from(number) * 10;
    let left = i32::from(LAST_ROUND - state.round.min(LAST_ROUND));
    let value = |good| tenths(state.data().value(good));
    let player = state.player(seat);
    match effect {
        Effect::Recruit(_) => left * 3,
        Effect::GainGood(good, n) => value(good) * i32::from(n.min(state.market.goods.count(good))),
        Effect::GainCoins(n) => tenths(n),
        Effect::GainFame(n) => tenths(n) * left.clamp(4, 12) / 8,
        Effect::GainCitizen(n) => tenths(n) * i32::from(state.count(seat, Count::Villages) + 1),
        Effect::CoinsPer(per) => tenths(per.of(state, seat)),
        Effect::CoinsPerFilled(n) => tenths(n) * 2,
        Effect::Choose => {
            let options = state.data().place(place).options.iter();
            options.map(|option| list(state, seat, place, option)).max().unwrap_or(0)
        }
        Effect::Harvest(n) => {
            let mut best = [0; 2];
            for area in state.board.areas(seat).iter() {
                let here = effect::harvest::good(state, area).map_or(0, value);
                if here > best[0] {
                    best = [here, best[0]];
                } else {
                    best[1] = best[1].max(here);
                }
            }
            best.iter().take(usize::from(n)).sum()
        }
        Effect::Expand { times, .. } => 30 + left * 3 + if times > 1 { 30 } else { 0 },
        Effect::AcquirePlace => left * 4 - 10,
        Effect::Build { what: Some(what), .. } => building(state, seat, what),
        Effect::Build { what: None, .. } => 40,
        Effect::Market { .. } => {
            if player.coins < 2 {
                12
            } else {
                2
            }
        }
        Effect::SendToDeeds => {
            if effect::send_to_deeds::can_spare(state, seat) && left < 8 {
                12
            } else {
                0
            }
        }
        Effect::Technology(_) => left * 3 - 10,
        Effect::Exchange { give, get, max } => {
            let times = give.among(player.goods).min(u32::from(max)) as i32;
            times * (value(get) - give.iter().map(value).min().unwrap_or(0))
        }
    }
}

/// A build: a village multiplies the citizens, a church and a fortress bring little by themselves.
pub(super) fn building(state: &State, seat: Seat, what: Building) -> i32 {
    match what {
        Building::Village => i32::from(state.player(seat).citizens) * 10 + 10,
        Building::Church => 8,
        Building::Fortress => 5,
    }
}

/// An area to settle in.
pub(super) fn area(state: &State, seat: Seat, space: Space) -> i32 {
    let good = state
        .board
        .terrain(space)
        .map_or(0, |terrain| i32::from(state.data().value(state.data().good_of(terrain))) * 5);
    let village = if state.board.villages.contains(space) {
        i32::from(state.player(seat).citizens) * 10 + 10
    } else {
        0
    };
    30 + good + village
}

/// A card, whatever stands on the table now.
pub(super) fn card(state: &State, place: Place) -> i32 {
    let facts = state.data().place(place);
    let worth = |step: &Step| match step.effect {
        Effect::GainCitizen(_) | Effect::Recruit(_) => 25,
        Effect::GainFame(n) | Effect::GainCoins(n) => i32::from(n) * 8,
        Effect::GainGood(good, n) => i32::from(n) * i32::from(state.data().value(good)) * 8,
        Effect::Expand { .. } => 60,
        Effect::Build { .. } => 15,
        _ => 20,
    };
    let sum: i32 = facts.effects.iter().map(worth).sum();
    let slots = facts.slots.len().max(1) as i32;
    let price = if let PlaceKind::Card(category) = facts.kind {
        i32::from(state.data().prices[usize::from(category)])
    } else {
        0
    };
    sum / slots - price * 2
}

/// What it would cost to lose something.
pub(super) fn loss(state: &State, seat: Seat, thing: Thing) -> i32 {
    match thing {
        Thing::Fortress(None) => 1,
        Thing::Settler(None) => 10 - i32::from(state.player(seat).settlers.min(6)),
        Thing::Fortress(Some(_)) => 8,
        Thing::Technology(_) => 15,
        Thing::Card(place) => 12 + card(state, place).max(0),
        Thing::Citizen => 10 + i32::from(state.count(seat, Count::Villages)) * 10,
        Thing::Settler(Some(space)) => 20 + area(state, seat, space),
    }
}
