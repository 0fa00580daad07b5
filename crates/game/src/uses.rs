//! What was used, for whoever studies how a game is balanced.

use serde::Serialize;

use crate::{Seat, Word};

/// Which component of a game: a building, a card, an event.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ThingId {
    /// What kind of thing it is, such as `building`.
    pub kind: Word,
    /// Which one.
    pub id: Word,
}

impl ThingId {
    /// The thing of that kind with that id.
    pub fn new(kind: &'static str, id: impl Into<Word>) -> ThingId {
        ThingId { kind: kind.into(), id: id.into() }
    }
}

/// One use of a thing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Use {
    /// What was used.
    pub thing: ThingId,
    /// Who used it; nobody if it happened to the whole table.
    pub seat: Option<Seat>,
}

impl Use {
    /// A seat used something.
    pub fn by(seat: Seat, kind: &'static str, id: impl Into<Word>) -> Use {
        Use { thing: ThingId::new(kind, id), seat: Some(seat) }
    }

    /// Something happened to everybody.
    pub fn by_all(kind: &'static str, id: impl Into<Word>) -> Use {
        Use { thing: ThingId::new(kind, id), seat: None }
    }
}
