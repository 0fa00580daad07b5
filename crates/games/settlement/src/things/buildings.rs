//! The buildings: their cost and their effect as a step.

use steading_game::{Amount, Step, Thing};

use super::{gained, of_each, one_of};
use crate::effect::Effect;
use crate::{Building, Data};

pub(super) fn things(data: &Data) -> [Thing; Building::COUNT] {
    Building::ALL.map(|building| {
        let facts = data.building(building);
        Thing::new("building", building.id(), facts.origin.into())
            .ruled(rule(facts.effect))
            .copies(Building::COPIES)
            .costs(of_each(facts.cost))
            .does([step(facts.effect)])
    })
}

fn step(effect: Effect) -> Step {
    match effect {
        Effect::Gain(gain) => Step::new("verb-take").taking(gained(gain)),
        Effect::Choice(kinds) => Step::new("verb-take").taking([one_of(kinds)]),
        Effect::Exchange { pay, gain } => {
            Step::new("verb-exchange").paying(of_each(pay)).taking(gained(gain))
        }
        Effect::ExchangeOne { pay, gain } => {
            Step::new("verb-exchange").paying([one_of(pay)]).taking(gained(gain))
        }
        Effect::Store { kind, points } => {
            Step::new("verb-store").paying([Amount::of(1u32, kind.id())]).number("points", points)
        }
        Effect::FromFort => Step::new("verb-take").taking([Amount::of(1u32, "fortified_resource")]),
    }
}

fn rule(effect: Effect) -> &'static str {
    match effect {
        Effect::Gain(_) | Effect::Choice(_) | Effect::Exchange { .. } | Effect::ExchangeOne { .. } => {
            "SE-6.6.2"
        }
        Effect::Store { .. } => "SE-9.1",
        Effect::FromFort => "SE-9.2",
    }
}
