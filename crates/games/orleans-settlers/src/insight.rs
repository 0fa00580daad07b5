//! What bots look at in this game, and what they play in playouts.
//!
//! `household.rs` counts what a player owns and what the open cards bring with it; `features.rs` puts that into numbers.
//! `likely.rs` is the quick player, and `plan.rs` how it plans.

mod features;
mod household;
mod likely;
mod plan;

use steading_game::{GameRng, Insight, Seat};

use crate::state::LAST_ROUND;
use crate::{Action, OrleansSettlers, Phase, State};
use features::{COUNT, features};

impl Insight for OrleansSettlers {
    const FEATURES: &'static [&'static str] = &features::NAMES;
    const WEIGHTS: &'static str = include_str!("../data/weights.txt");

    /// The rounds, and roughly the phases within one.
    fn progress(state: &State) -> f32 {
        let phase = match state.phase {
            Phase::Reveal => 0.0,
            Phase::Draw { .. } => 0.05,
            Phase::Plan { .. } => 0.1,
            Phase::Actions { .. } => 0.5,
            Phase::Resolve { .. } => 0.8,
            Phase::Bonus { .. } => 0.9,
            Phase::Over => return 1.0,
        };
        (f32::from(state.round.max(1) - 1) + phase) / f32::from(LAST_ROUND)
    }

    fn observe(state: &State, seat: Seat, out: &mut [f32]) {
        let features: [(&str, f32); COUNT] = features(state, seat);
        for (out, (_, value)) in out.iter_mut().zip(features) {
            *out = value;
        }
    }

    fn playout(_players: u8) -> u32 {
        60
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
