//! What a person would click.
//!
//! | target | what it is |
//! |---|---|
//! | `hex/<row>,<column>` | a hex of the board, on the island `hex/i<row>,<column>` |
//! | `tile/<extra>` | a tile in front of the player, the farm action, the cave action |
//! | `terrain/<terrain>` | a half of a terrain card |
//! | `cancel`, `done`, `pass`, `end`, `token` | buttons |

use steading_game::Target;

use crate::Action;

/// The thing on the table that `action` points at.
pub(crate) fn target(action: Action) -> Target {
    match action {
        Action::Build(hex) | Action::Lift(hex) | Action::Put(hex) | Action::Step(hex) | Action::Take(hex) => {
            Target::one("hex", hex)
        }
        Action::Use(extra) => Target::one("tile", extra),
        Action::Choose(terrain) => Target::one("terrain", terrain),
        Action::Cancel => Target::the("cancel"),
        Action::Done => Target::the("done"),
        Action::Pass => Target::the("pass"),
        Action::End => Target::the("end"),
        Action::Token => Target::the("token"),
    }
}
