//! The eras, what ends hunger, and the fame track.

use steading_game::{Amount, Origin, Step, Thing};

use super::amounts::{citizens, coins, fame, food};
use super::category;
use super::effect::{count, gain};
use crate::data::{Data, Era, FoodSteps, RoundBonus};
use crate::fame::TILE_CITIZENS;
use crate::{Config, words};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let data = &config.data;
    let eras = (1u8..).zip(&data.eras).map(|(number, facts)| era(data, number, facts));
    let ended = Thing::new("supply", "hunger_eliminated", Origin::Printed).ruled("OR-101").copies(1u8);
    eras.chain([ended, track(data)]).collect()
}

fn era(data: &Data, number: u8, facts: &Era) -> Thing {
    let mut thing = Thing::new("era", number.to_string(), data.origins.eras)
        .named(words::era(number))
        .ruled(format!("OR-{}", 79 + number))
        .number("draw", facts.draw);
    for index in (0..3).filter(|index| facts.categories & 1 << index != 0) {
        thing = thing.word("category", category(index));
    }
    let bonus = bonus(facts.bonus);
    thing = match &facts.malus {
        None => thing.does([bonus]),
        Some(malus) => thing.does([
            food_by_areas(data, malus).word("to", "to-market").word("while", "while-hunger"),
            bonus.word("while", "hunger_eliminated"),
        ]),
    };
    if facts.peace { thing.does([Step::new("verb-peace")]) } else { thing }
}

fn bonus(bonus: RoundBonus) -> Step {
    let each =
        |what, amount: Option<Amount>| Step::new("verb-gain-per").taking(amount).word("per", count(what));
    match bonus {
        RoundBonus::Fame(what, n) => each(what, fame(n)),
        RoundBonus::Coins(what, n) => each(what, coins(n)),
        RoundBonus::CoinsIfSoleMostAreas(n) => {
            Step::new("verb-most").taking(coins(n)).word("per", "count-areas")
        }
    }
}

/// The first row that the areas do not exceed; the last one has no limit.
pub(super) fn food_by_areas(data: &Data, steps: &FoodSteps) -> Step {
    let mut rows = Vec::new();
    for &(most, due) in &steps.0 {
        let last = most == u8::MAX;
        let row = Step::new(if last { "verb-pay-else" } else { "verb-pay-up-to" }).paying([food(data, due)]);
        rows.push(vec![if last { row } else { row.number("up_to", most) }]);
        if last {
            break;
        }
    }
    Step::one_of("verb-pay-by-areas", rows)
}

fn track(data: &Data) -> Thing {
    let facts = &data.fame;
    let bonuses = [
        vec![Step::new("verb-unlock")],
        vec![Step::new("verb-advance")],
        vec![gain(citizens(TILE_CITIZENS))],
    ];
    let track = Thing::new("track", "fame-track", data.origins.fame)
        .ruled("OR-67")
        .number("start", facts.start)
        .number("last", facts.last)
        .does([Step::one_of("verb-fame-tile", bonuses)]);
    facts.tiles.iter().fold(track, |track, &tile| track.number("tile", tile))
}
