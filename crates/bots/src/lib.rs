//! Bots that search, an arena to measure them, and what they learn from playing.
//!
//! A bot is handed a view, never a state, so it cannot cheat. It guesses states that agree with the view
//! ([`steading_game::Game::determinize`]) and looks ahead in all of them with one tree.
//!
//! - [`Level`] are the names that people choose by; [`Player`] is a level with a budget, such as `hard@200ms`.
//! - `judge.rs` says what a position is worth to every seat: the result if the game is over, otherwise the learned
//!   evaluation of [`steading_game::Insight`].
//! - `search.rs` is the search, `findings.rs` (with `tree.rs` and `spread.rs`) what its threads found
//!   out; `mind.rs` is a bot on a seat, with its time and its memory of the turn.
//! - `learn.rs` finds the weights of the evaluation by self-play, `trial.rs` sees whether they are better than the old ones.
//! - `arena/` plays matches and says how sure it is of what came out.
//! - `balance/` plays many games and says what was used in them, and what became of those who used it.
//! - `analysis.rs` goes through a game that was played: what was best, what it cost, what was luck.
//! - `erased.rs` is all of that without type parameters.

mod analysis;
mod arena;
mod balance;
mod erased;
mod findings;
mod judge;
mod learn;
mod level;
mod mind;
mod search;
mod spread;
mod tree;
mod trial;

pub use analysis::{Analysis, Judgement, Mistake};
pub use arena::{Arena, Elo, Match, Sprt, Standing, Verdict};
pub use balance::{Balance, Common, Estimate, Ledger, SeatFigures, Study, ThingFigures};
pub use erased::{AnyBots, AnyMind, Bots, Played};
pub use learn::{Learning, Lesson, Taught};
pub use level::{Budget, Level, NotAPlayer, Player};
pub use mind::{Advice, Mind};
pub use trial::Trial;
