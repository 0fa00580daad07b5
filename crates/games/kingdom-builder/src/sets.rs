//! What each expansion adds to the core: one file per set, called from the core by name.
//!
//! The core calls the functions of these files at fixed places and knows nothing else about expansions. An expansion keeps
//! its own pieces and flags in the small structs of its file, which sit inside `State`, `Player` and `Turn`, and writes
//! and reads its own lines of a position. Where the core calls:
//!
//! | place in the core | calls |
//! |---|---|
//! | `table.rs`, laying out | [`queenies::layout`], [`queenies::mark`], [`crossroads::draw_tasks`], [`nomads::lay_tiles`] |
//! | `extra.rs`, what can be begun | `extras` of every set, [`own_action_is_possible`] |
//! | `moves.rs`, choices of an action under way | [`choices`] |
//! | `apply.rs`, decisions in an action under way | [`begin`], [`perform`] |
//! | `placement.rs`, after every placement (EN-2) | [`nomads::built`], [`harvest::built`], [`harvest::mark_lines`], [`marshlands::react`] |
//! | `tiles.rs` | `took_tiles`, `lost_tile` |
//! | `turn.rs` | `end_of_turn`, [`crossroads::cards_to_draw`], [`harvest::before_scoring`], [`marshlands::set_aside`] |
//! | `scoring.rs` | [`crossroads::score`], [`marshlands::score`], [`queenies::score`] |
//! | `position/`, `audit.rs` | `write`, `read`, `audit` of every set |

#[expect(clippy::unnecessary_wraps, reason = "its lines of a position are still to come")]
pub mod crossroads;
#[expect(clippy::unnecessary_wraps, reason = "its lines of a position are still to come")]
pub mod harvest;
#[expect(clippy::unnecessary_wraps, reason = "its lines of a position are still to come")]
pub mod marshlands;
#[expect(clippy::unnecessary_wraps, reason = "its lines of a position are still to come")]
pub mod nomads;
#[expect(clippy::unnecessary_wraps, reason = "its lines of a position are still to come")]
pub(crate) mod queenies;

use steading_game::{EventSink, Seat};

use crate::choices::Choices;
use crate::{Acting, Action, Event, Extra, Location, Stage, State};

/// Whether the action of a location that neither builds nor moves (`Verb::Own`) can do anything now.
pub(crate) fn own_action_is_possible(_location: Location, _state: &State, _seat: Seat) -> bool {
    // To come: Quarry (Nomads); Barracks, City Hall, Fort, Lighthouse, Wagon (Crossroads); Temple (Marshlands); Bazaar,
    // Cathedral, Scout Cabin (Harvest).
    false
}

/// The first stage of an extra action that is no plain build or move.
pub(crate) fn begin(_extra: Extra, _state: &State) -> Stage {
    // To come with the actions of `own_action_is_possible`, bonus tiles, nomad tiles, the farm action and the cave action.
    Stage::Build { done: 0 }
}

/// Offers what can be decided in an extra action that is no plain build or move.
pub(crate) fn choices(_state: &State, _seat: Seat, _acting: Acting, _choices: &mut Choices) {}

/// Carries out a decision in an extra action that is no plain build or move; whether a card was drawn.
pub(crate) fn perform(
    _state: &mut State,
    _seat: Seat,
    _acting: Acting,
    _action: Action,
    _events: &mut impl EventSink<Event>,
) -> bool {
    false
}
