//! Every component with what is printed on it, for clients that draw it.
//!
//! Ids are those of views, targets and data files; words are keys of the texts.

mod actions;
mod artifacts;
mod board;
mod buildings;
mod cards;
mod monsters;
mod supply;
mod terrains;
mod trades;

use steading_game::{Amount, Thing};

use crate::{Config, Gain, Kinds, Resource, Resources};

pub(crate) fn things(config: &Config) -> Vec<Thing> {
    let data = &*config.data;
    let mut things = board::things(config);
    things.extend(supply::things(config));
    things.extend(actions::things(data));
    things.extend(trades::things());
    things.extend(monsters::things(data));
    things.extend(terrains::things(data));
    things.extend(buildings::things(data));
    things.extend(artifacts::things(data));
    things.extend(cards::things(data));
    things
}

/// So many of each kind.
fn of_each(resources: Resources) -> Vec<Amount> {
    resources.kinds().map(|kind| Amount::of(resources.count(kind), kind.id())).collect()
}

/// One token of any of these kinds.
fn one_of(kinds: Kinds) -> Amount {
    Amount::any(1u32, kinds.iter().map(Resource::id))
}

fn gained(gain: Gain) -> Vec<Amount> {
    let settlers = (gain.settlers > 0).then(|| Amount::of(gain.settlers, "bonus_settler"));
    of_each(gain.resources).into_iter().chain(settlers).collect()
}

fn settlers(count: u8) -> [Amount; 1] {
    [Amount::of(count, "settler")]
}
