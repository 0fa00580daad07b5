//! The test kit that every game must pass.
//!
//! [`Conformance`] plays thousands of random games and looks for anything that breaks the contract: games that do not
//! end, actions that are listed and refused or refused and accepted, lost components, notation and positions that do not
//! read back, views that leak, determinizations that do not fit the view, undo that reveals hidden information, input that makes
//! the game panic, and messages without a text. [`Check`] lists all checks.
//!
//! The test of a game is one call:
//! ```
//! # use steading_conformance::Conformance;
//! # use steading_game::{Game, Setup};
//! fn conforms<G: Game>() {
//!     Conformance::<G>::new(Setup::new(G::info())).games(2000).seed(7).run();
//! }
//! ```
//! Or one for all its options:
//! ```
//! # use steading_conformance::Conformance;
//! # use steading_game::Game;
//! fn conforms_with_all_options<G: Game>() {
//!     Conformance::<G>::for_each_setup(|kit| kit.games(100));
//! }
//! ```
//! A game that fails is reported with the seed, the moment, the decision and the position:
//! ```
//! # use steading_conformance::Conformance;
//! # use steading_game::{Game, Setup};
//! fn report<G: Game>(setup: Setup) {
//!     if let Err(failure) = Conformance::<G>::new(setup).try_run() {
//!         eprintln!("{failure}");
//!     }
//! }
//! ```
//!
//! - Start at `run.rs`: random games from beginning to end. `examine.rs` decides which checks a position gets.
//! - `checks/` holds one file per check. [`InsightKit`] checks what a game tells bots,
//!   [`ComponentKit`] that every component turns up.
//! - [`rule_table`], [`playthrough`] and [`CountingAllocator`] help with tests that a game writes itself: single rules, whole
//!   games as text, and playouts that allocate nothing.
//! - `tests/` proves that the kit can fail: the game in `examples/hoard` with dozens of faults, each found by the check that
//!   is there for it.

mod allocations;
mod checks;
mod choose;
mod components;
mod conformance;
mod difference;
mod examine;
mod failure;
mod finish;
mod insight;
mod listing;
mod messages;
mod mutate;
mod playthrough;
mod pool;
mod problem;
mod report;
pub mod rule_table;
mod run;
mod setups;
mod step;
mod trail;

pub use allocations::CountingAllocator;
pub use components::ComponentKit;
pub use conformance::Conformance;
pub use failure::{Check, Failure, Place};
pub use insight::InsightKit;
pub use playthrough::playthrough;
pub use report::Report;
pub use setups::setups;
