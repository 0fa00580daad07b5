//! Components are listed once, in words that exist in both languages, with rules that exist.

use std::collections::BTreeSet;

use steading_game::{Amount, Game, GameInfo, Step, Thing, Word};
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
            let mut words = Vec::new();
            collect(thing, &mut words);
            // A word may also be the id of another component.
            let missing =
                words.into_iter().filter(|word| !known.contains(word) && !ids.contains(word.as_str()));
            gaps.extend(missing.map(|word| format!("{language}.ftl lacks `{word}` of {:?}", thing.id)));
        }
    }
    gaps
}

/// The keys of everything that people read of a component. The numbers of a step stand in the sentence of its verb; a set is named
/// by an id, as in the options.
fn collect(thing: &Thing, out: &mut Vec<String>) {
    let words = [&thing.name].into_iter().chain(&thing.help);
    let printed = thing.words.iter().map(|(_, word)| word);
    out.extend(words.chain(printed).map(Word::to_string));
    out.extend(thing.numbers.iter().map(|(name, _)| format!("number-{name}")));
    amounts(&thing.cost, out);
    for slot in &thing.slots {
        out.extend(slot.accepts.iter().map(Word::to_string));
        amounts(&slot.gives, out);
    }
    for (_, word) in thing.ground.iter().flat_map(|ground| &ground.legend) {
        out.push(word.to_string());
    }
    steps(&thing.steps, out);
}

fn steps(list: &[Step], out: &mut Vec<String>) {
    for step in list {
        out.push(step.verb.to_string());
        out.extend(step.words.iter().map(|(_, word)| word.to_string()));
        amounts(&step.pay, out);
        amounts(&step.take, out);
        step.alternatives.iter().for_each(|alternative| steps(alternative, out));
    }
}

fn amounts(list: &[Amount], out: &mut Vec<String>) {
    out.extend(list.iter().flat_map(|amount| &amount.of).map(Word::to_string));
}
