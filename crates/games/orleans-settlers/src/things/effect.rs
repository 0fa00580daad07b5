//! What places do, as steps.

use steading_game::{Amount, Step};

use super::amounts::{build_cost, citizens, coins, fame};
use super::category;
use crate::data::{Count, Data};
use crate::effect::{Effect, Per};
use crate::{Building, Follower, Good};

/// The steps of a list of effects; `options` are those of the place if it lets choose.
pub(super) fn steps(data: &Data, effects: &[crate::Step], options: &[Vec<crate::Step>]) -> Vec<Step> {
    let one = |step: &crate::Step| {
        let mut steps = carried_out(data, step.effect, options);
        if step.if_previous {
            steps = steps.into_iter().map(|step| step.word("if", "if-done")).collect();
        }
        steps
    };
    effects.iter().flat_map(one).collect()
}

fn carried_out(data: &Data, effect: Effect, options: &[Vec<crate::Step>]) -> Vec<Step> {
    vec![match effect {
        Effect::Recruit(follower) => Step::new("verb-recruit").taking([Amount::of(1u8, follower.id())]),
        Effect::GainGood(good, n) => gain([Amount::of(n, good.id())]),
        Effect::GainCoins(n) => gain(coins(n)),
        Effect::GainFame(n) => gain(fame(n)),
        Effect::GainCitizen(n) => gain(citizens(n)),
        Effect::CoinsPer(per) => gain_per(per, coins(per.n)),
        Effect::CoinsPerFilled(n) => Step::new("verb-gain-per").taking(coins(n)).word("per", "count-filled"),
        Effect::Choose => Step::one_of("verb-choose", options.iter().map(|option| steps(data, option, &[]))),
        Effect::Harvest(most) => Step::new("verb-harvest").number("most", most),
        Effect::Expand { times, conquest } => {
            let step = if conquest {
                Step::new("verb-conquer").word("conquest", Follower::Knight.id())
            } else {
                Step::new("verb-expand")
            };
            return vec![step; usize::from(times)];
        }
        Effect::AcquirePlace => acquire(data),
        Effect::Build { what, discount } => build(data, what, discount),
        Effect::Market { sell_max, purchase } => {
            let sell = Step::new("verb-sell").number("most", sell_max);
            let buy =
                Step::new("verb-buy").number("most", purchase.most).number("surcharge", purchase.surcharge);
            return if purchase.most > 0 { vec![sell, buy] } else { vec![sell] };
        }
        Effect::SendToDeeds => Step::new("verb-send"),
        Effect::Technology(n) => Step::new("verb-technology").taking([Amount::of(n, "technology")]),
        Effect::ExchangeStored(get) => Step::new("verb-exchange-stored").taking([Amount::of(1u8, get.id())]),
        Effect::Exchange { give, get, max } => Step::new("verb-exchange")
            .number("most", max)
            .paying([Amount::any(1u8, give.iter().map(Good::id))])
            .taking([Amount::of(1u8, get.id())]),
    }]
}

/// Some amount at once.
pub(super) fn gain(amounts: impl IntoIterator<Item = Amount>) -> Step {
    Step::new("verb-gain").taking(amounts)
}

/// Some amount for each of what is counted.
pub(super) fn gain_per(per: Per, amounts: impl IntoIterator<Item = Amount>) -> Step {
    let mut step = Step::new("verb-gain-per").taking(amounts).word("per", count(per.what));
    if per.every > 1 {
        step = step.number("every", per.every);
    }
    if per.min > 0 {
        step = step.number("min", per.min);
    }
    if per.max < u8::MAX {
        step = step.number("max", per.max);
    }
    step
}

/// One card of any category, each at its price; the era says which may be had.
fn acquire(data: &Data) -> Step {
    let card = |(index, price)| {
        vec![Step::new("verb-acquire-card").paying(coins(price)).word("category", category(index))]
    };
    Step::one_of("verb-acquire", (0u8..).zip(data.prices).map(card))
}

/// A certain building at its price; of a free choice the prices stand on the buildings.
fn build(data: &Data, what: Option<Building>, discount: u8) -> Step {
    if let Some(building) = what {
        Step::new("verb-build").paying(build_cost(data, building)).word("building", building.id())
    } else {
        let step = Step::new("verb-build-any").number("discount", discount);
        Building::ALL.into_iter().fold(step, |step, building| step.word("building", building.id()))
    }
}

/// The key of what is counted.
pub(super) fn count(what: Count) -> &'static str {
    match what {
        Count::Areas => "count-areas",
        Count::Settlers => "count-settlers",
        Count::Villages => "count-villages",
        Count::Churches => "count-churches",
        Count::GoodTypes => "count-good-types",
        Count::Followers => "count-followers",
        Count::Knights => "count-knights",
    }
}
