//! The contract without type parameters, for whoever handles any game: server, command line, Python.
//!
//! Actions are text here and views are JSON. Playouts stay typed inside and lose no speed.

mod moment;
mod simulator;
mod table;
mod told;
mod view;

use std::marker::PhantomData;

use crate::{
    Bot, Game, GameInfo, Illegal, Lines, NotAnAction, Playout, PositionError, Seed, Setup, SetupError, Thing,
    Timeline,
};

pub use moment::{AnyMoment, Choice};
use simulator::Simulator;
pub use simulator::{AnySimulator, Simulated};
use table::TableOf;
pub use table::{AnyTable, AnyVisit, Applied};
pub use told::{SeenEvent, Told};
pub use view::AnyView;

/// Any game.
pub trait AnyGame: Send + Sync {
    /// The facts about the game.
    fn info(&self) -> &'static GameInfo;

    /// Checks a set-up without starting anything.
    fn check_setup(&self, setup: &Setup) -> Result<(), SetupError>;

    /// Every component of the game in this set-up, with all that is printed on it.
    fn things(&self, setup: &Setup) -> Result<Vec<Thing>, SetupError>;

    /// Sets a table up.
    fn start(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError>;

    /// Sets a table up from a position: the set-up is known, the lines are the rest.
    fn read_position(&self, setup: &Setup, lines: Lines<'_>) -> Result<Box<dyn AnyTable>, ReadError>;

    /// The text of the action with that number.
    fn numbered(&self, number: u32) -> Option<String>;

    /// Something that plays whole games of this set-up very fast, with these bots on the seats; the list is repeated if
    /// it is too short, and random bots play if it is empty.
    fn simulator(&self, setup: &Setup, bots: &[Bot]) -> Result<Box<dyn AnySimulator>, SetupError>;
}

/// Why an action given as text was not carried out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] NotAnAction),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// Why a position was not set up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The set-up is impossible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The lines are wrong.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// Makes an [`AnyGame`] of a [`Game`].
#[derive(Debug)]
pub struct Erased<G>(PhantomData<G>);

impl<G> Erased<G> {
    /// The erased form of `G`.
    pub const fn new() -> Self {
        Erased(PhantomData)
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn check_setup(&self, setup: &Setup) -> Result<(), SetupError> {
        G::configure(setup).map(|_| ())
    }

    fn things(&self, setup: &Setup) -> Result<Vec<Thing>, SetupError> {
        Ok(G::things(&G::configure(setup)?))
    }

    fn start(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError> {
        Ok(Box::new(TableOf(Timeline::<G>::start(&G::configure(setup)?, seed))))
    }

    fn read_position(&self, setup: &Setup, lines: Lines<'_>) -> Result<Box<dyn AnyTable>, ReadError> {
        let state = G::read_position(&G::configure(setup)?, lines)?;
        Ok(Box::new(TableOf(Timeline::<G>::of_position(state))))
    }

    fn numbered(&self, number: u32) -> Option<String> {
        G::numbered(number).map(|action| action.to_string())
    }

    fn simulator(&self, setup: &Setup, bots: &[Bot]) -> Result<Box<dyn AnySimulator>, SetupError> {
        let bots = if bots.is_empty() { vec![Bot::Random] } else { bots.to_vec() };
        Ok(Box::new(Simulator::<G> { config: G::configure(setup)?, bots, playout: Playout::default() }))
    }
}
