//! What bots look at, and what they expect to be played.
//!
//! `observe.rs` is the list of features, `standing.rs` what they are made of; `likely.rs` plays in playouts and weighs with
//! `value.rs`. What each feature is worth stands in `data/weights.txt`; for one player they add up to the final score.

mod likely;
mod observe;
mod standing;
#[cfg(test)]
mod tests;
mod value;

use steading_game::{GameRng, Insight, Seat};

use crate::state::ROUNDS;
use crate::{Action, Phase, Settlement, State};

impl Insight for Settlement {
    const FEATURES: &'static [&'static str] = &observe::NAMES;
    const WEIGHTS: &'static str = include_str!("../data/weights.txt");

    /// The share of settlers that were placed, or given up by passing.
    fn progress(state: &State) -> f32 {
        if state.phase == Phase::Over {
            return 1.0;
        }
        let done = |seat: Seat| {
            let (placed, left) = (state.player(seat).areas.total(), state.player(seat).settlers());
            let share = f32::from(placed) / f32::from((placed + left).max(1));
            if state.passed.contains(seat) { 1.0 } else { share }
        };
        let this_round = state.seats().map(done).sum::<f32>() / f32::from(state.config.players);
        (f32::from(state.round - 1) + this_round) / f32::from(ROUNDS)
    }

    fn observe(state: &State, seat: Seat, out: &mut [f32]) {
        observe::observe(state, seat, out);
    }

    fn ends_turn(action: Action) -> bool {
        matches!(action, Action::End | Action::Pass)
    }

    fn playout(players: u8) -> u32 {
        20 * u32::from(players.saturating_sub(1).max(1))
    }

    fn likely_action(
        state: &State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        likely::likely_action(state, seat, rng, scratch)
    }
}
