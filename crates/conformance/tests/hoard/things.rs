//! The cards of Hoard as data.

use steading_game::{Origin, Thing};

use super::action::Kind;
use super::fault::{Fault, has};
use super::state::COPIES;

pub(crate) fn things() -> Vec<Thing> {
    let mut things: Vec<Thing> = Kind::ALL.into_iter().map(card).collect();
    if has(Fault::ListsAThingTwice) {
        things.push(card(Kind::Gold));
    }
    if has(Fault::ListsNoThings) {
        things.clear();
    }
    things
}

fn card(kind: Kind) -> Thing {
    let rule = if has(Fault::ThingNamesNoSuchRule) { "HO-70" } else { "HO-1" };
    let points = if has(Fault::ThingLacksAWord) { "shine" } else { "points" };
    Thing::new("card", kind.name(), Origin::Designed)
        .ruled(rule)
        .copies(COPIES)
        .number(points, kind as i32 + 1)
}
