//! What was used, for whoever studies how a game is balanced.

use std::borrow::Cow;

use serde::Serialize;

use crate::Seat;

/// Something that can be used: a building, a card, an event.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Thing {
    /// What kind of thing it is, such as `building`.
    pub kind: Cow<'static, str>,
    /// Which one.
    pub id: Cow<'static, str>,
}

impl Thing {
    /// The thing of that kind with that id.
    pub fn new(kind: &'static str, id: impl Into<Cow<'static, str>>) -> Thing {
        Thing { kind: kind.into(), id: id.into() }
    }
}

/// One use of a thing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Use {
    /// What was used.
    pub thing: Thing,
    /// Who used it; nobody if it happened to the whole table.
    pub seat: Option<Seat>,
}

impl Use {
    /// A seat used something.
    pub fn by(seat: Seat, kind: &'static str, id: impl Into<Cow<'static, str>>) -> Use {
        Use { thing: Thing::new(kind, id), seat: Some(seat) }
    }

    /// Something happened to everybody.
    pub fn by_all(kind: &'static str, id: impl Into<Cow<'static, str>>) -> Use {
        Use { thing: Thing::new(kind, id), seat: None }
    }
}
