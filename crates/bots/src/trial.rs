//! A match between learned weights and the shipped ones.
//!
//! Self-play can end in a local optimum: an action that is never tried is never valued. So new weights have to win before they
//! replace the old ones.

use steading_game::{Setup, SetupError, Weights};

use crate::arena::Match;
use crate::erased::AnyBots;
use crate::learn::Learning;
use crate::level::{Level, Strength};

/// The result of a match between bots with new weights and bots with the old ones.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Trial {
    /// Games of the new weights.
    pub games: u64,
    /// The share of wins of a seat with the new weights, or its points in a game for one.
    pub new: f64,
    /// The same for the old weights.
    pub old: f64,
}

impl Trial {
    /// Whether the new weights are better.
    pub fn passed(&self) -> bool {
        self.new > self.old
    }

    /// Plays the match: one seat with the new weights among seats with the old ones, or each alone.
    pub(crate) fn of(
        bots: &dyn AnyBots,
        setup: &Setup,
        learning: Learning,
        [new, old]: [&Weights; 2],
    ) -> Result<Trial, SetupError> {
        let plan = |weights: Vec<&Weights>| Match {
            setup: setup.clone(),
            players: weights.iter().map(|_| Strength::from(Level::Medium)).collect(),
            games: learning.trial,
            seed: learning.seed,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            weights: weights.into_iter().cloned().map(Some).collect(),
            sprt: None,
        };
        let play = |weights: Vec<&Weights>| plan(weights).play(bots, &|_| {});
        if setup.players == 1 {
            let (new, old) = (play(vec![new])?, play(vec![old])?);
            return Ok(Trial {
                games: new.games,
                new: new.standings[0].points,
                old: old.standings[0].points,
            });
        }
        let arena = play(vec![new, old])?;
        let [new, old] = [0, 1].map(|bot: usize| arena.standings[bot].win_share);
        Ok(Trial { games: arena.games, new, old })
    }
}

#[cfg(test)]
mod tests {
    use steading_game::{Game, Insight};
    use steading_settlement::Settlement;

    use super::*;
    use crate::erased::Bots;

    /// Bots with zero weights lose to those with the shipped ones, and have fewer points alone.
    #[test]
    fn learned_weights_pass_against_zero_weights() {
        let (knows, ignores) = (Settlement::weights(), Weights::zero(Settlement::FEATURES.len()));
        let learning = Learning { rounds: 0, games: 0, trial: 4, seed: 1 };
        for players in [1, 2] {
            let setup = Setup::new(Settlement::info()).players(players);
            let trial = |weights| Trial::of(&Bots::<Settlement>::new(), &setup, learning, weights).unwrap();
            assert!(trial([&knows, &ignores]).passed(), "{players} players");
            assert!(!trial([&ignores, &knows]).passed(), "{players} players");
            assert!(!trial([&knows, &knows]).passed(), "{players} players: what is no better does not stay");
        }
    }
}
