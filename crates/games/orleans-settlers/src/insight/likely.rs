//! A quick and lively player: fills and activates whole places, and answers everything else by a rough liking.

use steading_game::{GameRng, Seat};

use super::plan::planned;
use crate::action::{Cargo, Thing};
use crate::data::{Count, PlaceFacts, PlaceKind};
use crate::effect::{self, Effect, Step};
use crate::pending::{Pending, Waiting};
use crate::state::LAST_ROUND;
use crate::{Action, Building, Good, Phase, Place, State, moves, phase};

/// The era in which the player would like to stay: coins for villages.
const GOAL_ERA: u8 = 4;

/// The era in which food is due.
const HUNGRY_ERA: u8 = 2;

/// One of several actions by lot, each as likely as its weight says.
pub(super) struct Lot<'a> {
    rng: &'a mut GameRng,
    total: u32,
    drawn: Option<Action>,
}

impl Lot<'_> {
    pub(super) fn new(rng: &mut GameRng) -> Lot<'_> {
        Lot { rng, total: 0, drawn: None }
    }

    pub(super) fn add(&mut self, weight: u32, action: Action) {
        self.total += weight;
        if weight > 0 && self.rng.below(self.total) < weight {
            self.drawn = Some(action);
        }
    }

    /// Nothing if no action has a weight.
    pub(super) fn drawn(self) -> Option<Action> {
        self.drawn
    }
}

pub(super) fn likely_action(
    state: &State,
    seat: Seat,
    rng: &mut GameRng,
    scratch: &mut Vec<Action>,
) -> Option<Action> {
    if !phase::must_act(state).contains(seat) {
        return None;
    }
    if let (None, Phase::Plan { .. }) = (state.stack.top(), state.phase) {
        return Some(planned(state, seat, rng));
    }
    scratch.clear();
    moves::legal_actions(state, seat, scratch);
    let mut lot = Lot::new(rng);
    for &action in &*scratch {
        lot.add(liking(state, seat, action), action);
    }
    lot.drawn().or_else(|| scratch.first().copied())
}

/// How gladly the player does this; 0 only if there is something else.
fn liking(state: &State, seat: Seat, action: Action) -> u32 {
    let value = |good: Good| u32::from(state.data().value(good));
    let player = state.player(seat);
    let left = u32::from(LAST_ROUND - state.round.min(LAST_ROUND));
    match action {
        Action::Pass | Action::Decline => 0,
        Action::Activate(_) | Action::Choose(_) | Action::Technology { .. } | Action::Recruit(_) => 4,
        Action::Prohibit(place) => {
            u32::from(!state.player(seat.next(state.config.players)).on(place).is_empty()) + 1
        }
        Action::Harvest(space) => effect::harvest::good(state, space).map_or(1, |good| value(good).pow(3)),
        Action::Expand(space) => {
            let village = state.board.villages.contains(space);
            let good = state.board.terrain(space).map_or(0, |terrain| value(state.data().good_of(terrain)));
            2 + good + if village { 2 + 2 * u32::from(player.citizens) } else { 0 }
        }
        Action::Build(building, space) => match building {
            Building::Village => 2 + u32::from(player.citizens),
            Building::Church => 4,
            Building::Fortress => 2 + 2 * u32::from(state.board.villages.contains(space)),
        },
        Action::Acquire(place) | Action::Unlock(place) => card(state, place, left),
        Action::Sell(good) => match state.stack.top() {
            // Wood is for building and food for hunger; what brings more than it counts is sold.
            Some(Pending { what: Waiting::Sell { bonus: 0, .. }, .. }) => {
                u32::from(good != Good::Wood && player.coins < 3)
            }
            _ => 6 / value(good).max(1) + 1,
        },
        Action::Buy(good) => u32::from(good == Good::Wood),
        Action::Stop => stopping(state),
        Action::Send { cargo, deed, slot, .. } => {
            let facts = state.data().deeds[deed.index()].slots.get(usize::from(slot));
            let reward = facts.map_or(0, |facts| u32::from(facts.fame + facts.coins));
            let price = match cargo {
                Cargo::Follower => left / 4,
                Cargo::Good(good) => value(good),
                Cargo::Coin => 1,
                Cargo::Technology => left / 3,
            };
            (1 + 2 * reward).saturating_sub(2 * price).max(1)
        }
        Action::Exchange(good) => 6u32.saturating_sub(value(good)),
        // Nobody stays in the era of hunger.
        Action::Advance if player.era == HUNGRY_ERA => 100,
        Action::Advance => {
            if player.era < GOAL_ERA {
                30
            } else {
                1
            }
        }
        Action::Citizen => 4 + 2 * u32::from(state.count(seat, Count::Villages)) + (12 - left.min(12)),
        Action::Pay(good) => 6u32.saturating_sub(good.map_or(1, value)).pow(3).max(1),
        Action::Give(thing) => match thing {
            Thing::Fortress(None) => 100,
            Thing::Settler(None) => 4 + 4 * u32::from(player.settlers),
            Thing::Technology(_) | Thing::Fortress(Some(_)) => 3,
            Thing::Good(good) => 12 / value(good).max(1),
            Thing::Card(_) | Thing::Citizen => 2,
            Thing::Settler(Some(_)) => 1,
        },
        // Whoever may draw, draws.
        Action::Draw(number) => u32::from(number).pow(3),
        // Planning is done elsewhere.
        Action::Put { .. } | Action::Lay { .. } | Action::Recall | Action::End => 1,
    }
}

/// How gladly the player stops what can be done several times.
fn stopping(state: &State) -> u32 {
    match state.stack.top().map(|pending| pending.what) {
        Some(Waiting::Sell { .. } | Waiting::Buy { .. }) => 2,
        Some(Waiting::Deeds { .. }) => 4,
        _ => 0,
    }
}

/// A card: what it brings for each follower, more if there is time to use it.
fn card(state: &State, place: Place, left: u32) -> u32 {
    let facts = state.data().place(place);
    let each = 4 * promise(state, facts, &facts.effects).max(3) / facts.slots.len().max(1) as u32;
    let weight = each * left.min(12) / 12;
    // A base card costs a fame tile that could be a citizen.
    if facts.kind == PlaceKind::Base { weight / 2 } else { weight }
}

/// A list of effects of a card; of a choice the best.
fn promise(state: &State, facts: &PlaceFacts, list: &[Step]) -> u32 {
    let single = |effect: Effect| match effect {
        Effect::GainCitizen(n) => u32::from(n) * 4,
        Effect::GainFame(n) | Effect::GainCoins(n) => u32::from(n),
        Effect::GainGood(good, n) => u32::from(n) * u32::from(state.data().value(good)),
        Effect::Expand { times, .. } => u32::from(times) * 5,
        Effect::Build { .. } | Effect::CoinsPer(_) | Effect::CoinsPerFilled(_) => 3,
        Effect::Technology(_) | Effect::Exchange { .. } | Effect::ExchangeStored(_) => 4,
        Effect::Choose => facts.options.iter().map(|option| promise(state, facts, option)).max().unwrap_or(0),
        Effect::Recruit(_)
        | Effect::Harvest(_)
        | Effect::AcquirePlace
        | Effect::Market { .. }
        | Effect::SendToDeeds => 2,
    };
    list.iter().map(|step| single(step.effect)).sum()
}
