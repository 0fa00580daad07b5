//! What event cards do (chapter 10): which card does what is in `data/events.toml`. Each kind that acts on a player has
//! its file here; what only changes other rules for a round is asked for where it matters.

pub(crate) mod compare;
mod demand;
mod gift;
mod plague;
pub(crate) mod prohibit;
mod read;
pub(crate) mod recruit_choice;
mod timing;

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::data::{Count, FoodSteps};
use crate::effect::Per;
use crate::pending::Waiting;
use crate::{Event, Follower, Good, Place, Terrain};

pub use compare::Comparison;
pub use timing::Timing;

/// What an event card does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Happening {
    /// Food is due, removed from the game.
    PayFood(u8),
    /// Food is due by the number of areas.
    PayFoodByAreas(FoodSteps),
    /// Coins are due: one for every so many, rounded up.
    PayCoinsPer(Count, u8),
    /// Coins or goods are due.
    PayCoinOrGood(u8),
    /// Goods are due for each controlled land of a terrain, at most so many in all.
    PayGoodsPerTerrain {
        /// The terrain.
        terrain: Terrain,
        /// For each.
        n: u8,
        /// At most.
        max: u8,
    },
    /// Coins are due from whoever owns no such follower.
    PayCoinsUnless(Follower, u8),
    /// Goods from the market.
    GainGood(Good, u8),
    /// Goods for each controlled land of a terrain, at most so many in all.
    GainGoodPerTerrain {
        /// The terrain.
        terrain: Terrain,
        /// The good.
        good: Good,
        /// For each.
        n: u8,
        /// At most.
        max: u8,
    },
    /// Coins for each.
    CoinsPer(Per),
    /// Fame for each.
    FamePer(Per),
    /// Citizens for whoever controls a church.
    CitizenIfChurch(u8),
    /// One of these followers may join, as bits.
    RecruitChoice(u8),
    /// The players are compared.
    Compare(Comparison),
    /// Goods may be sold.
    Sell {
        /// How many.
        max: u8,
        /// What each brings beyond its value.
        bonus: u8,
    },
    /// A technology tile may be bought.
    BuyTechnology(u8),
    /// Followers are drawn from the bag and lost.
    LoseRandomFollower(u8),
    /// Each good sold at the market brings more, all round.
    MarketBonus(u8),
    /// A slot takes any follower in this round's planning.
    WildSlot(Place, Option<Follower>),
    /// Builds cost less wood, all round.
    BuildDiscount(u8),
    /// This follower cannot be recruited, all round.
    ForbidRecruit(Follower),
    /// Nobody is conquered, all round.
    ForbidConquest,
    /// Fame for every settler placed by expansion, all round.
    FameOnExpand(u8),
    /// Everybody prohibits a place of the left neighbour.
    ProhibitLeftNeighbour,
}

impl Happening {
    /// It changes other rules for the whole round and does nothing to anybody at a certain time.
    pub fn lasts(self) -> bool {
        match self {
            Happening::MarketBonus(_)
            | Happening::WildSlot(..)
            | Happening::BuildDiscount(_)
            | Happening::ForbidRecruit(_)
            | Happening::ForbidConquest
            | Happening::FameOnExpand(_) => true,
            Happening::PayFood(_)
            | Happening::PayFoodByAreas(_)
            | Happening::PayCoinsPer(..)
            | Happening::PayCoinOrGood(_)
            | Happening::PayGoodsPerTerrain { .. }
            | Happening::PayCoinsUnless(..)
            | Happening::GainGood(..)
            | Happening::GainGoodPerTerrain { .. }
            | Happening::CoinsPer(_)
            | Happening::FamePer(_)
            | Happening::CitizenIfChurch(_)
            | Happening::RecruitChoice(_)
            | Happening::Compare(_)
            | Happening::Sell { .. }
            | Happening::BuyTechnology(_)
            | Happening::LoseRandomFollower(_)
            | Happening::ProhibitLeftNeighbour => false,
        }
    }
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Carries the event of the round out for one player (OR-31, OR-54).
    pub(crate) fn resolve_event(&mut self, seat: Seat) {
        match self.state.happening() {
            Happening::PayFood(due) => self.demand_food(seat, due, true),
            Happening::PayFoodByAreas(steps) => {
                let due = steps.due(self.state.count(seat, Count::Areas));
                self.demand_food(seat, due, true);
            }
            Happening::PayCoinsPer(what, every) => {
                let due = self.state.count(seat, what).div_ceil(every.max(1));
                self.demand_coins(seat, due);
            }
            Happening::PayCoinOrGood(due) => self.demand_coin_or_good(seat, due),
            Happening::PayGoodsPerTerrain { terrain, n, max } => {
                let due = self.state.board.lands(seat, terrain).saturating_mul(n).min(max);
                self.demand_goods(seat, due);
            }
            Happening::PayCoinsUnless(follower, due) => {
                if self.state.player(seat).owned(follower) == 0 {
                    self.demand_coins(seat, due);
                }
            }
            Happening::GainGood(good, n) => self.gain_good(seat, good, n),
            Happening::GainGoodPerTerrain { terrain, good, n, max } => {
                let count = self.state.board.lands(seat, terrain).saturating_mul(n).min(max);
                self.gain_good(seat, good, count);
            }
            Happening::CoinsPer(per) => self.coins_per(seat, per),
            Happening::FamePer(per) => {
                let fame = per.of(self.state, seat);
                self.gain_fame(seat, fame);
            }
            Happening::CitizenIfChurch(n) => self.citizen_if_church(seat, n),
            Happening::RecruitChoice(followers) => {
                self.state.stack.push(seat, Waiting::Recruit { followers });
            }
            Happening::Compare(comparison) => self.compare(seat, comparison),
            Happening::Sell { max, bonus } => {
                self.state.stack.push(seat, Waiting::Sell { left: max, bonus, begun: false, then: None });
            }
            Happening::BuyTechnology(price) => {
                self.state.stack.push(seat, Waiting::Technology { left: 1, price: Some(price) });
            }
            Happening::LoseRandomFollower(n) => self.plague(seat, n),
            Happening::MarketBonus(_)
            | Happening::WildSlot(..)
            | Happening::BuildDiscount(_)
            | Happening::ForbidRecruit(_)
            | Happening::ForbidConquest
            | Happening::FameOnExpand(_) => {}
            Happening::ProhibitLeftNeighbour => self.state.stack.push(seat, Waiting::Prohibit),
        }
    }
}
