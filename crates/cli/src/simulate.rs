//! `steading simulate`: whole games between bots.

use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use clap::Args;
use serde_json::json;
use steading_game::{Bot, Digest, Seat, Simulated};

use crate::progress::Progress;
use crate::setup::{Chosen, GameArguments, options};
use crate::table::{Columns, thousands};

/// Play complete games between bots and report figures
///
/// The same seed gives the same games and the same digest, whatever the number of threads.
#[derive(Args)]
pub(crate) struct Simulate {
    #[command(flatten)]
    game: GameArguments,

    /// How many games
    #[arg(long, value_name = "K", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// How many threads; all cores if not given
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let chosen = self.game.choose()?;
        let quick: Option<Vec<Bot>> = chosen.bots.iter().map(|bot| bot.quick()).collect();
        let quick = quick
            .context("only random and easy bots are simulated: `steading arena` lets the others play")?;
        let threads =
            self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
        let began = Instant::now();
        let games = play(&chosen, &quick, self.games, threads)?;
        let figures = Figures::of(&games, chosen.setup.players, began.elapsed());
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&figures.json(&chosen, threads))?)?;
            return Ok(());
        }
        figures.write(out, &chosen, threads)
    }
}

/// Plays all games and returns them in the order of their seeds.
fn play(chosen: &Chosen, bots: &[Bot], games: u64, threads: usize) -> Result<Vec<Simulated>> {
    let progress = Progress::new(games, "games");
    let next = AtomicU64::new(0);
    let work = || -> Result<Vec<(u64, Simulated)>> {
        let mut simulator = chosen.game.simulator(&chosen.setup, bots)?;
        let mut played = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= games {
                return Ok(played);
            }
            played.push((index, simulator.simulate(chosen.seed.derive("game", index))));
        }
    };
    let mut all = thread::scope(|scope| -> Result<Vec<(u64, Simulated)>> {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        while workers.iter().any(|worker| !worker.is_finished()) {
            progress.at(next.load(Ordering::Relaxed).min(games));
            thread::sleep(Duration::from_millis(2));
        }
        let mut all = Vec::new();
        for worker in workers {
            all.extend(worker.join().expect("engines do not panic")?);
        }
        Ok(all)
    })?;
    progress.done();
    all.sort_unstable_by_key(|(index, _)| *index);
    Ok(all.into_iter().map(|(_, game)| game).collect())
}

/// What came of many games.
struct Figures {
    games: u64,
    decisions: u64,
    seconds: f64,
    /// By seat: the mean of the points, and the share of the wins; a shared win counts in parts.
    seats: Vec<(f64, f64)>,
    digest: Digest,
}

impl Figures {
    fn of(games: &[Simulated], players: u8, took: Duration) -> Figures {
        let count = games.len() as f64;
        let seats = Seat::all(players).map(|seat| {
            let points: f64 = games.iter().map(|game| f64::from(game.points[seat.index()])).sum();
            let wins: f64 = games
                .iter()
                .filter(|game| game.outcome.winners().any(|winner| winner == seat))
                .map(|game| 1.0 / game.outcome.winners().count() as f64)
                .fold(0.0, |sum, share| sum + share);
            (points / count, wins / count)
        });
        let digests: String = games.iter().map(|game| game.digest.to_string()).collect();
        Figures {
            games: games.len() as u64,
            decisions: games.iter().map(|game| game.decisions).sum(),
            seconds: took.as_secs_f64(),
            seats: seats.collect(),
            digest: Digest::of_text(&digests),
        }
    }

    fn write(&self, out: &mut impl Write, chosen: &Chosen, threads: usize) -> Result<()> {
        let Figures { games, decisions, seconds, .. } = self;
        writeln!(
            out,
            "{}: {} games of {} players in {seconds:.2} s on {threads} thread{}",
            chosen.game.info().id,
            thousands(*games as f64),
            chosen.setup.players,
            if threads == 1 { "" } else { "s" },
        )?;
        writeln!(
            out,
            "{} games/s · {} decisions/s · {:.1} decisions a game\n",
            thousands(*games as f64 / seconds),
            thousands(*decisions as f64 / seconds),
            *decisions as f64 / *games as f64,
        )?;
        let mut columns = Columns::new(&["seat", "bot", "points", "wins"]);
        for (seat, (points, wins)) in Seat::all(chosen.setup.players).zip(&self.seats) {
            let bot = chosen.bot(seat).to_string();
            columns.row(vec![
                seat.to_string(),
                bot,
                format!("{points:.2}"),
                format!("{:.1} %", wins * 100.0),
            ]);
        }
        columns.write(out)?;
        writeln!(out, "\ndigest {}", self.digest)?;
        Ok(())
    }

    fn json(&self, chosen: &Chosen, threads: usize) -> serde_json::Value {
        let seats = Seat::all(chosen.setup.players).zip(&self.seats).map(|(seat, (points, wins))| {
            json!({ "seat": seat, "bot": chosen.bot(seat).to_string(), "mean_points": points, "win_share": wins })
        });
        json!({
            "game": chosen.game.info().id,
            "players": chosen.setup.players,
            "options": options(&chosen.setup),
            "seed": chosen.seed,
            "threads": threads,
            "games": self.games,
            "seconds": self.seconds,
            "games_per_second": self.games as f64 / self.seconds,
            "decisions_per_second": self.decisions as f64 / self.seconds,
            "mean_decisions": self.decisions as f64 / self.games as f64,
            "seats": seats.collect::<Vec<_>>(),
            "digest": self.digest.to_string(),
        })
    }
}
