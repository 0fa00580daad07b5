//! What a component calls by name.

use super::{Amount, Step, Thing};
use crate::Word;

impl Thing {
    /// The keys of all names on it: its own, the words printed on it, and what its costs, places, steps and fields are about. Its
    /// help and its verbs are sentences of ours.
    pub fn names(&self) -> Vec<&Word> {
        let mut names = vec![&self.name];
        names.extend(self.words.iter().map(|(_, word)| word));
        names.extend(of_amounts(&self.cost));
        for slot in &self.slots {
            names.extend(&slot.accepts);
            names.extend(of_amounts(&slot.gives));
        }
        names.extend(self.ground.iter().flat_map(|ground| &ground.legend).map(|(_, word)| word));
        of_steps(&self.steps, &mut names);
        names
    }
}

fn of_steps<'a>(steps: &'a [Step], names: &mut Vec<&'a Word>) {
    for step in steps {
        names.extend(step.words.iter().map(|(_, word)| word));
        names.extend(of_amounts(&step.pay));
        names.extend(of_amounts(&step.take));
        step.alternatives.iter().for_each(|alternative| of_steps(alternative, names));
    }
}

fn of_amounts(amounts: &[Amount]) -> impl Iterator<Item = &Word> {
    amounts.iter().flat_map(|amount| &amount.of)
}
