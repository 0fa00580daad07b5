//! What brings gold: Kingdom Builder cards and tasks.

use steading_game::Thing;

use super::explained;
use crate::{Config, ScoringCard, Task};

pub(super) fn things(config: &Config) -> Vec<Thing> {
    let facts = &config.data.facts;
    let card = |card: ScoringCard| {
        let thing = explained("card", card.id(), card.key()).ruled(card.rule()).of_set(card.set().id());
        card.numbers(thing, facts).copies(1u8)
    };
    let task = |task: Task| {
        let thing = explained("task", task.id(), task.key()).ruled(task.rule()).of_set(task.set().id());
        task.numbers(thing, facts).copies(1u8)
    };
    let cards = ScoringCard::ALL.iter().filter(|card| config.sets.contains(card.set()));
    let tasks = Task::ALL.iter().filter(|task| config.sets.contains(task.set()));
    cards.map(|&each| card(each)).chain(tasks.map(|&each| task(each))).collect()
}
