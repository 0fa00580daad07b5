//! The rates of trade with the supply, gathered from the trades that the rules know.

use steading_game::{Amount, Origin, Step, Thing};

use super::{of_each, one_of};
use crate::{Resource, Trade};

/// The rate of the Mirror is on its tile.
pub(super) fn things() -> Vec<Thing> {
    let mut steps: Vec<Step> = Vec::new();
    for trade in Trade::ALL.into_iter().filter(|trade| trade.mirrored().is_none()) {
        let step = Step::new("verb-trade").paying(given(trade)).taking([taken(trade)]);
        if !steps.contains(&step) {
            steps.push(step);
        }
    }
    let rate = |(number, step): (u32, _)| {
        Thing::new("trade", number.to_string(), Origin::Printed)
            .named("deed-trade")
            .ruled("SE-7.1")
            .does([step])
    };
    (1..).zip(steps).map(rate).collect()
}

/// Two basics are any two; the set of all three is that set.
fn given(trade: Trade) -> Vec<Amount> {
    let basics = trade.give == trade.give.basics();
    if basics && trade.give.kinds().count() < Resource::BASIC.len() {
        vec![Amount { count: trade.give.total().into(), ..one_of(Resource::BASICS) }]
    } else {
        of_each(trade.give)
    }
}

fn taken(trade: Trade) -> Amount {
    if trade.take.is_basic() { one_of(Resource::BASICS) } else { Amount::of(1u32, trade.take.id()) }
}
