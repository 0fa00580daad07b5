//! The names that an owner of the box gives to components.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Message};
use steading_game::{AnyGame, DataFiles, Setup};

use crate::mentions::Mentions;
use crate::source::{self, line_of, messages};
use crate::{Language, TextError};

/// Checks the names in an owner's data files. A message of their `en.ftl` or `de.ftl` gives another name to what a component calls by
/// name, in the grammatical forms of ours; all other words are ours.
pub fn check_names(game: &dyn AnyGame, data: &DataFiles) -> Result<(), TextError> {
    for language in Language::ALL {
        let Some(names) = data.text(language.file()) else { continue };
        let resource = source::read(names, language, &mut BTreeSet::new())?;
        let printed = printed(game, data);
        let own = messages(language.of(game.info().texts));
        for entry in resource.entries() {
            let (key, problem) = match entry {
                Entry::Message(message) => {
                    let key = message.id.name;
                    let known = own.get(key).filter(|_| printed.contains(key));
                    (key, known.map_or_else(|| Some(unknown(key, &printed)), |own| wrong(message, own)))
                }
                Entry::Term(term) => {
                    (term.id.name, Some("names are messages: leave out the hyphen before it".to_owned()))
                }
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {
                    continue;
                }
            };
            if let Some(problem) = problem {
                let line = line_of(resource.source(), key);
                return Err(TextError { language, key: key.to_owned(), line, problem });
            }
        }
    }
    Ok(())
}

/// The keys of everything that components call by name, whatever is chosen before a game. An owner's box may have more of them.
fn printed(game: &dyn AnyGame, data: &DataFiles) -> BTreeSet<String> {
    let info = game.info();
    let usual = Setup::new(info);
    let mut owners = usual.clone();
    owners.data = Some(data.clone());
    let boxes = [&usual, &owners].into_iter();
    let tables = boxes.flat_map(|setup| info.players.clone().map(|players| setup.clone().players(players)));
    let changed = info.options.iter().flat_map(|option| {
        let values = option.kind.examples().into_iter();
        values.filter_map(|value| usual.clone().with(option.name, &value).ok())
    });
    // What the game refuses has no components.
    let things = tables.chain(changed).flat_map(|setup| game.things(&setup).unwrap_or_default());
    let names = things.flat_map(|thing| {
        let names = thing.names().into_iter().chain(&thing.set);
        names.map(ToString::to_string).collect::<Vec<_>>()
    });
    names.collect()
}

/// The next key in the alphabet is often the one that was meant, and shows what such keys look like.
fn unknown(key: &str, printed: &BTreeSet<String>) -> String {
    let near = printed.range(key.to_owned()..).next().or(printed.last());
    let near = near.map_or_else(String::new, |near| format!(", such as `{near}`"));
    format!("this is no name of a component; only those can be replaced{near}")
}

/// What is wrong with a name in place of ours.
fn wrong(name: &Message<&str>, own: &Message<&str>) -> Option<String> {
    if name.value.is_none() {
        return Some("it has no text: write the name behind the `=`".to_owned());
    }
    let (forms, wanted) = (forms(name), forms(own));
    if let Some(form) = wanted.difference(&forms).next() {
        return Some(format!("it lacks the form `.{form}`, in which sentences use this name: add it"));
    }
    if let Some(form) = forms.difference(&wanted).next() {
        return Some(format!("no sentence uses its form `.{form}`: leave that out"));
    }
    let (mentioned, told) = (Mentions::of(name), Mentions::of(own));
    if let Some(fact) = mentioned.facts.difference(&told.facts).next() {
        return Some(format!("it mentions `${fact}`, which this name is never told: leave that out"));
    }
    let other = mentioned.others.first()?;
    Some(format!("it refers to `{other}`: write the name out"))
}

fn forms<'a>(message: &Message<&'a str>) -> BTreeSet<&'a str> {
    message.attributes.iter().map(|attribute| attribute.id.name).collect()
}
