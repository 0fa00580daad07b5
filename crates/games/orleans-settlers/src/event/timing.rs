//! When an event acts: at the end of a phase, or all round.
//!
//! Rule: OR-31. The booklet names phase 5, other times that a card says itself, and the whole round.

use steading_game::named;

named! {
    /// When an event acts.
    pub enum Timing in "timing" {
        /// Phase 1, at once.
        Reveal = "reveal",
        /// Phase 2, after drawing.
        Draw = "draw",
        /// Phase 3, after planning.
        Plan = "plan",
        /// Phase 4, after the last action.
        Actions = "actions",
        /// Phase 5, as most do.
        Resolve = "resolve",
        /// Phase 6, after the round bonuses.
        Bonus = "bonus",
        /// Phase 7, after the marker went on.
        StartPlayer = "start_player",
        /// It holds for the whole round.
        Round = "round",
    }
}

impl Timing {
    /// Phase 5 goes without saying.
    pub(crate) fn is_usual(&self) -> bool {
        *self == Timing::Resolve
    }
}

/// As most do.
impl Default for Timing {
    fn default() -> Timing {
        Timing::Resolve
    }
}
