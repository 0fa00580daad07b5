//! What a player owns, and what the open cards bring with it.

use steading_game::Seat;

use crate::data::{Count, Passive, PlaceFacts, PlaceKind};
use crate::effect::{Effect, Step};
use crate::{Follower, GoodSet, Piece, State, activate};

/// What a card counts for each follower that it needs and its owner does not have.
const LACKING: f32 = 0.4;

/// A player's followers and what lies on the places.
#[derive(Debug, Clone, Copy)]
pub(super) struct Household {
    /// Followers by type: bag, green and places.
    pub(super) followers: [u8; 7],
    /// Technology tiles on places.
    pub(super) technology: u8,
    /// Places with enough on them to be activated.
    pub(super) ready: u8,
}

/// What all open cards together bring when each is used once, for each follower that it takes. The places printed on the
/// board are everybody's and do not count.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Income {
    /// Coins; areas and citizens by the points that they count: a citizen one for each village, and there will be one more.
    pub(super) points: f32,
    pub(super) fame: f32,
    /// By value.
    pub(super) goods: f32,
    /// Citizens that come with a building, by the points that they count.
    pub(super) works: f32,
    /// Buildings of one's choice.
    pub(super) builds: f32,
    pub(super) recruits: f32,
    pub(super) technology: f32,
}

impl Household {
    pub(super) fn of(state: &State, seat: Seat) -> Household {
        let player = state.player(seat);
        let mut household = Household {
            followers: std::array::from_fn(|kind| player.bag.0[kind] + player.green.0[kind]),
            technology: 0,
            ready: 0,
        };
        for place in player.open.iter() {
            let lying = player.on(place);
            if lying.is_empty() {
                continue;
            }
            for piece in lying.pieces() {
                match piece {
                    Piece::Follower(follower) => household.followers[follower.index()] += 1,
                    Piece::Technology => household.technology += 1,
                }
            }
            household.ready += u8::from(activate::ready(state, seat, place));
        }
        household
    }

    pub(super) fn income(&self, state: &State, seat: Seat) -> Income {
        let player = state.player(seat);
        let school = state.has(seat, Passive::School);
        let mut income = Income::default();
        for place in player.open.iter() {
            let facts = state.data().place(place);
            if facts.kind == PlaceKind::Board || facts.slots.is_empty() {
                continue;
            }
            let technology = u8::from(player.on(place).technology().is_some());
            let needed = f32::from(facts.min_filled.saturating_sub(technology).max(1));
            let share = self.share(facts, technology, school) / needed;
            income.add_all(state, seat, facts, &facts.effects, share);
        }
        income
    }

    /// 1 if all followers that the place needs are there, less for each that is not.
    fn share(&self, facts: &PlaceFacts, technology: u8, school: bool) -> f32 {
        let mut left = self.followers;
        let mut lacking = 0u8;
        for slot in facts.slots.iter().take(usize::from(facts.required)) {
            let Some(word) = slot.word else { continue };
            let scholar = if school && slot.school { Follower::Scholar } else { word };
            let found = [word, scholar, Follower::Monk].into_iter().find(|kind| left[kind.index()] > 0);
            match found {
                Some(kind) => left[kind.index()] -= 1,
                None => lacking += 1,
            }
        }
        LACKING.powi(i32::from(lacking.saturating_sub(technology)))
    }
}

/// What the least good is worth that can lie on the place.
fn stored_value(state: &State, facts: &PlaceFacts) -> u8 {
    let kinds = facts.holds.map_or(GoodSet::EMPTY, |holds| holds.goods);
    kinds.iter().map(|good| state.data().value(good)).min().unwrap_or(0)
}

impl Income {
    fn add_all(&mut self, state: &State, seat: Seat, facts: &PlaceFacts, list: &[Step], share: f32) {
        for step in list {
            self.add(state, seat, facts, step, share);
        }
    }

    /// All of it by points, roughly: which of several options is the best.
    fn rough(&self) -> f32 {
        self.points + self.goods + self.works + self.fame / 2.0
    }

    /// What one effect of a place brings, as far as the share goes.
    fn add(&mut self, state: &State, seat: Seat, facts: &PlaceFacts, step: &Step, share: f32) {
        let value = |good| f32::from(state.data().value(good));
        match step.effect {
            Effect::GainCoins(n) => self.points += share * f32::from(n),
            Effect::CoinsPer(per) => self.points += share * f32::from(per.of(state, seat)),
            Effect::CoinsPerFilled(n) => self.points += share * f32::from(n) * f32::from(facts.min_filled),
            Effect::GainFame(n) => self.fame += share * f32::from(n),
            Effect::GainCitizen(n) => {
                let points = share * f32::from(n) * f32::from(state.count(seat, Count::Villages) + 1);
                if step.if_previous { self.works += points } else { self.points += points }
            }
            Effect::GainGood(good, n) => self.goods += share * f32::from(n) * value(good),
            Effect::Exchange { give, get, max } => {
                let least = give.iter().map(|good| state.data().value(good)).min().unwrap_or(0);
                // One has seldom as much to give as could be given.
                self.goods += share * (value(get) - f32::from(least)).max(0.0) * f32::from(max) / 2.0;
            }
            Effect::ExchangeStored(get) => {
                let least = stored_value(state, facts);
                self.goods += share * (value(get) - f32::from(least)).max(0.0);
            }
            Effect::Expand { times, .. } => {
                self.points += share * f32::from(times) * f32::from(state.data().fame.area);
            }
            Effect::Build { what: None, .. } => self.builds += share,
            Effect::Recruit(_) => self.recruits += share,
            Effect::Technology(n) => self.technology += share * f32::from(n),
            Effect::Choose => {
                let alone = |option: &[Step]| {
                    let mut income = Income::default();
                    income.add_all(state, seat, facts, option, share);
                    income.rough()
                };
                let best = facts.options.iter().max_by(|a, b| alone(a).total_cmp(&alone(b)));
                if let Some(best) = best {
                    self.add_all(state, seat, facts, best, share);
                }
            }
            Effect::Build { what: Some(_), .. }
            | Effect::Harvest(_)
            | Effect::AcquirePlace
            | Effect::Market { .. }
            | Effect::SendToDeeds => {}
        }
    }
}
