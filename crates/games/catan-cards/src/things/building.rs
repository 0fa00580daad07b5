//! The cards that can be built: those of the pile, and the metropolises of the side in play.

use steading_game::{Amount, Step, Thing};

use super::printed;
use crate::building::covered;
use crate::{Building, Card, Cards, Config, Face, Resource, Special, deck};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let deck = deck();
    let buildings = Building::ALL.into_iter().map(|building| {
        let copies = deck.buildings.count(building);
        thing(Card::Building(building)).of_set("buildings").copies(copies)
    });
    let stack = deck.metropolises(config.metropolis_side);
    let metropolises = stack
        .kinds()
        .map(|face| thing(Card::Metropolis(face)).of_set("metropolises").copies(stack.count(face)));
    buildings.chain(metropolises).collect()
}

fn thing(card: Card) -> Thing {
    let thing = printed("building", card.id())
        .ruled(rule(card))
        .costs(amounts(deck().cost(card)))
        .does(covers(card))
        .does(yields(card))
        .does(abilities(card));
    let thing = match card {
        Card::Building(Building::Road) => thing.helped("road-help"),
        Card::Building(Building::Settlement | Building::City | Building::Knight) | Card::Metropolis(_) => {
            thing
        }
    };
    match deck().points(card) {
        0 => thing,
        points => thing.number("points", points),
    }
}

fn rule(card: Card) -> &'static str {
    match card {
        Card::Building(Building::Road) => "CA-40",
        Card::Building(Building::Settlement) => "CA-44",
        Card::Building(Building::City) => "CA-47",
        Card::Building(Building::Knight) => "CA-52",
        Card::Metropolis(Face::A) => "CA-50",
        Card::Metropolis(Face::Roads | Face::LongestRoute | Face::Knights | Face::LargestKnights) => "CA-58",
    }
}

fn amounts(cards: Cards) -> impl Iterator<Item = Amount> {
    let kinds = Resource::ALL.into_iter().filter(move |&resource| cards.count(resource) > 0);
    kinds.map(move |resource| Amount::of(cards.count(resource), resource.id()))
}

fn covers(card: Card) -> Option<Step> {
    covered(card).map(|covered| Step::new("verb-cover").word("covered", covered.id()))
}

fn yields(card: Card) -> Option<Step> {
    let bonus = deck().yield_bonus(card);
    (bonus > 0).then(|| Step::new("verb-yield").number("cards", bonus))
}

/// What only this card does.
fn abilities(card: Card) -> Vec<Step> {
    let counts_for = |special: Special| Step::new("verb-count").word("special", special.id());
    let draws_for =
        |counted: Building| Step::new("verb-draw-for").word("counted", Card::Building(counted).id());
    let wins_ties = |special: Special| Step::new("verb-win-ties").word("special", special.id());
    match card {
        Card::Building(Building::Road) => {
            let swaps = deck().replacements().map(|(roads, cards)| {
                Step::new("verb-replace").number("roads", roads).number("cards", cards)
            });
            swaps.chain([counts_for(Special::LongestTradeRoute)]).collect()
        }
        Card::Building(Building::Settlement) => vec![Step::new("verb-event")],
        Card::Building(Building::Knight) => {
            let protect = Step::new("verb-protect").number("cards", deck().robber_bonus(card));
            vec![protect, counts_for(Special::LargestKnightForce)]
        }
        Card::Building(Building::City) | Card::Metropolis(Face::A) => Vec::new(),
        Card::Metropolis(Face::Roads) => vec![draws_for(Building::Road)],
        Card::Metropolis(Face::Knights) => vec![draws_for(Building::Knight)],
        Card::Metropolis(Face::LongestRoute) => vec![wins_ties(Special::LongestTradeRoute)],
        Card::Metropolis(Face::LargestKnights) => vec![wins_ties(Special::LargestKnightForce)],
    }
}
