//! `steading bench`: how fast the engines are on this machine.

use std::collections::BTreeMap;
use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Args;
use serde::{Deserialize, Serialize};
use steading_game::{AnyGame, Bot, Seed, Setup};

use crate::progress::Progress;
use crate::setup::{find, set_ups};
use crate::table::{Columns, thousands};

/// Measure random play: decisions and games a second, per game and number of players
///
/// Results are kept in a file; the next run prints its ratio to them. On a shared machine only ratios within one run
/// mean much.
#[derive(Args)]
pub(crate) struct Bench {
    /// Only this game
    game: Option<String>,

    /// Only this number of players
    #[arg(long, value_name = "N", requires = "game")]
    players: Option<u8>,

    /// An option of the game; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE", requires = "game")]
    options: Vec<String>,

    /// How long to measure each line
    #[arg(long, value_name = "S", default_value_t = 1.0)]
    seconds: f64,

    /// Where results are kept
    #[arg(long, value_name = "FILE", default_value = "bench.json")]
    file: PathBuf,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

/// What was measured for one game and number of players.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Measured {
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_second_all_threads: f64,
}

/// By `game/players`, and options that are not as usual.
type Results = BTreeMap<String, Measured>;

impl Bench {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let games: Vec<&'static dyn AnyGame> = match &self.game {
            Some(id) => vec![find(id)?],
            None => steading_catalog::games().collect(),
        };
        let earlier = read(&self.file)?;
        let results = self.measure(&games)?;
        let mut kept = earlier.clone();
        kept.extend(results.clone());
        fs::write(&self.file, serde_json::to_string_pretty(&kept)?)
            .with_context(|| self.file.display().to_string())?;
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&results)?)?;
            return Ok(());
        }
        write_table(out, &results, &earlier)
    }

    fn measure(&self, games: &[&'static dyn AnyGame]) -> Result<Results> {
        let mut setups: Vec<(&'static dyn AnyGame, Setup)> = Vec::new();
        for &game in games {
            let possible = set_ups(game, self.players, &self.options)?;
            setups.extend(possible.into_iter().map(|setup| (game, setup)));
        }
        let progress = Progress::new(setups.len() as u64, "measurements");
        let mut results = Results::new();
        for (done, (game, setup)) in setups.iter().enumerate() {
            progress.at(done as u64);
            let cores = thread::available_parallelism().map_or(1, usize::from);
            let (decisions, games_played) = rate(*game, setup, 1, self.seconds)?;
            let (decisions_on_all, _) = rate(*game, setup, cores, self.seconds)?;
            let measured = Measured {
                decisions_per_second: decisions,
                games_per_second: games_played,
                decisions_per_second_all_threads: decisions_on_all,
            };
            let changed = setup.changed().map(|(name, value)| format!(" {name}={value}"));
            let name = format!("{}/{}{}", game.info().id, setup.players, changed.collect::<String>());
            results.insert(name, measured);
        }
        progress.done();
        Ok(results)
    }
}

/// Decisions and games a second on so many threads: games from setting up to the places, and no more.
fn rate(game: &'static dyn AnyGame, setup: &Setup, threads: usize, seconds: f64) -> Result<(f64, f64)> {
    let limit = Duration::from_secs_f64(seconds.clamp(0.01, 3600.0));
    let began = Instant::now();
    let work = |worker: usize| -> Result<(u64, u64)> {
        let mut simulator = game.simulator(setup, &[Bot::Random])?;
        let seed = Seed::from_number(worker as u64);
        let (mut decisions, mut games) = (0, 0);
        while began.elapsed() < limit {
            let (more_decisions, _) = simulator.play(seed.derive("game", games));
            decisions += more_decisions;
            games += 1;
        }
        Ok((decisions, games))
    };
    let sums = thread::scope(|scope| -> Result<(u64, u64)> {
        let workers: Vec<_> = (0..threads).map(|worker| scope.spawn(move || work(worker))).collect();
        workers.into_iter().try_fold((0, 0), |(decisions, games), worker| {
            let (more_decisions, more_games) = worker.join().expect("engines do not panic")?;
            Ok((decisions + more_decisions, games + more_games))
        })
    })?;
    let took = began.elapsed().as_secs_f64();
    Ok((sums.0 as f64 / took, sums.1 as f64 / took))
}

fn read(path: &Path) -> Result<Results> {
    match fs::read(path) {
        Ok(bytes) => serde_json::from_slice(&bytes).with_context(|| {
            format!(
                "{} holds no results of an earlier run: remove it or name another with --file",
                path.display()
            )
        }),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Results::new()),
        Err(error) => Err(error).with_context(|| path.display().to_string()),
    }
}

fn write_table(out: &mut impl Write, results: &Results, earlier: &Results) -> Result<()> {
    let mut columns = Columns::new(&[
        "game/players",
        "decisions/s",
        "games/s",
        "decisions/s on all cores",
        "against last run",
    ]);
    for (name, measured) in results {
        let ratio =
            earlier.get(name).map(|before| measured.decisions_per_second / before.decisions_per_second);
        columns.row(vec![
            name.clone(),
            thousands(measured.decisions_per_second),
            thousands(measured.games_per_second),
            thousands(measured.decisions_per_second_all_threads),
            ratio.map_or("–".to_owned(), |ratio| format!("{ratio:.2}×")),
        ]);
    }
    Ok(columns.write(out)?)
}
