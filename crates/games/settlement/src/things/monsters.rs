//! The monsters: what hunting them takes and brings.

use steading_game::{Step, Thing};

use super::{of_each, settlers};
use crate::{Data, Monster};

pub(super) fn things(data: &Data) -> [Thing; 4] {
    let facts = &data.supply;
    Monster::ALL.map(|monster| {
        Thing::new("monster", monster.id(), facts.origin.into())
            .named(monster.key())
            .ruled("SE-6.3.1")
            .copies(facts.monsters_per_colour)
            .does([Step::new("verb-hunt")
                .paying(settlers(facts.hunt[monster.index()]))
                .taking(of_each(facts.rewards[monster.index()]))])
    })
}
