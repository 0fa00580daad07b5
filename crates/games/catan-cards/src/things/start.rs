//! The cards that players begin with. What is not needed goes back to the box (CA-14, CA-15).

use steading_game::{Origin, Step, Thing};

use crate::deck::StartCard;
use crate::{Building, Card, Config, deck};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let starts = &deck().starts;
    let naming: u8 = starts.iter().filter(|card| card.begins).map(|card| card.count).sum();
    let in_play = |card: &StartCard| match (card.kind, card.begins) {
        (_, true) => card.count,
        (Building::Settlement, false) => config.players - naming,
        (Building::Road | Building::City | Building::Knight, false) => config.players,
    };
    starts.iter().map(|card| thing(card, in_play(card))).collect()
}

fn thing(card: &StartCard, copies: u8) -> Thing {
    let thing = Thing::new("start", card.id.clone(), Origin::Printed)
        .ruled("CA-3")
        .copies(copies)
        .word("counts-as", Card::Building(card.kind).id())
        .does(card.begins.then(|| Step::new("verb-begin")));
    match card.points {
        0 => thing,
        points => thing.number("points", points),
    }
}
