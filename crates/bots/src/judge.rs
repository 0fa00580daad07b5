//! Evaluation of positions, for every seat.

use steading_game::{Insight, MAX_SEATS, Outcome, Seat, Shares, Weights};

/// A score out of reach in a game for one, so that its share stays below 1.
const BEST_SOLO_SCORE: f32 = 150.0;

/// Evaluates positions. Its buffer is reused.
#[derive(Debug)]
pub(crate) struct Judge<G: Insight> {
    features: Vec<f32>,
    weights: Weights,
    game: std::marker::PhantomData<G>,
}

impl<G: Insight> Judge<G> {
    pub(crate) fn new(weights: Weights) -> Judge<G> {
        Judge { features: vec![0.0; G::FEATURES.len()], weights, game: std::marker::PhantomData }
    }

    /// The result if the game is over, otherwise the evaluation, as shares of the win.
    pub(crate) fn shares(&mut self, state: &G::State) -> Shares {
        match G::outcome(state) {
            Some(outcome) => result(&outcome, |seat| G::score(state, seat).total()),
            None => self.expected(state),
        }
    }

    fn expected(&mut self, state: &G::State) -> Shares {
        let players = G::players(state);
        let mut shares = [0.0; MAX_SEATS];
        for seat in Seat::all(players) {
            shares[seat.index()] = self.worth(state, seat);
        }
        normalise(&mut shares[..usize::from(players)]);
        shares
    }

    /// The evaluation for one seat (a logit), which means something only beside other seats and positions.
    pub(crate) fn worth(&mut self, state: &G::State, seat: Seat) -> f32 {
        G::observe(state, seat, &mut self.features);
        self.weights.worth(G::players(state), G::progress(state), &self.features)
    }
}

/// The shares of the winners; alone at a table, how good the score is.
pub(crate) fn result(outcome: &Outcome, points: impl Fn(Seat) -> i32) -> Shares {
    let mut shares = [0.0; MAX_SEATS];
    if let [_] = outcome.places() {
        shares[0] = (points(Seat(0)) as f32 / BEST_SOLO_SCORE).clamp(0.0, 1.0);
        return shares;
    }
    let winners = outcome.winners().count() as f32;
    for seat in outcome.winners() {
        shares[seat.index()] = 1.0 / winners;
    }
    shares
}

/// Turns logits into shares: a softmax, and for one player alone a sigmoid.
pub(crate) fn normalise(logits: &mut [f32]) {
    if let [logit] = logits {
        *logit = 1.0 / (1.0 + (-*logit).exp());
        return;
    }
    let greatest = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for logit in logits.iter_mut() {
        *logit = (*logit - greatest).exp();
        sum += *logit;
    }
    for share in logits {
        *share /= sum;
    }
}
