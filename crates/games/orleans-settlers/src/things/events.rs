//! The event cards.

use steading_game::{Amount, Step, Thing};

use super::amounts::{citizens, coins, fame, food, goods};
use super::effect::{count, gain, gain_per};
use super::eras::food_by_areas;
use super::ours;
use crate::data::Data;
use crate::event::{Comparison, Happening};
use crate::{Config, EventCard, Follower, Good};

/// The categories, in their order.
const SETS: [&str; 4] = ["category-A", "category-B", "category-C", "category-D"];

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let data = &config.data;
    let thing = |card: EventCard| {
        let facts = &data.events[card.index()];
        let thing = Thing::new("event", card.id(), facts.found.origin(data.origins.events));
        ours(thing, &facts.found)
            .named(card.key())
            .of_set(SETS[usize::from(facts.category.unwrap_or(0))])
            .ruled(if facts.timing.is_usual() { "OR-54" } else { "OR-31" })
            .copies(1u8)
            .word("timing", facts.timing.key())
            .does(steps(data, facts.happening))
    };
    data.event_cards(None).map(thing).collect()
}

fn steps(data: &Data, happening: Happening) -> Vec<Step> {
    vec![match happening {
        Happening::PayFood(n) => Step::new("verb-pay").paying([food(data, n)]).word("to", "to-box"),
        Happening::PayFoodByAreas(steps) => food_by_areas(data, &steps).word("to", "to-box"),
        Happening::PayCoinsPer(what, every) => {
            Step::new("verb-pay-per").paying(coins(1)).word("per", count(what)).number("every", every)
        }
        Happening::PayCoinOrGood(n) => {
            let any = ["coin"].into_iter().chain(Good::ALL.map(Good::id));
            Step::new("verb-pay").paying([Amount::any(n, any)])
        }
        Happening::PayGoodsPerTerrain { terrain, n, max } => {
            let step = Step::new("verb-pay-per-land").paying([goods(n)]).word("terrain", terrain.id());
            at_most(step, max)
        }
        Happening::PayCoinsUnless(follower, n) => {
            Step::new("verb-pay-unless").paying(coins(n)).word("has", follower.id())
        }
        Happening::GainGood(good, n) => gain([Amount::of(n, good.id())]),
        Happening::GainGoodPerTerrain { terrain, good, n, max } => {
            let amount = Amount::of(n, good.id());
            at_most(Step::new("verb-gain-per-land").taking([amount]).word("terrain", terrain.id()), max)
        }
        Happening::CoinsPer(per) => gain_per(per, coins(per.n)),
        Happening::FamePer(per) => gain_per(per, fame(per.n)),
        Happening::CitizenIfChurch(n) => Step::new("verb-gain-if").taking(citizens(n)).word("has", "church"),
        Happening::RecruitChoice(followers) => {
            let offered = Follower::ALL.into_iter().filter(|one| followers & 1 << one.index() != 0);
            Step::new("verb-may-recruit").taking([Amount::any(1u8, offered.map(Follower::id))])
        }
        Happening::Compare(comparison) => return compare(comparison),
        Happening::Sell { max, bonus } => {
            Step::new("verb-may-sell").number("most", max).number("bonus", bonus)
        }
        Happening::BuyTechnology(price) => {
            Step::new("verb-may-buy-technology").paying(coins(price)).taking([Amount::of(1u8, "technology")])
        }
        Happening::LoseRandomFollower(n) => {
            Step::new("verb-lose").paying([Amount::any(n, Follower::ALL.map(Follower::id))])
        }
        Happening::MarketBonus(n) => Step::new("verb-market-bonus").number("bonus", n),
        Happening::WildSlot(place, slot) => {
            let step = Step::new("verb-wild-slot").word("place", place.id());
            step.word("slot", slot.map_or("any", Follower::id))
        }
        Happening::BuildDiscount(wood) => Step::new("verb-discount").number("discount", wood),
        Happening::ForbidRecruit(follower) => {
            Step::new("verb-forbid-recruit").word("follower", follower.id())
        }
        Happening::ForbidConquest => Step::new("verb-forbid-conquest"),
        Happening::FameOnExpand(n) => Step::new("verb-gain-on-expand").taking(fame(n)),
        Happening::ProhibitLeftNeighbour => Step::new("verb-prohibit"),
    }]
}

fn at_most(step: Step, max: u8) -> Step {
    if max < u8::MAX { step.number("max", max) } else { step }
}

/// What the only highest gets, and what the lowest get or pay.
fn compare(of: Comparison) -> Vec<Step> {
    let mut steps = Vec::new();
    let highest: Vec<Amount> = coins(of.most_coins).into_iter().chain(fame(of.most_fame)).collect();
    if !highest.is_empty() {
        steps.push(Step::new("verb-most").taking(highest).word("per", count(of.what)));
    }
    let lowest = |step: Step| {
        let step = step.word("per", count(of.what));
        // Two are always there.
        if of.least_applies_at > 2 { step.number("players", of.least_applies_at) } else { step }
    };
    if let Some(coins) = coins(of.least_coins) {
        let verb = if of.ties_share { "verb-least-shared" } else { "verb-least" };
        steps.push(lowest(Step::new(verb).taking([coins])));
    }
    if let Some(coins) = coins(of.least_pay_coins) {
        let verb = if of.ties_share { "verb-least-shared-pays" } else { "verb-least-pays" };
        steps.push(lowest(Step::new(verb).paying([coins])));
    }
    steps
}
