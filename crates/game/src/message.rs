//! What people are told, before it becomes words.
//!
//! Engines speak in keys and facts; the sentences stand in each game's Fluent files (`text/en.ftl`, `text/de.ftl`).

use serde::Serialize;

use crate::Seat;

/// A sentence to be: the key of a Fluent message and the facts that it mentions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Message {
    /// The key in the game's Fluent files.
    pub key: &'static str,
    /// The facts, by the names that the Fluent message uses.
    pub facts: Vec<(&'static str, Fact)>,
}

/// A fact inside a message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Fact {
    /// A number, for plural forms.
    Number(i64),
    /// A player; becomes a name.
    Seat(Seat),
    /// A word that has its own key: a card, a terrain, a building.
    Word(&'static str),
    /// Counted words: two wool and one ore.
    Things(Vec<(u32, &'static str)>),
}

impl Message {
    /// A message without facts.
    pub fn new(key: &'static str) -> Message {
        Message { key, facts: Vec::new() }
    }

    /// The message with one more fact.
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact>) -> Message {
        self.facts.push((name, fact.into()));
        self
    }
}

impl From<Seat> for Fact {
    fn from(seat: Seat) -> Fact {
        Fact::Seat(seat)
    }
}

impl From<&'static str> for Fact {
    fn from(key: &'static str) -> Fact {
        Fact::Word(key)
    }
}

macro_rules! fact_from_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Fact {
            fn from(number: $number) -> Fact {
                Fact::Number(number as i64)
            }
        }
    )*};
}

fact_from_numbers!(u8, u16, u32, i32, i64, usize);
