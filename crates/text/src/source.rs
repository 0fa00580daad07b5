//! Fluent files, read and checked.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Message};
use fluent_syntax::parser::{ParserError, parse_runtime};

use crate::{Language, TextError};

/// The keys of all messages of a Fluent file.
pub fn keys(ftl: &str) -> BTreeSet<String> {
    messages(ftl).into_keys().map(str::to_owned).collect()
}

/// All messages of a Fluent file by their keys.
pub(crate) fn messages(ftl: &str) -> BTreeMap<&str, Message<&str>> {
    let (Ok(resource) | Err((resource, _))) = parse_runtime(ftl);
    let messages = resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message)),
        _ => None,
    });
    messages.collect()
}

/// Reads a Fluent file. Its keys are added to `taken`, and none of them may be there already.
pub(crate) fn read(
    ftl: &str,
    language: Language,
    taken: &mut BTreeSet<String>,
) -> Result<FluentResource, TextError> {
    let resource = FluentResource::try_new(ftl.to_owned())
        .map_err(|(_, errors)| misspelt(ftl, language, errors.first()))?;
    let names = resource.entries().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        Entry::Term(term) => Some(term.id.name),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => None,
    });
    for name in names {
        if !taken.insert(name.to_owned()) {
            let problem = if keys(language.shared()).contains(name) {
                "every game has this key already: choose another one"
            } else {
                "this key stands here for the second time"
            };
            return Err(TextError {
                language,
                key: name.to_owned(),
                line: line_of(resource.source(), name),
                problem: problem.to_owned(),
            });
        }
    }
    Ok(resource)
}

fn misspelt(ftl: &str, language: Language, error: Option<&ParserError>) -> TextError {
    let Some(error) = error else {
        let problem = "the file cannot be read".to_owned();
        return TextError { language, key: String::new(), line: 1, problem };
    };
    let entry = error.slice.as_ref().map_or(error.pos.start, |slice| slice.start);
    let entry = ftl.get(entry..).unwrap_or_default().trim_start();
    let key = entry.split(|c: char| c.is_whitespace() || c == '=').next().unwrap_or_default();
    TextError {
        language,
        key: key.to_owned(),
        line: line_at(ftl, error.pos.start),
        problem: error.kind.to_string(),
    }
}

/// The line, counted from 1, in which a slice of the source stands: its address tells where.
pub(crate) fn line_of(source: &str, slice: &str) -> usize {
    line_at(source, slice.as_ptr().addr() - source.as_ptr().addr())
}

/// The line, counted from 1, in which the byte at `place` stands.
fn line_at(ftl: &str, place: usize) -> usize {
    ftl.bytes().take(place).filter(|&byte| byte == b'\n').count() + 1
}
