//! What is told when something went wrong (RFC 9457).

use serde::Serialize;
use steading_game::Message;
use utoipa::ToSchema;

/// Something went wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Problem {
    /// What kind of problem, for programs: `illegal`, `stale`, `not-found`, …
    #[serde(rename = "type")]
    pub kind: String,
    /// The same in two or three words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// One clear sentence: what is wrong, and how to mend it.
    pub detail: String,
    /// The rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<String>,
    /// The sentence of the game, for clients that speak the language of their user.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub message: Option<Message>,
}
