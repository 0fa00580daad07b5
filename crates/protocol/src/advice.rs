//! What bots say about games of people.

use serde::Serialize;
use steading_game::{Message, Seat, Target};
use utoipa::ToSchema;

/// What a good player would do.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hint {
    /// Who is to decide.
    pub seat: Seat,
    /// The share of the win that every seat can expect; alone at a table, how good the score will be.
    pub expected: Vec<f32>,
    /// What the seat can do, the best first; only the best few.
    pub advice: Vec<AdvisedAction>,
}

/// What a bot thinks of an action.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AdvisedAction {
    /// The action in its notation.
    pub action: String,
    /// What to click.
    pub target: Target,
    /// The action in words.
    pub label: Message,
    /// The share of the win that the seat can expect after it.
    pub share: Option<f32>,
}

/// A finished game as a bot sees it. It is looked at in the background: ask again until `done` is `of`.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AnalysisInfo {
    /// How many decisions have been looked at.
    pub done: u32,
    /// How many there are.
    pub of: u32,
    /// What each decision was worth, once all have been looked at.
    pub decisions: Vec<JudgedDecision>,
}

/// What one decision was worth.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct JudgedDecision {
    /// The number of the decision, from 1.
    pub decision: u32,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub action: String,
    /// The same in words, where there are any: not every offer of a trade has some.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub label: Option<Message>,
    /// What the bot would have done.
    pub best: String,
    /// The same in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub best_label: Option<Message>,
    /// The shares of the win that all seats could expect before it.
    pub before: Vec<f32>,
    /// The same after it, with everything that came to light.
    pub after: Vec<f32>,
    /// How much of its share the seat gave away.
    pub cost: f32,
    /// How much its share changed by what came to light.
    pub luck: f32,
    /// `none`, `small` (5 % of the win given away), `big` (10 %) or `blunder` (20 %).
    #[cfg_attr(feature = "typescript", ts(type = r#""none" | "small" | "big" | "blunder""#))]
    pub mistake: &'static str,
}
