//! Components are listed once, in words that exist in both languages, with rules that exist.

use std::collections::BTreeSet;

use steading_game::{Game, GameInfo, Step, Thing, Word};
use steading_rulebook::Rulebook;
use steading_text::{Language, keys};

use crate::problem::{Problem, Verdict, require};

/// The most gaps in a report.
const SHOWN: usize = 30;

pub(crate) fn check<G: Game>(config: &G::Config, rulebook: &Rulebook) -> Verdict {
    let things = G::things(config);
    require!(!things.is_empty(), "the game lists no components");
    let mut listed = BTreeSet::new();
    for thing in &things {
        let (kind, id) = (&thing.id.kind, &thing.id.id);
        require!(listed.insert(&thing.id), "the {kind} `{id}` is listed twice");
        if let Some(rule) = thing.rule.as_ref().filter(|rule| !rulebook.defines(rule)) {
            return Err(Problem::new(format!(
                "the {kind} `{id}` names `{rule}`, which the rule document does not have"
            )));
        }
    }
    let gaps: Vec<String> = gaps(G::info(), &things).into_iter().collect();
    let shown = &gaps[..gaps.len().min(SHOWN)];
    require!(gaps.is_empty(), "components lack {} words:\n    {}", gaps.len(), shown.join("\n    "));
    Ok(())
}

fn gaps(info: &GameInfo, things: &[Thing]) -> BTreeSet<String> {
    let mut gaps = BTreeSet::new();
    let ids: BTreeSet<&str> = things.iter().map(|thing| &*thing.id.id).collect();
    for language in Language::ALL {
        let known = keys(language.of(info.texts));
        for thing in things {
            // A word may also be the id of another component.
            let missing =
                read(thing).into_iter().filter(|word| !known.contains(word) && !ids.contains(word.as_str()));
            gaps.extend(missing.map(|word| format!("{language}.ftl lacks `{word}` of {:?}", thing.id)));
        }
    }
    gaps
}

/// The keys of everything that people read of a component. The numbers of a step stand in the sentence of its verb; a set is named
/// by an id, as in the options.
fn read(thing: &Thing) -> Vec<String> {
    let mut keys: Vec<String> = thing.names().into_iter().chain(&thing.help).map(Word::to_string).collect();
    keys.extend(thing.numbers.iter().map(|(name, _)| format!("number-{name}")));
    verbs(&thing.steps, &mut keys);
    keys
}

fn verbs(steps: &[Step], out: &mut Vec<String>) {
    for step in steps {
        out.push(step.verb.to_string());
        step.alternatives.iter().for_each(|alternative| verbs(alternative, out));
    }
}
