//! Matches between bots: paired seeds, rotated seats, ratings and intervals.

mod elo;
mod sprt;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use serde::Serialize;
use steading_game::{Seed, Setup, SetupError, Weights};

use crate::erased::AnyBots;
use crate::level::Strength;
use crate::play::Played;

pub use elo::Elo;
pub use sprt::{Sprt, Verdict};

/// A match: every seed is played once for each rotation of the table, so that luck and seats cancel out.
#[derive(Debug, Clone)]
pub struct Match {
    /// The set-up, with the number of players.
    pub setup: Setup,
    /// The bots. If there are more seats, the last one sits on all the others.
    pub players: Vec<Strength>,
    /// The number of games, rounded up to whole rotations.
    pub games: u64,
    /// The seed that all games follow from.
    pub seed: u64,
    /// Games played at once.
    pub threads: usize,
    /// For each bot, weights in place of the shipped ones; the last entry also counts for all further bots.
    pub weights: Vec<Option<Weights>>,
    /// The sequential test that ends the match early.
    pub sprt: Option<Sprt>,
}

/// The result of a match.
#[derive(Debug, Clone, Serialize)]
pub struct Arena {
    /// The game.
    pub game: &'static str,
    /// Players at a table.
    pub players: u8,
    /// Games played.
    pub games: u64,
    /// One line for each bot.
    pub standings: Vec<Standing>,
    /// The verdict of the sequential test, if there was one.
    pub verdict: Option<Verdict>,
}

/// The result of one bot.
#[derive(Debug, Clone, Serialize)]
pub struct Standing {
    /// The bot.
    pub player: String,
    /// Its seats at each table.
    pub seats: usize,
    /// The share of wins of one of its seats, ties shared; the fair share is one by the number of players.
    pub win_share: f64,
    /// Half of the 95 % interval around it.
    pub win_share_error: f64,
    /// The same in fair shares.
    pub fair_shares: f64,
    /// Its mean points.
    pub points: f64,
    /// The rating; the first bot's opponents are its measure.
    pub elo: Elo,
    /// Milliseconds for a decision, on average.
    pub milliseconds: f64,
    /// The longest decision, in milliseconds.
    pub longest: f64,
    /// The longest turn, in milliseconds: all decisions until it ends or another seat decides.
    pub longest_turn: f64,
}

/// The results of one bot in the games of one seed.
#[derive(Debug, Clone, Copy, Default)]
struct Sum {
    share: f64,
    points: f64,
    games: f64,
    decisions: u64,
    time: Duration,
    longest: Duration,
    longest_turn: Duration,
}

/// All games of one seed.
struct Round {
    sums: Vec<Sum>,
    /// Games in which the row finished before the column; a tie is half a game.
    beaten: Vec<Vec<f64>>,
}

