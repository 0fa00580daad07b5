//! What is somebody's own: sessions, tokens, the account, and everything about oneself.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::server::{GameStatistics, Me, TableInfo};

/// What a token may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// All that one does at tables.
    #[default]
    Play,
    /// Only look: `GET`, and WebSockets that take no commands and no words.
    Read,
}

/// A new key for a program.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for: 1 to 60 characters.
    #[schema(min_length = 1, max_length = 60)]
    pub label: String,
    /// What it may do; `play` if nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub scope: Scope,
}

/// A key for a program. Whoever has it plays or looks on for its owner, and cannot touch the account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Token {
    /// What to call it when it is to be taken away.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// What it may do.
    pub scope: Scope,
    /// The key itself, to be sent as `Authorization: Bearer …`; only when it is new.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub token: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour; 0 if that is not known.
    pub used: i64,
}

/// A browser in which somebody is signed in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Session {
    /// What to call it when it is to be ended.
    pub id: String,
    /// What the browser called itself when it signed in, such as `Firefox, Linux`; empty if it said nothing known.
    pub browser: String,
    /// Whether it is the one that asks.
    pub current: bool,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour; 0 if that is not known.
    pub used: i64,
}

/// Another password.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The present one.
    pub present: String,
    /// The new one: 8 to 200 characters, none of the most common ones, not the login and not the name.
    #[schema(min_length = 8, max_length = 200)]
    pub new: String,
}

/// The wish to delete everything about oneself. There is no way back.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Deletion {
    /// The password of the account; a guest has none.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub password: Option<String>,
}

/// Everything that the server knows about somebody. Secrets are not among it: of those only digests are kept.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Export {
    /// The form of this file; 1 for now.
    pub format: u32,
    /// When it was made, in milliseconds since 1970.
    pub at: i64,
    /// Oneself.
    pub me: Me,
    /// When one came here first, in milliseconds since 1970.
    pub created: i64,
    /// The browsers in which one is signed in.
    pub sessions: Vec<Session>,
    /// The keys for programs, without the secrets.
    pub tokens: Vec<Token>,
    /// The addresses from which one opened tables whose games are not over.
    pub addresses: Vec<String>,
    /// The tables that one opened or sat at, the latest first. The record of a finished game is at `/api/v1/tables/{id}/record`.
    pub tables: Vec<TableInfo>,
    /// How games ended.
    pub results: Vec<OwnResult>,
    /// The same, added up by game.
    pub statistics: Vec<GameStatistics>,
    /// All that one said.
    pub said: Vec<OwnWords>,
}

/// How one did in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OwnResult {
    /// The table.
    pub table: String,
    /// The seat.
    pub seat: u8,
    /// The game.
    pub game: String,
    /// How many played.
    pub players: u8,
    /// The place, 1 for the winner.
    pub place: u8,
    /// The points.
    pub points: i64,
    /// Whether one gave up.
    pub resigned: bool,
    /// When the game ended, in milliseconds since 1970.
    pub at: i64,
}

/// Something that one said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct OwnWords {
    /// The table.
    pub table: String,
    /// Its number there, from 0.
    pub number: u32,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What.
    pub words: String,
}
