//! Bots that search, an arena to measure them, and learning by self-play.
//!
//! A bot is handed a view, never a state, so it cannot cheat. It runs information-set Monte-Carlo tree search (ISMCTS): every
//! iteration draws a determinization of the view ([`steading_game::Game::determinize`]), and all of them share one tree.
//!
//! - `level.rs`: [`Level`] are the names that people choose by; [`Strength`] is a level with a budget, such as `hard@200ms`.
//! - `judge.rs` evaluates a position for every seat: the result if the game is over, otherwise the learned evaluation of
//!   [`steading_game::Insight`].
//! - `search.rs` is one iteration: selection, expansion with progressive widening, playout, backup. `tree.rs` is the tree that
//!   threads share, `node.rs` has PUCT and the priors, `deviation.rs` the scale of exploration.
//! - `mind.rs` is a bot on a seat, with its time and the subtree that it keeps during a turn.
//! - `learn.rs` fits the weights of the evaluation by self-play, `trial.rs` compares them with the old ones, `course.rs`
//!   does both for one set-up after the other.
//! - `play.rs` is one game between bots, `arena/` plays matches: ratings, intervals, a sequential test.
//! - `balance/` plays many games and counts what was used in them, and the wins of its users.
//! - `analysis.rs` evaluates the decisions of a finished game: the best one, the cost of a mistake, luck.
//! - `erased.rs` is all of that without type parameters; its bots are handed views too ([`steading_game::AnyView`]).

mod analysis;
mod arena;
mod balance;
mod course;
mod deviation;
mod erased;
mod judge;
mod learn;
mod level;
mod mind;
mod node;
mod play;
mod search;
mod tree;
mod trial;

pub use analysis::{Analysis, Judgement, Mistake};
pub use arena::{Arena, Elo, Match, Sprt, Standing, Verdict};
pub use balance::{Balance, Common, Estimate, Ledger, SeatFigures, Study, ThingFigures};
pub use erased::{AnyBots, AnyMind, Bots};
pub use learn::{Learning, Lesson, Taught};
pub use level::{Budget, Level, NotAStrength, Strength};
pub use mind::{Advice, Mind};
pub use play::Played;
pub use trial::Trial;
