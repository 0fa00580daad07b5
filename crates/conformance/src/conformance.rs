//! The public interface of the kit.

use std::marker::PhantomData;

use steading_game::{Game, Setup};

use crate::{Failure, Report, run::run, setups};

/// Random games of one set-up, with checks of every decision.
///
/// `Conformance::<MyGame>::new(setup).games(2000).seed(7).run()` is a whole test.
#[derive(Debug, Clone)]
pub struct Conformance<G> {
    settings: Settings,
    game: PhantomData<fn() -> G>,
}

/// The settings of a run.
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

    /// The set-up that is played.
    pub fn setup(&self) -> &Setup {
        &self.settings.setup
    }

    /// The number of games.
    pub fn games(mut self, games: u64) -> Self {
        self.settings.games = games;
        self
    }

    /// The seed of the run: the same seed gives the same run.
    pub fn seed(mut self, seed: u64) -> Self {
        self.settings.seed = seed;
        self
    }

    /// One position in this many gets all checks; the cheap checks run on every position. By default two positions of a game get
    /// all checks, and about 600 of a run at most.
    pub fn every(mut self, every: u32) -> Self {
        self.settings.every = Some(every.max(1));
        self
    }

    /// A game with more decisions than this counts as endless. 20,000 by default.
    pub fn longest(mut self, decisions: u64) -> Self {
        self.settings.longest = decisions;
        self
    }

    /// The game has perfect information apart from future chance. Then only the generator may differ between a state and the
    /// results of `scramble` and `determinize`; otherwise other parts must differ now and then.
    pub fn open(mut self) -> Self {
        self.settings.open = true;
        self
    }

    /// Runs the kit.
    pub fn try_run(&self) -> Result<Report, Box<Failure>> {
        run::<G>(&self.settings)
    }

    /// Runs the kit; panics with the whole failure.
    pub fn run(&self) -> Report {
        self.try_run().unwrap_or_else(|failure| panic!("{failure}"))
    }
}
