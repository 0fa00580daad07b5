//! Whether what was learned is better than what was known.
//!
//! Self-play does not always lead to the same place: bots that never try something never learn what it is worth. So new weights
//! are not trusted, they have to win.

use steading_game::{Setup, SetupError, Weights};

use crate::arena::Match;
use crate::erased::AnyBots;
use crate::learn::Learning;
use crate::level::{Level, Player};

/// What came of some games between bots with new weights and bots with the old ones.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Trial {
    /// How many games were played with the new weights.
    pub games: u64,
    /// What a seat with the new weights got: its share of the wins, or its points if it plays alone.
    pub new: f64,
    /// The same for the old weights.
    pub old: f64,
}

impl Trial {
    /// Whether the new weights did better.
    pub fn passed(&self) -> bool {
        self.new > self.old
    }

    /// Plays it: one seat with the new weights among seats with the old ones, or each alone.
    pub(crate) fn of(
        bots: &dyn AnyBots,
        setup: &Setup,
        learning: Learning,
        [new, old]: [&Weights; 2],
    ) -> Result<Trial, SetupError> {
        let plan = |weights: Vec<&Weights>| Match {
            setup: setup.clone(),
            players: weights.iter().map(|_| Player::from(Level::Medium)).collect(),
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

    /// Bots that value nothing lose to those that know the game, and have fewer points alone.
    #[test]
    fn who_knows_the_game_passes() {
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
