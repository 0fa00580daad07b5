//! The words of a game, with an owner's names in place of ours.

use std::borrow::Cow;
use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::parser::parse_runtime;
use fluent_syntax::serializer::serialize;
use steading_game::{DataFiles, GameInfo};

use crate::source::{self, messages};
use crate::{Language, TextError};

/// The words of a game as a Fluent file: ours, with the names that an owner's data files have for components.
pub fn words(
    info: &GameInfo,
    data: Option<&DataFiles>,
    language: Language,
) -> Result<Cow<'static, str>, TextError> {
    let own = language.of(info.texts);
    let Some(names) = data.and_then(|data| data.text(language.file())) else { return Ok(Cow::Borrowed(own)) };
    source::read(names, language, &mut BTreeSet::new())?;
    let mut names = messages(names);
    let (Ok(resource) | Err((resource, _))) = parse_runtime(own);
    let body = resource.body.into_iter().map(|entry| match entry {
        Entry::Message(message) => Entry::Message(names.remove(message.id.name).unwrap_or(message)),
        other => other,
    });
    Ok(Cow::Owned(serialize(&Resource { body: body.collect() })))
}
