//! What a person would click.

use std::fmt;

use serde::Serialize;

/// The thing on the table that an action points at, written `kind` or `kind/name`: `display/road`, `seat/2`, `end`.
///
/// Clients light up targets without knowing a rule; several actions on one target become a small menu. The kinds
/// and names of a game are listed in its `target.rs`.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Target(String);

impl Target {
    /// A thing there is only one of, such as the button that ends the turn.
    pub fn the(kind: &'static str) -> Target {
        Target(kind.to_owned())
    }

    /// One thing of a kind.
    pub fn one(kind: &'static str, name: impl fmt::Display) -> Target {
        Target(format!("{kind}/{name}"))
    }

    /// The target as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
