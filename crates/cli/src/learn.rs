//! `steading learn`: what bots know.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Args;
use steading_bots::{Learning, Lesson};

use crate::setup::{find, set_ups};

/// Learn by self-play what a position is worth, and write the weights that bots use
///
/// The weights of a game lie in `data/weights.txt` of its crate; the same arguments give the same file. Self-play does not always
/// find its way: what was learned plays what the game comes with, and the weights that won more are written. A trial is short: before
/// you trust what passed after many seeds, let it play a longer match (`steading arena --weights`).
#[derive(Args)]
pub(crate) struct Learn {
    /// The game; `steading games` lists them
    game: String,

    /// Only this number of players, the weights for the others stay; all if not given
    #[arg(long, value_name = "N")]
    players: Option<u8>,

    /// An option of the game; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    options: Vec<String>,

    /// How often the weights are improved
    #[arg(long, default_value_t = 4)]
    rounds: u32,

    /// Games in each round
    #[arg(long, value_name = "K", default_value_t = 1200)]
    games: u64,

    /// Games between new and old weights for each number of players; with 0 the new ones are written as they are
    #[arg(long, value_name = "K", default_value_t = 120)]
    trial: u64,

    /// Where all chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Where to write the weights; printed if not given
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Learn {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let game = find(&self.game)?;
        let bots = steading_catalog::bots(&self.game).context("every game has bots")?;
        let setups = set_ups(game, self.players, &self.options)?;
        let Learn { rounds, games, trial, seed, .. } = *self;
        let learning = Learning { rounds, games, trial, seed };
        let weights = bots.learn(&setups, learning, &mut |setup, lesson| tell(setup.players, lesson))?;
        match &self.out {
            Some(path) => {
                std::fs::write(path, weights).with_context(|| format!("cannot write {}", path.display()))
            }
            None => Ok(write!(out, "{weights}")?),
        }
    }
}

fn tell(players: u8, lesson: Lesson) {
    match lesson {
        Lesson::Round(taught) => eprintln!(
            "{players} players, round {}: {} positions, surprise {:.4} of {:.4}",
            taught.round, taught.examples, taught.surprise, taught.ignorance
        ),
        Lesson::Trial(trial) => {
            let (new, old) = match players {
                1 => (format!("{:.1} points", trial.new), format!("{:.1}", trial.old)),
                _ => {
                    (format!("{:.1} % of the wins", trial.new * 100.0), format!("{:.1} %", trial.old * 100.0))
                }
            };
            let stay = if trial.passed() { "new" } else { "old" };
            eprintln!(
                "{players} players, {} games: {new} for a seat with the new weights, {old} with the old; the {stay} ones stay",
                trial.games
            );
        }
    }
}
