//! The features: what is looked at, by name, and on which scale.

use steading_game::{Feature, Seat, names};

use super::standing::Standing;
use crate::State;

/// Everything that is looked at.
const FEATURES: [Feature<Standing>; 31] = [
    // What the rules pay if the game ended now.
    ("gold", |own| own.gold / 20.0),
    ("gold_castles", |own| own.castles / 10.0),
    // Cards that pay for each settlement in some kind of place.
    ("gold_places", |own| own.places / 20.0),
    // Cards that pay for being in many places.
    ("gold_spread", |own| own.spread / 20.0),
    // Cards that pay for many settlements together.
    ("gold_mass", |own| own.mass / 20.0),
    // Merchants and Geologists.
    ("gold_links", |own| own.links / 20.0),
    // What others can take away again: Lords, Noblewomen, palaces.
    ("gold_contested", |own| own.contested / 20.0),
    // Crossroads tasks that are done; those that are not, by how much of them is done.
    ("gold_tasks", |own| own.tasks / 10.0),
    ("tasks_begun", |own| own.tasks_begun),
    // Tiles by what they do: build one more, move a piece, anything else.
    ("tiles_build", |own| own.builders / 3.0),
    ("tiles_move", |own| own.movers / 3.0),
    ("tiles_other", |own| own.helpers / 3.0),
    ("tiles_nomad", |own| own.nomads / 2.0),
    ("tiles_bonus", |own| own.bonuses / 2.0),
    ("cathedral_tokens", |own| own.tokens / 4.0),
    ("silos", |own| own.silos / 2.0),
    ("meeples", |own| own.meeples / 3.0),
    // Turns that are still to come, and settlements that cannot be built in them.
    ("turns_to_come", |own| own.turns / 10.0),
    ("settlements_left", |own| own.supply / 40.0),
    ("behind_the_fastest", |own| own.behind / 12.0),
    // Special hexes with something to take, one step away and two.
    ("tiles_near", |own| own.tiles_near / 3.0),
    ("tiles_in_sight", |own| own.tiles_in_sight / 4.0),
    ("castles_near", |own| own.castles_near),
    // Where the next settlements can go: terrains beside own pieces tie the player down.
    ("terrains_beside", |own| own.terrains_beside / 5.0),
    ("room_beside", |own| own.room / 40.0),
    // The next terrain card is of a terrain that is not beside own pieces: any hex of it can be chosen.
    ("free_choice", |own| own.free_choice),
    ("areas", |own| own.areas / 8.0),
    ("rows", |own| own.rows / 16.0),
    ("longest_row", |own| own.longest_row / 8.0),
    ("weakest_quadrant", |own| own.weakest / 6.0),
    ("strongest_quadrant", |own| own.strongest / 20.0),
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
