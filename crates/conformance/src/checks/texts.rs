//! Every message has its text in both languages.

use std::collections::BTreeSet;

use steading_game::{Game, GameInfo, Message, OptionKind, Seat, Setup, SetupError};
use steading_text::{Language, Phrasebook, compare};

use crate::messages::{Messages, keys};
use crate::problem::{Problem, Verdict};

/// The most gaps in a report.
const SHOWN: usize = 30;

/// Collects the messages of `state`: the prompt of every seat, and the sources of points.
pub(crate) fn note<G: Game>(state: &G::State, messages: &mut Messages) {
    for seat in Seat::all(G::players(state)) {
        messages.note(G::prompt(state, seat));
        for (source, _) in G::score(state, seat).parts {
            messages.note(Message::new(source));
        }
    }
}

/// Collects the refusals of other values of the options.
pub(crate) fn note_refused_setups<G: Game>(setup: &Setup, messages: &mut Messages) {
    for option in G::info().options {
        for value in option.kind.examples() {
            let changed = setup.clone().with(option.name, &value);
            if let Some(SetupError::Impossible(illegal)) =
                changed.ok().and_then(|setup| G::configure(&setup).err())
            {
                messages.note(illegal.message);
            }
        }
    }
}

/// The two Fluent files agree, and have a text for every message of the run and of the options.
pub(crate) fn check(info: &GameInfo, messages: &Messages) -> Verdict {
    let mut gaps: BTreeSet<String> = compare(info).into_iter().collect();
    for language in Language::ALL {
        match Phrasebook::new(info, language) {
            Ok(phrasebook) => find_gaps(info, messages, language, &phrasebook, &mut gaps),
            Err(error) => drop(gaps.insert(error.to_string())),
        }
    }
    if gaps.is_empty() {
        return Ok(());
    }
    let shown: Vec<&str> = gaps.iter().take(SHOWN).map(String::as_str).collect();
    Err(Problem::new(format!("{} gaps in the texts:\n    {}", gaps.len(), shown.join("\n    "))))
}

fn find_gaps(
    info: &GameInfo,
    messages: &Messages,
    language: Language,
    phrasebook: &Phrasebook,
    gaps: &mut BTreeSet<String>,
) {
    let said = messages.iter().flat_map(keys).map(str::to_owned);
    for key in said.chain(option_keys(info)).filter(|key| !phrasebook.has(key)) {
        gaps.insert(format!("{language}.ftl lacks the message `{key}`"));
    }
    for message in messages.iter().filter(|message| keys(message).all(|key| phrasebook.has(key))) {
        let words = phrasebook.render(message);
        if words.contains('⟨') {
            gaps.insert(format!("{language}.ftl makes `{words}` of {message:?}"));
        }
    }
}

fn option_keys(info: &GameInfo) -> Vec<String> {
    let mut keys = Vec::new();
    for option in info.options {
        let name = option.name;
        keys.extend([format!("option-{name}"), format!("option-{name}-help")]);
        match option.kind {
            OptionKind::Flag { .. } | OptionKind::Number { .. } => {}
            OptionKind::Choice { values, .. }
            | OptionKind::Subset { values, .. }
            | OptionKind::Slots { values, .. } => {
                keys.extend(values.iter().map(|value| format!("option-{name}-{value}")));
            }
        }
    }
    keys
}
