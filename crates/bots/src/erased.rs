//! Bots without type parameters, for code that handles any game.

use std::marker::PhantomData;

use steading_game::{AnyView, GameInfo, GameRng, Insight, Seed, Setup, SetupError, Shares, Weights};

use crate::course::course;
use crate::learn::{Learning, Lesson};
use crate::level::Strength;
use crate::mind::{Advice, Mind};
use crate::play::{Played, play};

/// The bots of a game.
pub trait AnyBots: Send + Sync {
    /// The facts about the game.
    fn info(&self) -> &'static GameInfo;

    /// A bot for one seat of one table. Its random choices follow from the seed.
    fn mind(&self, strength: Strength, seed: Seed) -> Box<dyn AnyMind> {
        self.mind_with(strength, seed, None)
    }

    /// The same with other weights if there are any.
    fn mind_with(&self, strength: Strength, seed: Seed, weights: Option<&Weights>) -> Box<dyn AnyMind>;

    /// Reads weights in place of the shipped ones.
    fn read_weights(&self, text: &str) -> Result<Weights, String>;

    /// Plays a whole game with these bots on the seats, each with other weights if there are any.
    fn play(
        &self,
        setup: &Setup,
        seed: Seed,
        players: &[(Strength, Option<&Weights>)],
    ) -> Result<Played, SetupError>;

    /// Learns the weights of the evaluation for some set-ups and returns the file. The shipped ones stay for other numbers of
    /// players, and where they are no worse.
    fn learn(
        &self,
        setups: &[Setup],
        learning: Learning,
        told: &mut dyn FnMut(&Setup, Lesson),
    ) -> Result<String, SetupError>;
}

/// A bot on a seat. All that it is ever told is what the seat may know.
pub trait AnyMind: Send {
    /// Its action on the seat of the view; none if the seat need not act, or if it is a view of another game.
    fn choose(&mut self, view: &AnyView) -> Option<String>;

    /// All actions of the seat, the best first, and the shares that every seat can expect.
    fn advise(&mut self, view: &AnyView) -> Option<(Vec<Advice<String>>, Shares)>;
}

/// The bots of `G`.
#[derive(Debug)]
pub struct Bots<G>(PhantomData<G>);

impl<G> Bots<G> {
    /// The bots of `G`.
    pub const fn new() -> Self {
        Bots(PhantomData)
    }
}

impl<G> Default for Bots<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Insight> AnyBots for Bots<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn mind_with(&self, strength: Strength, seed: Seed, weights: Option<&Weights>) -> Box<dyn AnyMind> {
        Box::new(Mind::<G>::with_weights_if_any(strength, GameRng::new(seed), weights))
    }

    fn read_weights(&self, text: &str) -> Result<Weights, String> {
        Weights::parse(text, G::FEATURES)
    }

    fn play(
        &self,
        setup: &Setup,
        seed: Seed,
        players: &[(Strength, Option<&Weights>)],
    ) -> Result<Played, SetupError> {
        play::<G>(setup, seed, players)
    }

    fn learn(
        &self,
        setups: &[Setup],
        learning: Learning,
        told: &mut dyn FnMut(&Setup, Lesson),
    ) -> Result<String, SetupError> {
        course::<G>(setups, learning, told)
    }
}

impl<G: Insight> AnyMind for Mind<G> {
    fn choose(&mut self, view: &AnyView) -> Option<String> {
        let action = Mind::choose(self, view.of::<G>()?, view.seat(), view.decisions())?;
        Some(action.to_string())
    }

    fn advise(&mut self, view: &AnyView) -> Option<(Vec<Advice<String>>, Shares)> {
        let (advice, shares) = Mind::advise(self, view.of::<G>()?, view.seat());
        let written = |Advice { action, share, visits }: Advice<G::Action>| Advice {
            action: action.to_string(),
            share,
            visits,
        };
        Some((advice.into_iter().map(written).collect(), shares))
    }
}
