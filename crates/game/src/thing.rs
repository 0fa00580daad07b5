//! The components of a game as data: every card, tile, place and board with all that is printed on it.
//!
//! The *shapes* here are closed: a client that knows them can draw the components of any game. The *words* in them are open
//! keys of the game's own Fluent files. A verb that no shape fits is a key with a help text and has no more structure than it
//! needs. What changes during a game is not here: it stands in the view.

mod names;

use serde::Serialize;

use crate::{ThingId, Word};

/// A component of a game: a kind of card, tile, place or piece, or a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Thing {
    /// Which one it is.
    #[serde(flatten)]
    pub id: ThingId,
    /// Where what is printed on it was found.
    pub origin: Origin,
    /// The key of its name.
    pub name: Word,
    /// The key of the text that says what it does, where its name and its steps do not say it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub help: Option<Word>,
    /// The rule that explains it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rule: Option<Word>,
    /// The set or deck that it belongs to, in games that have several.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub set: Option<Word>,
    /// How many there are in this set-up; none if it is no piece of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub copies: Option<u32>,
    /// The numbers on it, by name: `points`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<(Word, i32)>>"))]
    pub numbers: Vec<(Word, i32)>,
    /// The words on it, by name: its `guild`, its `terrain`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<(Word, Word)>>"))]
    pub words: Vec<(Word, Word)>,
    /// What is paid to get it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Amount>>"))]
    pub cost: Vec<Amount>,
    /// The places on it that pieces are put on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Slot>>"))]
    pub slots: Vec<Slot>,
    /// What using it does, in this order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Step>>"))]
    pub steps: Vec<Step>,
    /// The fields on it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ground: Option<Ground>,
}

/// Where what is printed on a component was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// In this game's box or booklet.
    Printed,
    /// In print, in another booklet of the same line of games.
    PrintedInLine,
    /// In print, but of another game.
    PrintedElsewhere,
    /// Put together from pictures and reports.
    Reconstructed,
    /// It could not be found and was designed by us.
    Designed,
}

/// So many of something.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Amount {
    /// How many.
    pub count: u32,
    /// Of what; of several words, any mixture: two of any of wood, clay and stone.
    pub of: Vec<Word>,
}

/// A place for pieces on a component.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Slot {
    /// What may stand here: any of these.
    pub accepts: Vec<Word>,
    /// How many alike places there are.
    pub count: u32,
    /// The component works without it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub optional: bool,
    /// What filling it brings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Amount>>"))]
    pub gives: Vec<Amount>,
}

/// One step of what a component does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Step {
    /// What is done: a key of the game's words.
    pub verb: Word,
    /// What it costs.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Amount>>"))]
    pub pay: Vec<Amount>,
    /// What it brings.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Amount>>"))]
    pub take: Vec<Amount>,
    /// Its numbers, by name: harvest `most` 2.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<(Word, i32)>>"))]
    pub numbers: Vec<(Word, i32)>,
    /// Its words, by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<(Word, Word)>>"))]
    pub words: Vec<(Word, Word)>,
    /// Exactly one of these is done.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Vec<Step>>>"))]
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    pub alternatives: Vec<Vec<Step>>,
}

/// The fields of a board, as rows of letters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Ground {
    /// The rows from the top, a letter for each field.
    pub rows: Vec<String>,
    /// What each letter is.
    pub legend: Vec<(char, Word)>,
}

impl Thing {
    /// A component of which nothing but its identity is known yet; its name is the key `id`.
    pub fn new(kind: &'static str, id: impl Into<Word>, origin: Origin) -> Thing {
        let id = ThingId::new(kind, id);
        Thing {
            name: id.id.clone(),
            id,
            origin,
            help: None,
            rule: None,
            set: None,
            copies: None,
            numbers: Vec::new(),
            words: Vec::new(),
            cost: Vec::new(),
            slots: Vec::new(),
            steps: Vec::new(),
            ground: None,
        }
    }

    /// The same with another key for its name.
    pub fn named(mut self, name: impl Into<Word>) -> Thing {
        self.name = name.into();
        self
    }

    /// The same with a text that says what it does.
    pub fn helped(mut self, help: impl Into<Word>) -> Thing {
        self.help = Some(help.into());
        self
    }

    /// The same with the rule that explains it.
    pub fn ruled(mut self, rule: impl Into<Word>) -> Thing {
        self.rule = Some(rule.into());
        self
    }

    /// The same as a part of a set.
    pub fn of_set(mut self, set: impl Into<Word>) -> Thing {
        self.set = Some(set.into());
        self
    }

    /// The same, so many times.
    pub fn copies(mut self, copies: impl Into<u32>) -> Thing {
        self.copies = Some(copies.into());
        self
    }

    /// The same with one more number on it.
    pub fn number(mut self, name: impl Into<Word>, number: impl Into<i32>) -> Thing {
        self.numbers.push((name.into(), number.into()));
        self
    }

    /// The same with one more word on it.
    pub fn word(mut self, name: impl Into<Word>, word: impl Into<Word>) -> Thing {
        self.words.push((name.into(), word.into()));
        self
    }

    /// The same at a price.
    pub fn costs(mut self, cost: impl IntoIterator<Item = Amount>) -> Thing {
        self.cost.extend(cost);
        self
    }

    /// The same with places for pieces.
    pub fn slots(mut self, slots: impl IntoIterator<Item = Slot>) -> Thing {
        self.slots.extend(slots);
        self
    }

    /// The same with what it does.
    pub fn does(mut self, steps: impl IntoIterator<Item = Step>) -> Thing {
        self.steps.extend(steps);
        self
    }
}

impl Amount {
    /// So many of one thing.
    pub fn of(count: impl Into<u32>, word: impl Into<Word>) -> Amount {
        Amount { count: count.into(), of: vec![word.into()] }
    }

    /// So many of any of these.
    pub fn any(count: impl Into<u32>, of: impl IntoIterator<Item = impl Into<Word>>) -> Amount {
        Amount { count: count.into(), of: of.into_iter().map(Into::into).collect() }
    }
}

impl Slot {
    /// One place for any of these.
    pub fn accepting(words: impl IntoIterator<Item = impl Into<Word>>) -> Slot {
        Slot {
            accepts: words.into_iter().map(Into::into).collect(),
            count: 1,
            optional: false,
            gives: Vec::new(),
        }
    }
}

impl Step {
    /// A step without numbers.
    pub fn new(verb: impl Into<Word>) -> Step {
        Step {
            verb: verb.into(),
            pay: Vec::new(),
            take: Vec::new(),
            numbers: Vec::new(),
            words: Vec::new(),
            alternatives: Vec::new(),
        }
    }

    /// The same at a price.
    pub fn paying(mut self, pay: impl IntoIterator<Item = Amount>) -> Step {
        self.pay.extend(pay);
        self
    }

    /// The same with what it brings.
    pub fn taking(mut self, take: impl IntoIterator<Item = Amount>) -> Step {
        self.take.extend(take);
        self
    }

    /// The same with one more number.
    pub fn number(mut self, name: impl Into<Word>, number: impl Into<i32>) -> Step {
        self.numbers.push((name.into(), number.into()));
        self
    }

    /// The same with one more word.
    pub fn word(mut self, name: impl Into<Word>, word: impl Into<Word>) -> Step {
        self.words.push((name.into(), word.into()));
        self
    }

    /// A step that is one of several lists of steps.
    pub fn one_of(verb: impl Into<Word>, alternatives: impl IntoIterator<Item = Vec<Step>>) -> Step {
        Step { alternatives: alternatives.into_iter().collect(), ..Step::new(verb) }
    }
}
