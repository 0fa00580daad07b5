//! How much time there is.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How much time people have. When it is over, a bot takes the seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// All the time in the world.
    #[default]
    None,
    /// Everybody has a supply of time, and a little more after every turn.
    Live {
        /// The supply at the start, in seconds: 10 to 86400.
        #[schema(minimum = 10, maximum = 86_400)]
        main: u32,
        /// What is added when a player has decided and others are to act, in seconds: 0 to 3600.
        #[schema(maximum = 3600)]
        increment: u32,
    },
    /// So many days for every turn: 1 to 30.
    Days {
        /// How many.
        #[schema(minimum = 1, maximum = 30)]
        days: u32,
    },
}

/// The clocks of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Clocks {
    /// The time left for each seat when the message was written, in milliseconds.
    pub left: Vec<i64>,
    /// The seats whose clock runs.
    pub running: Vec<u8>,
}
