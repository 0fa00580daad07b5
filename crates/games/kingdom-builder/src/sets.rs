//! What each expansion adds to the core: one file per set, called from the core by name.
//!
//! The core calls the functions of these files at fixed places and knows nothing else about expansions. An expansion keeps
//! its own pieces and flags in the small structs of its file, which sit inside `State`, `Player` and `Turn`, and writes
//! and reads its own lines of a position. Where the core calls:
//!
//! | place in the core | calls |
//! |---|---|
//! | `table.rs`, laying out | [`queenies::layout`], [`queenies::mark`], [`crossroads::draw_tasks`], [`nomads::lay_tiles`], [`marshlands::remove_terrain`] |
//! | `extra.rs`, what can be begun | `extras` of every set |
//! | `moves.rs`, `apply.rs`, silo actions | [`harvest::silo`] |
//! | `moves.rs`, `apply.rs`, rule 3 is ignored once | `nomads/tiles/outpost.rs` |
//! | `apply.rs`, a build of the mandatory action | [`nomads::mandatory_build`] |
//! | `verb.rs`, an extra action was used | [`nomads::spend`], [`marshlands::spend`], [`harvest::spend_farm_action`] |
//! | `placement.rs`, after every placement (EN-2) | [`nomads::built`], [`harvest::built`], [`harvest::mark_lines`], [`marshlands::react`] |
//! | `tiles.rs` | `took_tiles`, `lost_tile` |
//! | `turn.rs` | `begin_turn`, `end_of_turn`, [`crossroads::cards_to_draw`], [`harvest::before_scoring`] |
//! | `phase.rs`, `moves.rs`, `apply.rs` | [`marshlands::asked`], [`marshlands::reactions`] |
//! | `played.rs`, `placement.rs` | [`marshlands::due`], [`marshlands::set_aside`] |
//! | `placement.rs`, pieces that move or leave the board | `Pieces::follow`, `Pieces::take`, [`crossroads::warriors_stand`] |
//! | `verb.rs`, lifted pieces | [`crossroads::lifted`], [`crossroads::movable_warriors`] |
//! | `scoring.rs` | [`crossroads::score`], [`marshlands::score`], [`queenies::score`] |
//! | `position/`, `audit.rs` | `write`, `read`, `audit` of every set |

/// A file of that name that is common to all sets, then that of each of them.
macro_rules! joined {
    ($common:literal, $file:literal) => {
        concat!(
            include_str!(concat!($common, $file)),
            include_str!(concat!("sets/base/", $file)),
            include_str!(concat!("sets/nomads/", $file)),
            include_str!(concat!("sets/crossroads/", $file)),
            include_str!(concat!("sets/marshlands/", $file)),
            include_str!(concat!("sets/harvest/", $file)),
            include_str!(concat!("sets/queenies/", $file)),
        )
    };
}
pub(crate) use joined;

pub(crate) mod base;
pub mod crossroads;
pub mod harvest;
pub mod marshlands;
pub mod nomads;
pub(crate) mod queenies;

use steading_game::Texts;

/// The words of the core and of all sets.
pub(crate) const TEXTS: Texts =
    Texts { en: joined!("../", "text/en.ftl"), de: joined!("../", "text/de.ftl") };
