//! What people agree on before a game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::clock::TimeControl;

/// What is agreed before a game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct Terms {
    /// How many play; the usual number if nothing is said.
    pub players: Option<u8>,
    /// Options of the game that are not as usual, by name, written as on the command line.
    pub options: BTreeMap<String, String>,
    /// How much time there is.
    pub clock: TimeControl,
    /// The bot that plays for people who left.
    pub stand_in: Option<String>,
    /// Without a clock: after how many days in which the game waited for somebody the others may let a bot play, or end the game. 1 to
    /// 365; 7 if nothing is said.
    #[schema(minimum = 1, maximum = 365)]
    pub absence: Option<u32>,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// Whoever sends this. One person may take several seats, to play with friends at one screen.
    #[default]
    Me,
    /// A bot of that level.
    Bot(String),
}
