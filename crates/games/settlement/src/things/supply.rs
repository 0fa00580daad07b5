//! What lies in the supply: resources, settlers and fortifications.

use steading_game::{Step, Thing};

use super::settlers;
use crate::{Config, Player, Resource};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let facts = &config.data.supply;
    let resources = Resource::ALL.map(|kind| {
        Thing::new("resource", kind.id(), facts.origin.into())
            .ruled("SE-2.4")
            .copies(config.tokens().count(kind))
            .word("sort", if kind.is_basic() { "sort-basic" } else { "sort-rare" })
    });
    let piece = |id| Thing::new("piece", id, facts.origin.into());
    let basic_settlers = u32::from(config.players) * u32::from(Player::BASIC_SETTLERS);
    let pieces = [
        piece("settler").ruled("SE-4.7.1").copies(basic_settlers),
        piece("bonus_settler").ruled("SE-4.7.3").copies(facts.bonus_settlers),
        piece("fortification").ruled("SE-6.4.2").does([
            Step::new("verb-fortify").paying(settlers(facts.fortify)),
            Step::new("verb-activate").paying(settlers(Player::ACTIVATING_SETTLERS)),
        ]),
    ];
    resources.into_iter().chain(pieces).collect()
}
