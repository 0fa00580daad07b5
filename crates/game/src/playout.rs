//! Whole games played by bots, as fast as the engine goes.

use crate::{Bot, Game, GameRng, Seat, Silent};

/// Plays games to their end. Its buffers are reused from game to game.
#[derive(Debug)]
pub struct Playout<G: Game> {
    scratch: Vec<G::Action>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Playout { scratch: Vec::with_capacity(1024) }
    }
}

impl<G: Game> Playout<G> {
    /// Plays `state` to its end with random choices and returns the number of decisions.
    ///
    /// Asks only those who must act, the lowest seat first.
    pub fn finish(&mut self, state: &mut G::State, rng: &mut GameRng) -> u64 {
        self.finish_with(state, rng, |_| Bot::Random)
    }

    /// The same with a bot of choice on every seat.
    pub fn finish_with(&mut self, state: &mut G::State, rng: &mut GameRng, bot: impl Fn(Seat) -> Bot) -> u64 {
        let mut decisions = 0;
        while let Some(seat) = G::must_act(state).first() {
            let Some(action) = bot(seat).choose::<G>(state, seat, rng, &mut self.scratch) else {
                debug_assert!(false, "{seat} must act and has no legal action: {state:?}");
                break;
            };
            G::perform(state, seat, action, &mut Silent);
            debug_assert_eq!(G::audit(state), Ok(()), "after {seat} {action}");
            decisions += 1;
        }
        decisions
    }
}
