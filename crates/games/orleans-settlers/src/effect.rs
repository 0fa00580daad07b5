//! What places do (OR-60d): a small set of effects, one file each. Which place has which is in `data/places.toml`.

pub(crate) mod acquire_place;
pub(crate) mod build;
pub(crate) mod choose;
mod coins_per;
pub(crate) mod exchange;
pub(crate) mod exchange_stored;
pub(crate) mod expand;
mod gain;
pub(crate) mod harvest;
pub(crate) mod market;
mod read;
mod recruit;
pub(crate) mod send_to_deeds;
pub(crate) mod technology;

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::data::Count;
use crate::pending::{Building, Purchase, Waiting};
use crate::{Event, Follower, Good, GoodSet, Place, State};

pub(crate) use recruit::allowed as may_recruit;

/// One effect of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// One such follower from the market into the bag.
    Recruit(Follower),
    /// So many of a good, as far as the market has them.
    GainGood(Good, u8),
    /// Coins.
    GainCoins(u8),
    /// Fame.
    GainFame(u8),
    /// Citizens.
    GainCitizen(u8),
    /// So many coins for each, kept between two numbers.
    CoinsPer(Per),
    /// So many coins for each follower on the place.
    CoinsPerFilled(u8),
    /// One of the options of the place.
    Choose,
    /// Harvest up to so many areas.
    Harvest(u8),
    /// Expand.
    Expand {
        /// How often; once in all but earlier rules.
        times: u8,
        /// A knight on the place allows conquest.
        conquest: bool,
    },
    /// Acquire a place card.
    AcquirePlace,
    /// Build once.
    Build {
        /// Only this, or the choice is free.
        what: Option<Building>,
        /// Wood less than printed.
        discount: u8,
    },
    /// Sell, then buy.
    Market {
        /// How many may be sold.
        sell_max: u8,
        /// What may be bought.
        purchase: Purchase,
    },
    /// Send tiles to deeds.
    SendToDeeds,
    /// Place technology tiles.
    Technology(u8),
    /// Exchange the goods that lie on the place, one for one, as far as the market goes.
    ExchangeStored(Good),
    /// Exchange goods one for one.
    Exchange {
        /// What can be given.
        give: GoodSet,
        /// What one gets.
        get: Good,
        /// How often.
        max: u8,
    },
}

/// So many for each of something.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Per {
    /// What is counted.
    pub what: Count,
    /// So many of them count as one.
    pub every: u8,
    /// How much for each.
    pub n: u8,
    /// At least this.
    pub min: u8,
    /// At most this.
    pub max: u8,
}

impl Per {
    /// What `seat` gets.
    pub(crate) fn of(self, state: &State, seat: Seat) -> u8 {
        let count = state.count(seat, self.what) / self.every.max(1);
        count.saturating_mul(self.n).max(self.min).min(self.max)
    }
}

/// An effect in the list of a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The effect.
    pub effect: Effect,
    /// Only if the effect just before was carried out.
    pub if_previous: bool,
}

/// Whether an effect of `place` can be carried out now (OR-50b).
pub(crate) fn possible(state: &State, seat: Seat, place: Place, effect: Effect) -> bool {
    match effect {
        Effect::GainCoins(_)
        | Effect::GainFame(_)
        | Effect::GainCitizen(_)
        | Effect::CoinsPer(_)
        | Effect::CoinsPerFilled(_) => true,
        Effect::Recruit(follower) => recruit::possible(state, follower),
        Effect::GainGood(good, _) => state.market.goods.count(good) > 0,
        Effect::Choose => choose::possible(state, seat, place),
        Effect::Harvest(_) => harvest::possible(state, seat),
        Effect::Expand { conquest, .. } => {
            expand::possible(state, seat, conquest && expand::knight(state, seat, place))
        }
        Effect::AcquirePlace => acquire_place::possible(state, seat),
        Effect::Build { what, discount } => build::possible(state, seat, what, discount),
        Effect::Market { purchase, .. } => market::possible(state, seat, purchase),
        Effect::SendToDeeds => send_to_deeds::possible(state, seat, place),
        Effect::Technology(_) => technology::possible(state, seat, place),
        Effect::ExchangeStored(get) => exchange_stored::possible(state, seat, place, get),
        Effect::Exchange { give, get, .. } => exchange::possible(state, seat, give, get),
    }
}

/// Whether a list of effects holds one that can be carried out by itself.
pub(crate) fn any_possible(state: &State, seat: Seat, place: Place, list: &[Step]) -> bool {
    list.iter().any(|step| !step.if_previous && possible(state, seat, place, step.effect))
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// The next effect of an activated place: it must be carried out if it can be, else it is skipped (OR-50).
    pub(crate) fn next_effect(&mut self, seat: Seat, place: Place, option: Option<u8>, next: u8, done: bool) {
        let step = self.state.data().place(place).list(option).get(usize::from(next)).copied();
        let Some(Step { effect, if_previous }) = step else {
            self.state.stack.pop();
            if option.is_none() {
                self.finish_place(seat, place);
            }
            return;
        };
        let done = (!if_previous || done) && possible(self.state, seat, place, effect);
        if let Some(top) = self.state.stack.top_mut() {
            top.what = Waiting::Effects { place, option, next: next.saturating_add(1), done };
        }
        if done {
            self.carry_out(seat, place, effect);
        }
    }

    fn carry_out(&mut self, seat: Seat, place: Place, effect: Effect) {
        let stack = &mut self.state.stack;
        match effect {
            Effect::Recruit(follower) => self.recruit(seat, follower),
            Effect::GainGood(good, count) => self.gain_good(seat, good, count),
            Effect::GainCoins(coins) => self.gain_coins(seat, coins),
            Effect::GainFame(fame) => self.gain_fame(seat, fame),
            Effect::GainCitizen(citizens) => self.gain_citizens(seat, citizens),
            Effect::CoinsPer(per) => self.coins_per(seat, per),
            Effect::CoinsPerFilled(coins) => self.coins_per_filled(seat, place, coins),
            Effect::Choose => stack.push(seat, Waiting::Choose { place }),
            Effect::Harvest(left) => {
                stack.push(seat, Waiting::Harvest { left, done: crate::SpaceSet::EMPTY });
            }
            Effect::Expand { times, conquest } => {
                let conquest = conquest && expand::knight(self.state, seat, place);
                self.state.stack.push(seat, Waiting::Expand { left: times, begun: false, conquest });
            }
            Effect::AcquirePlace => stack.push(seat, Waiting::Acquire),
            Effect::Build { what, discount } => stack.push(seat, Waiting::Build { what, discount }),
            Effect::Market { sell_max, purchase } => self.open_market(seat, sell_max, purchase),
            Effect::SendToDeeds => stack.push(seat, Waiting::Deeds { place, begun: false }),
            Effect::Technology(left) => stack.push(seat, Waiting::Technology { left, price: None }),
            Effect::ExchangeStored(get) => self.exchange_stored(seat, place, get),
            Effect::Exchange { give, get, max } => {
                stack.push(seat, Waiting::Exchange { give, get, left: max, begun: false });
            }
        }
    }
}
