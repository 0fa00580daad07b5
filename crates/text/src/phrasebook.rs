//! The words of one game in one language.

use std::borrow::Cow;
use std::collections::BTreeSet;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::Pattern;
use steading_game::{DataFiles, Fact, GameInfo, Message, Seat};

use crate::{Language, TextError, source, words};

/// Turns the messages of one game into sentences of one language. Can be shared between threads.
pub struct Phrasebook {
    bundle: FluentBundle<FluentResource>,
    names: Vec<String>,
}

impl Phrasebook {
    /// The words of the game in `language`. Players are called by their numbers.
    pub fn new(info: &GameInfo, language: Language) -> Result<Phrasebook, TextError> {
        Phrasebook::with_data(info, None, language)
    }

    /// The same with the names that an owner's data files have for components.
    pub fn with_data(
        info: &GameInfo,
        data: Option<&DataFiles>,
        language: Language,
    ) -> Result<Phrasebook, TextError> {
        let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
        // The marks that keep foreign scripts apart would stand in every line of a terminal.
        bundle.set_use_isolating(false);
        let mut taken = BTreeSet::new();
        for ftl in [Cow::Borrowed(language.shared()), words(info, data, language)?] {
            bundle.add_resource_overriding(source::read(&ftl, language, &mut taken)?);
        }
        Ok(Phrasebook { bundle, names: Vec::new() })
    }

    /// The same with the names of the players, by seat. Seats without one keep their number.
    pub fn with_names(self, names: Vec<String>) -> Phrasebook {
        Phrasebook { names, ..self }
    }

    /// The message as a sentence.
    pub fn render(&self, message: &Message) -> String {
        let mut arguments = FluentArgs::new();
        for (name, fact) in &message.facts {
            match fact {
                Fact::Number(number) => arguments.set(*name, *number),
                Fact::Seat(seat) => arguments.set(*name, self.name(*seat)),
                Fact::Things(things) => arguments.set(*name, self.list(things)),
                Fact::Word(key) => {
                    arguments.set(*name, self.word(key));
                    for (form, text) in self.forms(key) {
                        arguments.set(format!("{name}-{form}"), text);
                    }
                }
            }
        }
        self.say(message.key, &arguments)
    }

    /// The word with this key, as it stands alone.
    pub fn word(&self, key: &str) -> String {
        self.say(key, &amount(1))
    }

    /// Whether there is a message with this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// What a player is called.
    fn name(&self, seat: Seat) -> String {
        let number = || FluentArgs::from_iter([("number", seat.index() + 1)]);
        self.names.get(seat.index()).cloned().unwrap_or_else(|| self.say("seat", &number()))
    }

    /// The attributes of a word: its grammatical forms.
    fn forms<'a>(&'a self, key: &'a str) -> impl Iterator<Item = (&'a str, String)> {
        let attributes = self.bundle.get_message(key).into_iter().flat_map(|word| word.attributes());
        attributes.map(|form| (form.id(), self.fill(form.value(), &amount(1))))
    }

    /// Counted things as a list; what is there zero times is left out.
    fn list(&self, things: &[(u32, &str)]) -> String {
        let there = things.iter().filter(|&&(count, _)| count > 0);
        let mut items: Vec<_> = there.map(|&(count, key)| self.item(count, key)).collect();
        match items.pop() {
            None => self.word("things-none"),
            Some(only) if items.is_empty() => only,
            Some(last) => {
                self.say("things-and", &FluentArgs::from_iter([("head", items.join(", ")), ("last", last)]))
            }
        }
    }

    fn item(&self, count: u32, key: &str) -> String {
        let mut arguments = amount(count);
        arguments.set("thing", self.say(key, &amount(count)));
        self.say("things-item", &arguments)
    }

    fn say(&self, key: &str, arguments: &FluentArgs<'_>) -> String {
        match self.bundle.get_message(key).and_then(|message| message.value()) {
            Some(sentence) => self.fill(sentence, arguments),
            None => format!("⟨{key}⟩"),
        }
    }

    fn fill(&self, sentence: &Pattern<&str>, arguments: &FluentArgs<'_>) -> String {
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(sentence, Some(arguments), &mut errors);
        if errors.is_empty() { text.into_owned() } else { format!("⟨{text}⟩") }
    }
}

/// What a word is told, so that it can choose between singular and plural.
fn amount(count: u32) -> FluentArgs<'static> {
    FluentArgs::from_iter([("amount", count)])
}
