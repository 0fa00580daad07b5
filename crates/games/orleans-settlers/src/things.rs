//! The components as data: everything that is printed, with the numbers of the data that the game is played with.
//!
//! One file for each kind of component. Words are keys of `text/*.ftl`: verbs begin with `verb-`, the text of a number is
//! `number-` and its name.

mod amounts;
mod deeds;
mod effect;
mod eras;
mod events;
mod map;
mod passive;
mod pieces;
mod places;

use steading_game::{Origin, Thing, Word};

use crate::data::Found;
use crate::effect::technology::FEWEST_SLOTS;
use crate::state::LAST_ROUND;
use crate::{Config, INFO, plan, scoring};

/// Every component in this set-up.
pub(crate) fn things(config: &Config) -> Vec<Thing> {
    let mut things = vec![game(config)];
    things.extend(pieces::things(config));
    things.extend(map::things(config));
    things.extend(places::things(config));
    things.extend(eras::things(config));
    things.extend(deeds::things(config));
    things.extend(events::things(config));
    things
}

/// The numbers of no single component.
fn game(config: &Config) -> Thing {
    let data = &config.data;
    let game = Thing::new("game", INFO.id, Origin::Printed)
        .named("game-name")
        .ruled("OR-30")
        .number("players", config.players)
        .number("rounds", LAST_ROUND)
        .number("events_each", data.events_drawn)
        .number("green", data.green_capacity)
        .number("least_followers", data.min_followers)
        .number("recall_below", plan::FEW)
        .number("technology_slots", FEWEST_SLOTS)
        .number("area_points", data.fame.area);
    if scoring::has_peace_bonus(config) { game.number("peace_points", scoring::PEACE_BONUS) } else { game }
}

/// The parts of a component that are ours, whatever else of it was found in print.
fn ours(thing: Thing, found: &Found) -> Thing {
    found.ours.iter().fold(thing, |thing, part| thing.word("ours", part.key()))
}

/// What everybody calls a number of the data: I is 0.
fn category(index: u8) -> Word {
    ["category-I", "category-II", "category-III"][usize::from(index.min(2))].into()
}
