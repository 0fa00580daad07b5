//! What bots look at in this game, and what they play in playouts.
//!
//! `stand.rs` is what one seat could do with its cards; `features.rs` puts it into numbers, `likely.rs` plays by it,
//! and `imagine.rs` says what becomes of offers and answers if everybody agrees to what is good for them.

mod features;
mod imagine;
mod likely;
mod stand;

use steading_game::{GameRng, Insight, Seat, Shares};

use crate::{Action, CatanCards, Phase, State, deck, scoring};
use features::{COUNT, features};

impl Insight for CatanCards {
    const FEATURES: &'static [&'static str] = &features::NAMES;
    const WEIGHTS: &'static str = include_str!("../data/weights.txt");

    /// The points of the leader on their way to those that win; in a game that does not get anywhere, the turns.
    fn progress(state: &State) -> f32 {
        if let Phase::Over(_) = state.phase {
            return 1.0;
        }
        let leader = state.seats().map(|seat| scoring::points(state, seat)).max().unwrap_or(0);
        let points = (f32::from(leader) - 1.0) / (f32::from(deck().rules.target_vp) - 1.0);
        let turns =
            f32::from(state.turn.number.saturating_sub(1)) / f32::from(state.config.turn_limit.max(1));
        points.max(turns).clamp(0.0, 1.0)
    }

    fn observe(state: &State, seat: Seat, out: &mut [f32]) {
        let features: [(&str, f32); COUNT] = features(state, seat);
        for (out, (_, value)) in out.iter_mut().zip(features) {
            *out = value;
        }
    }

    /// Further on, the cards that happen to be drawn blur what the decision was worth.
    fn playout(_players: u8) -> u32 {
        8
    }

    fn takes_agreement(state: &State, action: Action) -> bool {
        imagine::takes_agreement(state, action)
    }

    fn imagine(
        state: &mut State,
        seat: Seat,
        action: Action,
        shares: &mut dyn FnMut(&State) -> Shares,
    ) -> bool {
        imagine::imagine(state, seat, action, shares)
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
