//! What things are worth to the easy bot, in tenths of a point.

use steading_game::Seat;

use crate::action::Thing;
use crate::data::{Count, PlaceFacts, PlaceKind};
use crate::effect::{self, Effect, Step};
use crate::state::{LAST_ERA, LAST_ROUND};
use crate::{Building, Follower, GoodSet, Place, Space, State};

/// What a follower brings on a place of the board.
const FOLLOWER: i32 = 12;
/// What a passive card brings in a round.
const PASSIVE: i32 = 3;

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
        Effect::Expand { times, .. } => 30 * i32::from(times.min(2)) + left * 3,
        Effect::AcquirePlace => best_card(state, seat),
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
        Effect::ExchangeStored(get) => {
            let kinds = state.data().place(place).holds.map_or(GoodSet::EMPTY, |holds| holds.goods);
            let times = |good| i32::from(player.goods.count(good) + state.stored(seat, place).count(good));
            kinds.iter().map(|good| times(good) * (value(get) - value(good))).sum()
        }
        Effect::Exchange { give, get, max } => {
            let times = player.goods.of_any(give).min(u32::from(max)) as i32;
            times * (value(get) - give.iter().map(value).min().unwrap_or(0))
        }
    }
}

/// A build: a village multiplies the citizens and pays in later eras, a church and a fortress bring little by themselves.
pub(super) fn building(state: &State, seat: Seat, what: Building) -> i32 {
    let left = i32::from(LAST_ROUND - state.round.min(LAST_ROUND));
    match what {
        Building::Village => i32::from(state.player(seat).citizens) * 10 + 10 + left * 4,
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

/// How likely a player has a follower of each type in a round, in percent; a monk stands in for any.
fn chances(state: &State, seat: Seat) -> [i32; 7] {
    let player = state.player(seat);
    let draw = state.data().eras[usize::from(player.era.clamp(1, LAST_ERA) - 1)].draw;
    let all = i32::from(player.followers().max(1));
    let monks = player.owned(Follower::Monk);
    Follower::ALL.map(|kind| {
        let owned = if kind == Follower::Monk { monks } else { player.owned(kind) + monks };
        (i32::from(owned) * i32::from(draw) * 100 / all).min(100)
    })
}

/// A card: what it brings more than the board would with the same followers, in all rounds to come.
pub(super) fn card(state: &State, seat: Seat, place: Place) -> i32 {
    lasting(state, seat, place, &chances(state, seat))
}

/// The best card that `seat` could acquire now.
fn best_card(state: &State, seat: Seat) -> i32 {
    let chances = chances(state, seat);
    let cards = effect::acquire_place::cards(state, seat);
    cards.map(|place| lasting(state, seat, place, &chances)).max().unwrap_or(0)
}

fn lasting(state: &State, seat: Seat, place: Place, chances: &[i32; 7]) -> i32 {
    let facts = state.data().place(place);
    let left = i32::from(LAST_ROUND - state.round.min(LAST_ROUND));
    let price = if let PlaceKind::Card(category) = facts.kind {
        i32::from(state.data().prices[usize::from(category)]) * 10
    } else {
        0
    };
    let passive = if facts.passive.is_some() { left * PASSIVE } else { 0 };
    let gain = promised(state, seat, facts, &facts.effects) - FOLLOWER * i32::from(facts.min_filled);
    let needed = facts.slots.iter().take(usize::from(facts.required)).filter_map(|slot| slot.word);
    let chance = needed.map(|word| chances[word.index()]).min().unwrap_or(100);
    gain * left * chance / 100 + passive - price
}

/// What a list of effects of a card brings when its time comes.
fn promised(state: &State, seat: Seat, facts: &PlaceFacts, list: &[Step]) -> i32 {
    list.iter().map(|step| promise(state, seat, facts, step.effect)).sum()
}

fn promise(state: &State, seat: Seat, facts: &PlaceFacts, effect: Effect) -> i32 {
    let value = |good| i32::from(state.data().value(good)) * 10;
    match effect {
        Effect::GainCitizen(n) => i32::from(n) * i32::from(state.count(seat, Count::Villages).max(2)) * 10,
        Effect::GainFame(n) => i32::from(n) * 7,
        Effect::GainCoins(n) => i32::from(n) * 10,
        Effect::CoinsPer(per) => i32::from(per.of(state, seat)) * 10,
        Effect::CoinsPerFilled(n) => i32::from(n) * 30,
        Effect::GainGood(good, n) => i32::from(n) * value(good),
        Effect::ExchangeStored(get) => {
            let kinds = facts.holds.map_or(GoodSet::EMPTY, |holds| holds.goods);
            2 * (value(get) - kinds.iter().map(value).min().unwrap_or(0))
        }
        Effect::Exchange { give, get, max } => {
            let least = give.iter().map(value).min().unwrap_or(0);
            i32::from(max) * (value(get) - least) * 2 / 3
        }
        Effect::Expand { times, .. } => i32::from(times.min(state.player(seat).settlers)) * 20,
        Effect::Recruit(_) | Effect::Technology(_) => 30,
        Effect::Build { .. } => 10,
        Effect::Choose => {
            facts.options.iter().map(|option| promised(state, seat, facts, option)).max().unwrap_or(0)
        }
        Effect::Harvest(_) | Effect::AcquirePlace | Effect::Market { .. } | Effect::SendToDeeds => 20,
    }
}

/// What it would cost to lose something.
pub(super) fn loss(state: &State, seat: Seat, thing: Thing) -> i32 {
    match thing {
        Thing::Fortress(None) => 1,
        Thing::Settler(None) => 10 - i32::from(state.player(seat).settlers.min(6)),
        Thing::Fortress(Some(_)) => 8,
        Thing::Technology(_) => 15,
        Thing::Card(place) => 12 + card(state, seat, place).max(0),
        Thing::Good(good) => i32::from(state.data().value(good)) * 10,
        Thing::Citizen => 10 + i32::from(state.count(seat, Count::Villages)) * 10,
        Thing::Settler(Some(space)) => 20 + area(state, seat, space),
    }
}
