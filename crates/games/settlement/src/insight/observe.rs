//! The features: what is looked at, by name, and on which scale.

use steading_game::{Feature, Seat, names};

use super::standing::Standing;
use crate::State;

/// Everything that is looked at.
const FEATURES: [Feature<Standing>; 30] = [
    // The same for everybody: what a single player's score begins with.
    ("constant", |_| 1.0),
    // What the rules pay if the game ended now.
    ("points", |own| own.points / 40.0),
    ("points_stored", |own| own.stored / 30.0),
    ("points_craftsmen", |own| own.craftsmen / 30.0),
    // Heroes whose points still grow.
    ("adventurers", |own| own.adventurers / 3.0),
    ("builders", |own| own.builders / 3.0),
    ("defenders", |own| own.defenders / 3.0),
    ("terrains", |own| own.terrains / 9.0),
    ("buildings", |own| own.buildings / 9.0),
    ("fortifications", |own| own.forts / 9.0),
    // What is held; basics beyond the fortifications are lost with the round.
    ("basics", |own| own.basics / 6.0),
    ("basics_of_each_kind", |own| own.sets / 2.0),
    ("basics_safe", |own| own.safe_basics / 6.0),
    ("diamonds", |own| own.diamonds / 4.0),
    ("gold", |own| own.gold / 4.0),
    // Settlers that can be placed in this round, and what they could activate.
    ("settlers", |own| own.settlers / 6.0),
    ("bonus_settlers", |own| own.bonus / 3.0),
    ("still_in_the_round", |own| own.still_in),
    ("on_turn", |own| own.on_turn),
    ("first_in_the_next_round", |own| own.marker),
    ("activations_open", |own| own.open / 5.0),
    // What regions and streets bring in one round.
    ("region_basics", |own| own.region_basics / 6.0),
    ("region_rares", |own| own.region_rares / 4.0),
    ("buildings_for_basics", |own| own.basic_makers / 3.0),
    ("buildings_for_rares", |own| own.rare_makers / 3.0),
    ("buildings_that_store", |own| own.stores / 3.0),
    ("longest_street", |own| own.longest_street / 3.0),
    ("monsters", |own| own.monsters / 3.0),
    ("artifact", |own| own.artifact / 9.0),
    // The best hero in the row that can be paid, in points.
    ("hero_in_reach", |own| own.hero_in_reach / 10.0),
];

/// Their names.
pub(super) const NAMES: [&str; FEATURES.len()] = names(&FEATURES);

/// How `seat` stands.
pub(super) fn observe(state: &State, seat: Seat, out: &mut [f32]) {
    let standing = Standing::new(state, seat);
    for (place, (_, feature)) in out.iter_mut().zip(FEATURES) {
        *place = feature(&standing);
    }
}
