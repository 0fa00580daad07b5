//! The kit as a game's test calls it.

use std::marker::PhantomData;

use steading_game::{Game, Setup};

use crate::{Failure, Report, run::run, setups};

/// Random games of one set-up, watched closely.
///
/// `Conformance::<MyGame>::new(setup).games(2000).seed(7).run()` is a whole test.
#[derive(Debug, Clone)]
pub struct Conformance<G> {
    settings: Settings,
    game: PhantomData<fn() -> G>,
}

/// What can be chosen about a run.
#[derive(Debug, Clone)]
pub(crate) struct Settings {
    pub(crate) setup: Setup,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) every: Option<u32>,
    pub(crate) longest: u64,
    pub(crate) open: bool,
}

impl<G: Game> Conformance<G> {
    /// 200 games of this set-up.
    pub fn new(setup: Setup) -> Self {
        let settings = Settings { setup, games: 200, seed: 1, every: None, longest: 20_000, open: false };
        Conformance { settings, game: PhantomData }
    }

    /// Runs the kit, adjusted by `adjust`, on every number of players and every value of every option; see
    /// [`setups`].
    pub fn for_each_setup(adjust: impl Fn(Self) -> Self) {
        for setup in setups::<G>() {
            adjust(Self::new(setup)).run();
        }
    }

    /// How many games to play.
    pub fn games(mut self, games: u64) -> Self {
        self.settings.games = games;
        self
    }

    /// Where all chance comes from: the same seed gives the same run.
    pub fn seed(mut self, seed: u64) -> Self {
        self.settings.seed = seed;
        self
    }

    /// Every check looks at one position in this many; the cheap checks look at all of them. Unless told, two positions
    /// of a game are studied like that, and not more than about 600 of a run.
    pub fn every(mut self, every: u32) -> Self {
        self.settings.every = Some(every.max(1));
        self
    }

    /// A game that takes more decisions than this never ends. 20,000 unless told.
    pub fn longest(mut self, decisions: u64) -> Self {
        self.settings.longest = decisions;
        self
    }

    /// Nothing is hidden from anybody but the chance to come. Then nothing but the generator may differ between a
    /// state and what `scramble` and `determinize` make of it; otherwise something must, now and then.
    pub fn open(mut self) -> Self {
        self.settings.open = true;
        self
    }

    /// Plays and checks.
    pub fn try_run(&self) -> Result<Report, Box<Failure>> {
        run::<G>(&self.settings)
    }

    /// Plays and checks; panics with the whole failure.
    pub fn run(&self) -> Report {
        self.try_run().unwrap_or_else(|failure| panic!("{failure}"))
    }
}