impl Match {
    /// Plays the match. `done` is called with the number of finished games.
    pub fn play(&self, bots: &dyn AnyBots, done: &(dyn Fn(u64) + Sync)) -> Result<Arena, SetupError> {
        let seats = usize::from(self.setup.players);
        let rounds = self.games.div_ceil(seats as u64);
        let (next, finished, enough) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
        let played: Mutex<Vec<Round>> = Mutex::new(Vec::new());
        let work = || -> Result<(), SetupError> {
            while !enough.load(Ordering::Relaxed) {
                let round = next.fetch_add(1, Ordering::Relaxed);
                if round >= rounds {
                    break;
                }
                let round = self.round(bots, round, &|| {
                    done(finished.fetch_add(1, Ordering::Relaxed) + 1);
                })?;
                let mut played = played.lock().expect("no thread panics with the list");
                played.push(round);
                if self.sprt.is_some_and(|sprt| sprt.decide(&shares(&played), seats).is_some()) {
                    enough.store(true, Ordering::Relaxed);
                }
            }
            Ok(())
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("a game does not panic"))
        })?;
        Ok(self.summary(bots.info().id, &played.into_inner().expect("no thread panics with the list")))
    }

    /// The bot on each seat before anything is rotated, by its place in the list.
    fn seating(&self) -> Vec<usize> {
        (0..usize::from(self.setup.players))
            .map(|seat| seat.min(self.players.len().saturating_sub(1)))
            .collect()
    }

    fn weights_of(&self, bot: usize) -> Option<&Weights> {
        self.weights.get(bot).or(self.weights.last())?.as_ref()
    }

    fn round(&self, bots: &dyn AnyBots, round: u64, done: &dyn Fn()) -> Result<Round, SetupError> {
        let seating = self.seating();
        let count = self.players.len();
        let mut sums = vec![Sum::default(); count];
        let mut beaten = vec![vec![0.0; count]; count];
        let seed = Seed::from_number(self.seed).derive("arena", round);
        for turn in 0..seating.len() {
            let bot_at = |seat: usize| seating[(seat + turn) % seating.len()];
            let player = |seat: usize| (self.players[bot_at(seat)], self.weights_of(bot_at(seat)));
            let players: Vec<(Strength, Option<&Weights>)> = (0..seating.len()).map(player).collect();
            let game = bots.play(&self.setup, seed, &players)?;
            for seat in 0..seating.len() {
                sums[bot_at(seat)].add(&game, seat);
                for other in 0..seating.len() {
                    let ahead = game.shares[seat].total_cmp(&game.shares[other]);
                    let ahead = ahead.then(game.points[seat].cmp(&game.points[other]));
                    if bot_at(seat) != bot_at(other) {
                        beaten[bot_at(seat)][bot_at(other)] += match ahead {
                            std::cmp::Ordering::Greater => 1.0,
                            std::cmp::Ordering::Equal => 0.5,
                            std::cmp::Ordering::Less => 0.0,
                        };
                    }
                }
            }
            done();
        }
        Ok(Round { sums, beaten })
    }

    fn summary(&self, game: &'static str, rounds: &[Round]) -> Arena {
        let seats = usize::from(self.setup.players);
        let elos = elo::ratings(&rounds.iter().map(|round| &round.beaten).collect::<Vec<_>>());
        let standing = |bot: usize| {
            let means: Vec<f64> = rounds.iter().map(|round| round.sums[bot].mean_share()).collect();
            let total = rounds.iter().map(|round| round.sums[bot]).fold(Sum::default(), Sum::plus);
            let (win_share, error) = mean_and_error(&means);
            Standing {
                player: self.players[bot].to_string(),
                seats: self.seating().iter().filter(|&&other| other == bot).count(),
                win_share,
                win_share_error: error,
                fair_shares: win_share * seats as f64,
                points: total.points / total.games.max(1.0),
                elo: elos[bot],
                milliseconds: total.time.as_secs_f64() * 1000.0 / total.decisions.max(1) as f64,
                longest: total.longest.as_secs_f64() * 1000.0,
                longest_turn: total.longest_turn.as_secs_f64() * 1000.0,
            }
        };
        Arena {
            game,
            players: self.setup.players,
            games: (rounds.len() * seats) as u64,
            standings: (0..self.players.len()).map(standing).collect(),
            verdict: self.sprt.map(|sprt| sprt.decide(&shares(rounds), seats).unwrap_or(Verdict::Open)),
        }
    }
}

impl Sum {
    fn add(&mut self, game: &Played, seat: usize) {
        *self = self.plus(Sum {
            share: f64::from(game.shares[seat]),
            points: f64::from(game.points[seat]),
            games: 1.0,
            decisions: u64::from(game.decisions[seat]),
            time: game.time[seat],
            longest: game.longest[seat],
            longest_turn: game.longest_turn[seat],
        });
    }

    fn plus(self, other: Sum) -> Sum {
        Sum {
            share: self.share + other.share,
            points: self.points + other.points,
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            time: self.time + other.time,
            longest: self.longest.max(other.longest),
            longest_turn: self.longest_turn.max(other.longest_turn),
        }
    }

    fn mean_share(&self) -> f64 {
        self.share / self.games.max(1.0)
    }
}

/// The share of the first bot in every round.
fn shares(rounds: &[Round]) -> Vec<f64> {
    rounds.iter().filter_map(|round| round.sums.first()).map(Sum::mean_share).collect()
}

/// The mean and half of its 95 % interval.
fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}
