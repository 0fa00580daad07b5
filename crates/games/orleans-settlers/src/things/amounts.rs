//! Amounts of what can be gained and paid.

use steading_game::Amount;

use crate::{Building, Data, Good};

/// So many of one thing; nothing if there are none.
fn some(count: u8, of: &'static str) -> Option<Amount> {
    (count > 0).then(|| Amount::of(count, of))
}

pub(super) fn coins(count: u8) -> Option<Amount> {
    some(count, "coin")
}

pub(super) fn fame(count: u8) -> Option<Amount> {
    some(count, "fame")
}

pub(super) fn citizens(count: u8) -> Option<Amount> {
    some(count, "citizen")
}

/// What a build costs before any discount.
pub(super) fn build_cost(data: &Data, building: Building) -> Vec<Amount> {
    let cost = data.build[building as usize];
    some(cost.wood, Good::Wood.id()).into_iter().chain(coins(cost.coins)).collect()
}

/// The words of all food.
pub(super) fn foods(data: &Data) -> Vec<&'static str> {
    data.food.iter().map(Good::id).collect()
}

/// Any food.
pub(super) fn food(data: &Data, count: u8) -> Amount {
    Amount::any(count, foods(data))
}

/// Any goods.
pub(super) fn goods(count: u8) -> Amount {
    Amount::any(count, Good::ALL.map(Good::id))
}
