//! The task cards: what each of them says about itself.
//!
//! Rules: CR-2, CR-17 to CR-22. A task pays everybody who fulfils it at the end, once; how much stands in `cards.toml`.
//! Each has a file in the folder of its set.

use steading_game::{Seat, Thing};

use crate::things::by_task;
use crate::{CardFacts, HexSet, Setting, State};

pub use crate::things::Task;

/// A task card.
pub(crate) trait TaskThing {
    /// The rule that describes it.
    const RULE: &'static str;
    /// Whether it draws bots to the rim of the board.
    const WANTS_RIM: bool = false;

    /// Writes the numbers on it besides its gold. Unless it says otherwise, there are none.
    fn numbers(task: Thing) -> Thing {
        task
    }

    /// Whether these pieces fulfil it.
    fn is_done(setting: &Setting, own: HexSet) -> bool;

    /// How much of it is done, 0 to 1, for bots.
    fn begun(setting: &Setting, own: HexSet) -> f32;
}

impl Task {
    /// What it pays.
    fn gold(self, facts: &CardFacts) -> u8 {
        facts.task_gold[self.index()]
    }

    /// Writes the numbers on it.
    pub(crate) fn numbers(self, task: Thing, facts: &CardFacts) -> Thing {
        let task = task.number("gold", self.gold(facts));
        by_task!(self, Task => Task::numbers(task))
    }

    /// The gold that `seat` would get for it in the final scoring.
    pub(crate) fn score(self, state: &State, seat: Seat) -> u32 {
        let gold = self.gold(&state.setting.config.data.facts);
        if self.is_done(state, seat) { u32::from(gold) } else { 0 }
    }

    fn is_done(self, state: &State, seat: Seat) -> bool {
        by_task!(self, Thing => Thing::is_done(&state.setting, state.pieces(seat)))
    }

    /// How much of it is done, 0 to 1.
    pub(crate) fn begun(self, state: &State, seat: Seat) -> f32 {
        by_task!(self, Thing => Thing::begun(&state.setting, state.pieces(seat)))
    }

    /// Whether it draws bots to the rim of the board.
    pub(crate) const fn wants_rim(self) -> bool {
        by_task!(self, Thing => Thing::WANTS_RIM)
    }
}
