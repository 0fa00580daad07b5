//! What bots look at, and what they expect to be played.
//!
//! `observe.rs` is the list of features, `standing.rs` what they are made of; `likely.rs` plays in playouts, drawn to hexes by
//! `lure.rs`. What each feature is worth stands in `data/weights.txt`.

pub(crate) mod likely;
pub(crate) mod lure;
mod observe;
pub(crate) mod standing;
#[cfg(test)]
mod tests;

use steading_game::{GameRng, Insight, Seat};

use crate::{Action, KingdomBuilder, Phase, State};

/// Where the game stands when somebody has built the last settlement, and while silos are used.
const LAST_ROUND: f32 = 0.96;
const SILOS: f32 = 0.99;

impl Insight for KingdomBuilder {
    const FEATURES: &'static [&'static str] = &observe::NAMES;
    const WEIGHTS: &'static str = include_str!("../data/weights.txt");

    /// The share of settlements that whoever has built most has built.
    fn progress(state: &State) -> f32 {
        match state.phase {
            Phase::Over => 1.0,
            Phase::Silo(_) => SILOS,
            Phase::Turn | Phase::Acting(_) if state.last_round => LAST_ROUND,
            Phase::Turn | Phase::Acting(_) => {
                let all = f32::from(state.setting.config.data.facts.numbers.settlements);
                let fewest = state.seats().map(|seat| state.player(seat).supply).min().unwrap_or(0);
                (1.0 - f32::from(fewest) / all).clamp(0.0, 1.0) * LAST_ROUND
            }
        }
    }

    fn observe(state: &State, seat: Seat, out: &mut [f32]) {
        observe::observe(state, seat, out);
    }

    fn playout(_players: u8) -> u32 {
        60
    }

    fn takes_back(action: Action) -> bool {
        action == Action::Cancel
    }

    fn likely_action(
        state: &State,
        seat: Seat,
        rng: &mut GameRng,
        _scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        likely::likely_action(state, seat, rng)
    }
}
