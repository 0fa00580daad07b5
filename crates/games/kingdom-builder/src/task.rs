//! The task cards of Crossroads: one file for each.
//!
//! Rules: CR-2, CR-17 to CR-22. A task pays everybody who fulfils it at the end, once; how much stands in `data/cards.toml`.

mod advance;
mod compass_points;
mod fortress;
mod home_country;
mod place_of_refuge;
mod road;

use steading_game::Seat;

use crate::State;
use crate::names::names;

names! {
    /// A task card.
    pub enum Task in "task" {
        HomeCountry = "home_country",
        Fortress = "fortress",
        Road = "road",
        PlaceOfRefuge = "place_of_refuge",
        Advance = "advance",
        CompassPoints = "compass_points",
    }
}

impl Task {
    /// The gold that `seat` would get for it in the final scoring.
    pub(crate) fn score(self, state: &State, seat: Seat) -> u32 {
        let gold = state.table.config.data.facts.task_gold[self.index()];
        if self.is_done(state, seat) { u32::from(gold) } else { 0 }
    }

    fn is_done(self, state: &State, seat: Seat) -> bool {
        let (board, own) = (&state.table.board, state.pieces(seat));
        match self {
            Task::HomeCountry => home_country::is_done(board, own),
            Task::Fortress => fortress::is_done(own),
            Task::Road => road::is_done(own),
            Task::PlaceOfRefuge => place_of_refuge::is_done(board, own),
            Task::Advance => advance::is_done(own),
            Task::CompassPoints => compass_points::is_done(own),
        }
    }
}
