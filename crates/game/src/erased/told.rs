//! What happened, without type parameters.

use serde::Serialize;
use serde_json::Value;

use super::moment::json;
use crate::{Game, Message, Use, Viewer};

/// Something that happened, as its listeners get it.
pub trait Told: Send + Sync {
    /// What `viewer` may know of it.
    fn seen_by(&self, viewer: Viewer) -> Vec<SeenEvent>;

    /// What was used.
    fn uses(&self) -> Vec<Use>;
}

/// An event as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeenEvent {
    /// The event as data.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub event: Value,
    /// The event as a sentence to be.
    pub message: Message,
}

/// Events of `G`.
pub(super) struct Events<G: Game>(pub(super) Vec<G::Event>);

impl<G: Game> Told for Events<G> {
    fn seen_by(&self, viewer: Viewer) -> Vec<SeenEvent> {
        let seen = self.0.iter().filter_map(|event| G::seen_by(event, viewer));
        seen.map(|event| SeenEvent { event: json(&event), message: G::describe(&event) }).collect()
    }

    fn uses(&self) -> Vec<Use> {
        let mut uses = Vec::new();
        for event in &self.0 {
            G::uses(event, &mut uses);
        }
        uses
    }
}
