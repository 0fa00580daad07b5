//! Whole games of any kind, played very fast.

use crate::{Bot, Digest, Game, GameRng, MAX_SEATS, Outcome, Playout, Seat, Seed, Silent};

/// Plays whole games of one set-up.
pub trait AnySimulator: Send {
    /// Plays the game of `seed` to its end: how many decisions were made, and the places.
    fn play(&mut self, seed: Seed) -> (u64, Outcome);

    /// The same with all that is kept of a game. Writing the final position for its fingerprint takes about as long as
    /// playing to it.
    fn simulate(&mut self, seed: Seed) -> Simulated;
}

/// A game, played to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Simulated {
    /// How many decisions were made.
    pub decisions: u64,
    /// The points, by seat.
    pub points: [i32; MAX_SEATS],
    /// The places.
    pub outcome: Outcome,
    /// The fingerprint of the final position.
    pub digest: Digest,
}

pub(super) struct Simulator<G: Game> {
    pub(super) config: G::Config,
    pub(super) bots: Vec<Bot>,
    pub(super) playout: Playout<G>,
}

impl<G: Game> Simulator<G> {
    /// The final position of the game of `seed`, with the number of decisions and the places.
    fn finish(&mut self, seed: Seed) -> (G::State, u64, Outcome) {
        let mut state = G::start(&self.config, seed, &mut Silent);
        let mut rng = GameRng::new(seed.derive("players", 0));
        let bot = |seat: Seat| self.bots[seat.index() % self.bots.len()];
        let decisions = self.playout.finish_with(&mut state, &mut rng, bot);
        let outcome = G::outcome(&state).expect("a game that waits for nobody is over");
        (state, decisions, outcome)
    }
}

impl<G: Game> AnySimulator for Simulator<G> {
    fn play(&mut self, seed: Seed) -> (u64, Outcome) {
        let (_, decisions, outcome) = self.finish(seed);
        (decisions, outcome)
    }

    fn simulate(&mut self, seed: Seed) -> Simulated {
        let (state, decisions, outcome) = self.finish(seed);
        let mut points = [0; MAX_SEATS];
        for seat in Seat::all(G::players(&state)) {
            points[seat.index()] = G::score(&state, seat).total();
        }
        Simulated { decisions, points, outcome, digest: Digest::of::<G>(&state) }
    }
}
