//! `steading arena`: matches between bots.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::thread;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use steading_bots::{Arena, Budget, Level, Match, Sprt, Strength, Verdict};

use crate::plot::Ratings;
use crate::progress::Progress;
use crate::setup::{find, read_weights, set_up};
use crate::table::{Columns, thousands};

/// What stands for the weights that a game comes with.
const OWN: &str = "own";

/// Let bots play each other and report how strong they are
///
/// Every seed is played once for each way round the table, so that neither luck nor the seat helps anybody. With more seats than
/// bots the last one sits on all the others: `--bots hard,medium --players 4` is one against three.
/// Levels are random, easy, medium, hard, expert, and greedy as a yardstick; those that look ahead take a budget:
/// `hard@200ms` for a turn, `hard@500` iterations for a decision.
#[derive(Args)]
pub(crate) struct ArenaCommand {
    /// The game; `steading games` lists them
    game: String,

    /// The bots
    #[arg(long, value_name = "A,B,..", value_delimiter = ',', required = true)]
    bots: Vec<String>,

    /// How many play at a table; as many as there are bots if not given
    #[arg(long, value_name = "N")]
    players: Option<u8>,

    /// How many games
    #[arg(long, value_name = "K", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// An option of the game; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    options: Vec<String>,

    /// Where all chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many games at once; all cores if not given, and one if a bot uses all of them itself
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,

    /// The weights of the bots in their order: files that `steading learn` wrote, or `own` for those that the game comes with;
    /// the last one also for all further bots. `--bots medium,medium --weights new.txt,own` tells which are better
    #[arg(long, value_name = "FILE,..", value_delimiter = ',')]
    weights: Vec<PathBuf>,

    /// Stop as soon as it is clear whether the first bot wins 60 % of games for two, or 1.4 times its fair share among more
    #[arg(long)]
    sprt: bool,

    /// Draw the ratings into an SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl ArenaCommand {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let game = find(&self.game)?;
        let players = self.bots.iter().map(|bot| bot.parse()).collect::<Result<Vec<Strength>, _>>()?;
        let seats = self.players.or_else(|| (players.len() > 1).then_some(players.len() as u8));
        let setup = set_up(game, seats, &self.options)?;
        if players.len() > usize::from(setup.players) {
            bail!("{} bots are named for {} players", players.len(), setup.players);
        }
        if self.weights.len() > players.len() {
            bail!("{} files of weights are named for {} bots", self.weights.len(), players.len());
        }
        let bots = steading_catalog::bots(&self.game).context("every game has bots")?;
        let others = |path: &PathBuf| path.as_os_str() != OWN;
        let weights =
            self.weights.iter().map(|path| others(path).then(|| read_weights(bots, path)).transpose());
        let plan = Match {
            weights: weights.collect::<Result<_>>()?,
            games: self.games,
            seed: self.seed,
            threads: self.threads(&players),
            sprt: self.sprt.then_some(Sprt { hoped: if setup.players == 2 { 1.2 } else { 1.4 } }),
            players,
            setup,
        };
        let progress = Progress::new(self.games, "games");
        let arena = plan.play(bots, &|games| progress.at(games))?;
        progress.done();
        if let Some(path) = &self.plot {
            let ratings = Ratings(&arena).to_string();
            std::fs::write(path, ratings).with_context(|| format!("cannot write {}", path.display()))?;
        }
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&arena)?)?;
            return Ok(());
        }
        write(out, &arena)
    }

    fn threads(&self, players: &[Strength]) -> usize {
        let all = || thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let takes_all =
            |bot: &Strength| bot.level == Level::Expert && matches!(bot.budget, Some(Budget::Turn(_)));
        match self.threads {
            Some(threads) => threads.get(),
            None if players.iter().any(takes_all) => 1,
            None => all(),
        }
    }
}

fn write(out: &mut impl Write, arena: &Arena) -> Result<()> {
    writeln!(out, "{}: {} games of {} players\n", arena.game, thousands(arena.games as f64), arena.players)?;
    let mut columns = Columns::new(&[
        "bot",
        "wins",
        "fair shares",
        "Elo",
        "95 %",
        "points",
        "ms a decision",
        "longest",
        "longest turn",
    ]);
    for line in &arena.standings {
        columns.row(vec![
            line.player.clone(),
            format!("{:.1} ± {:.1} %", line.win_share * 100.0, line.win_share_error * 100.0),
            format!("{:.2}", line.fair_shares),
            format!("{:+.0}", line.elo.rating),
            format!("{:+.0} to {:+.0}", line.elo.low, line.elo.high),
            format!("{:.1}", line.points),
            format!("{:.2}", line.milliseconds),
            format!("{:.0} ms", line.longest),
            format!("{:.0} ms", line.longest_turn),
        ]);
    }
    columns.write(out)?;
    if let (Some(verdict), Some(first)) = (arena.verdict, arena.standings.first()) {
        writeln!(
            out,
            "\n{} is {}",
            first.player,
            match verdict {
                Verdict::Better => "as much better as was hoped (SPRT)",
                Verdict::Not => "not as much better as was hoped (SPRT)",
                Verdict::Open => "not decided yet: play more games",
            }
        )?;
    }
    Ok(())
}
