//! Finds what one language says and another does not.

use std::collections::BTreeSet;

use fluent_syntax::ast::Message;
use steading_game::GameInfo;

use crate::mentions::Mentions;
use crate::source::messages;
use crate::{Language, Phrasebook};

/// Everything that is wrong with the texts of a game, one sentence each: mistakes in a file, and keys and
/// `$variables` that one language has and another lacks.
///
/// Forms of words may differ, since grammars do: `$amount` does not count, and `$card-acc` counts as `$card`.
pub fn compare(info: &GameInfo) -> Vec<String> {
    let broken = Language::ALL.into_iter().filter_map(|language| Phrasebook::new(info, language).err());
    let mut problems: Vec<_> = broken.map(|error| error.to_string()).collect();
    if problems.is_empty() {
        for language in Language::ALL {
            for other in Language::ALL.into_iter().filter(|&other| other != language) {
                lacks(info, language, other, &mut problems);
            }
        }
    }
    problems
}

/// What `other` has and `language` lacks.
fn lacks(info: &GameInfo, language: Language, other: Language, problems: &mut Vec<String>) {
    let ours = messages(language.of(info.texts));
    for (key, theirs) in messages(other.of(info.texts)) {
        match ours.get(key) {
            None => problems.push(format!("{language}.ftl lacks the message `{key}` of {other}.ftl")),
            Some(ours) => problems.extend(facts(&theirs).difference(&facts(ours)).map(|fact| {
                format!("{language}.ftl does not mention ${fact} in `{key}`, as {other}.ftl does")
            })),
        }
    }
}

fn facts<'a>(message: &Message<&'a str>) -> BTreeSet<&'a str> {
    let mentioned = Mentions::of(message).facts.into_iter();
    let facts = mentioned.map(|name| name.split('-').next().unwrap_or(name));
    facts.filter(|&fact| fact != "amount").collect()
}
