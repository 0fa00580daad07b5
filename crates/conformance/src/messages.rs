//! The messages of a run, for the check of texts at its end.

use std::collections::HashMap;

use steading_game::{Fact, Message};

/// The number of different messages that are kept for one key.
const MOST_OF_A_KEY: usize = 24;

/// The messages, by key.
#[derive(Debug, Default)]
pub(crate) struct Messages {
    by_key: HashMap<&'static str, Vec<Message>>,
}

impl Messages {
    /// Adds a message, unless there are enough with its key.
    pub(crate) fn note(&mut self, message: Message) {
        let known = self.by_key.entry(message.key).or_default();
        if known.len() < MOST_OF_A_KEY && !known.contains(&message) {
            known.push(message);
        }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &Message> {
        self.by_key.values().flatten()
    }
}

/// Every key of a message: its own and those of nested messages.
pub(crate) fn keys(message: &Message) -> impl Iterator<Item = &'static str> {
    let words = message.facts.iter().flat_map(|(_, fact)| match fact {
        Fact::Number(_) | Fact::Seat(_) => Vec::new(),
        Fact::Word(word) => vec![*word],
        Fact::Things(things) => things.iter().map(|&(_, word)| word).collect(),
    });
    std::iter::once(message.key).chain(words)
}
