//! The game as a whole, the boards and the solo ranks.

use steading_game::{Amount, Origin, Slot, Step, Thing};

use super::{of_each, settlers};
use crate::state::{ROUNDS, SPARE_ARTIFACTS};
use crate::{Config, Heroes, Market, Place, Player, Rank, Region, Space, Street};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let facts = &config.data.supply;
    let mut things = vec![game(config)];
    things.extend(Region::ALL.map(|region| {
        let explore = facts.explore[region.index()];
        Thing::new("region", region.id(), facts.origin.into())
            .named(region.key())
            .ruled("SE-6.2.1")
            .number("columns", Space::all().filter(|space| space.region() == region).count() as i32)
            .does([
                Step::new("verb-explore").paying(settlers(explore)),
                Step::new("verb-activate").paying(settlers(Player::ACTIVATING_SETTLERS)),
            ])
    }));
    things.extend(Street::ALL.map(|street| {
        let places = Slot { count: Place::of(street).count() as u32, ..Slot::accepting(["building"]) };
        Thing::new("street", street.id(), Origin::Printed)
            .named(street.key())
            .ruled("SE-6.6.2")
            .slots([places])
            .does([Step::new("verb-activate").paying(settlers(Player::ACTIVATING_SETTLERS))])
    }));
    things.extend((0..).zip(facts.surcharges).map(|(place, surcharge): (usize, _)| {
        Thing::new("hero_place", place.to_string(), facts.origin.into())
            .named("hero-place")
            .ruled("SE-8.2")
            .costs(of_each(surcharge))
    }));
    if config.players == 1 {
        things.extend(Rank::ALL.into_iter().zip(facts.ranks).map(|(rank, points)| {
            Thing::new("rank", rank.id(), facts.origin.into())
                .named(rank.key())
                .ruled("SE-13.3")
                .number("points", points)
        }));
    }
    things
}

fn game(config: &Config) -> Thing {
    let facts = &config.data.supply;
    let start = of_each(facts.start).into_iter().chain([Amount::of(Player::BASIC_SETTLERS, "settler")]);
    Thing::new("game", "settlement", facts.origin.into())
        .named("game-name")
        .helped("game-summary")
        .ruled("SE-4.1")
        .number("rounds", ROUNDS)
        .number("settlers", Player::BASIC_SETTLERS)
        .number("market_spaces", Market::SPACES as i32)
        .number("hero_places", Heroes::PLACES as i32)
        .number("artifacts", (usize::from(config.players) + SPARE_ARTIFACTS) as i32)
        .does([Step::new("verb-start").taking(start)])
}
