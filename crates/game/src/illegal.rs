//! Why an action is refused.

use std::fmt;

use serde::Serialize;

use crate::{Fact, Message};

/// The id of a rule in the game's rule document, such as `CA-39`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// An action that the rules do not allow now: the rule it would break, and the sentence that explains it.
///
/// The state is untouched whenever one of these is returned.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{rule}: {}", .message.key)]
pub struct Illegal {
    /// The rule that would be broken.
    pub rule: RuleId,
    /// What to tell the player.
    pub message: Message,
}

impl Illegal {
    /// A refusal by `rule`, explained by the Fluent message `key`.
    pub fn new(rule: &'static str, key: &'static str) -> Illegal {
        Illegal { rule: RuleId(rule), message: Message::new(key) }
    }

    /// The refusal with one more fact for its sentence.
    pub fn with(self, name: &'static str, fact: impl Into<Fact>) -> Illegal {
        Illegal { message: self.message.with(name, fact), ..self }
    }
}
