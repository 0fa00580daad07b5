//! `steading balance`: what bots use in a game, and what becomes of those who use it.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::{fs, thread};

use anyhow::{Context as _, Result, bail};
use clap::Args;
use steading_bots::{Balance, Estimate, Strength, Study};
use steading_game::{AnyGame, DataFiles, Message, Setup, ThingId};
use steading_text::Language;

use crate::plot::{Points, Uses};
use crate::progress::Progress;
use crate::setup::{find, read_weights, set_up, words};

/// Let a bot play itself and report scores by seat and source, and how much everything is used and wins
///
/// Wins are fair shares: 1 is what a seat gets that is as good as the others. A thing that everybody uses in every game has
/// exactly 1 whatever it does; `most` then says how those did who used it most often. A thing that only leaders can afford
/// looks good; `--without` says how a seat does that never uses it.
#[derive(Args)]
pub(crate) struct BalanceCommand {
    /// The game; `steading games` lists them
    game: String,

    /// How many play at a table; each number is measured
    #[arg(long, value_name = "N,M,..", value_delimiter = ',')]
    players: Vec<u8>,

    /// How many games for each number of players
    #[arg(long, value_name = "K", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// The bot on every seat, such as medium or hard@200
    #[arg(long, default_value = "medium")]
    bot: String,

    /// An option of the game; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    options: Vec<String>,

    /// What one seat of each game never uses, such as card=hayrick
    #[arg(long, value_name = "KIND=ID")]
    without: Option<String>,

    /// Play with the weights of this file, as `steading learn` writes it, in place of the game's own
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,

    /// Where all chance comes from
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// How many games at once; all cores if not given
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,

    /// Write JSON, tables and plots into this folder; the tables are printed if not given
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl BalanceCommand {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let game = find(&self.game)?;
        let counts =
            if self.players.is_empty() { vec![game.info().default_players] } else { self.players.clone() };
        let setups = { counts.iter() }.map(|&players| set_up(game, Some(players), &self.options));
        let setups = setups.collect::<Result<Vec<Setup>>>()?;
        let data = setups.first().and_then(|setup| setup.data.clone());
        let measured = setups.into_iter().map(|setup| self.measure(game, setup));
        let measured = measured.collect::<Result<Vec<Balance>>>()?;
        let report = Report { game, data, measured: &measured };
        match &self.out {
            Some(folder) => report.save(folder),
            None => report.write(out),
        }
    }

    fn measure(&self, game: &dyn AnyGame, setup: Setup) -> Result<Balance> {
        let strength: Strength = self.bot.parse()?;
        let bots = steading_catalog::bots(&self.game).context("every game has bots")?;
        let threads = self.threads.or_else(|| thread::available_parallelism().ok());
        let study = Study {
            setup,
            strength,
            games: self.games,
            seed: self.seed,
            threads: threads.map_or(1, NonZeroUsize::get),
            without: self.without.as_deref().map(thing).transpose()?,
            weights: self.weights.as_deref().map(|path| read_weights(bots, path)).transpose()?,
        };
        let progress = Progress::new(self.games, "games");
        let balance = study.play(game, bots, &|games| progress.at(games))?;
        progress.done();
        Ok(balance)
    }
}

/// Reads a thing such as `card=hayrick`.
fn thing(text: &str) -> Result<ThingId> {
    match text.split_once('=') {
        Some((kind, id)) => Ok(ThingId { kind: kind.to_owned().into(), id: id.to_owned().into() }),
        None => bail!("`--without {text}` must have the form kind=id, such as card=hayrick"),
    }
}

/// What was measured, for several numbers of players.
struct Report<'a> {
    game: &'static dyn AnyGame,
    data: Option<DataFiles>,
    measured: &'a [Balance],
}

impl Report<'_> {
    fn save(&self, folder: &Path) -> Result<()> {
        let id = self.game.info().id;
        let keep = |name: String, text: &[u8]| {
            let path = folder.join(name);
            fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
        };
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        let mut tables = Vec::new();
        self.write(&mut tables)?;
        keep(format!("{id}.md"), &tables)?;
        keep(format!("{id}.json"), (serde_json::to_string_pretty(self.measured)? + "\n").as_bytes())?;
        let names = self.names()?;
        keep(
            format!("{id}-points.svg"),
            Points { measured: self.measured, names: &names }.to_string().as_bytes(),
        )?;
        for kind in self.kinds() {
            let plot = Uses { measured: self.measured, kind: &kind }.to_string();
            keep(format!("{id}-{}.svg", kind.replace(' ', "-")), plot.as_bytes())?;
        }
        Ok(())
    }

    /// The sources of points with their names, in the order of the rulebook.
    fn names(&self) -> Result<Vec<(&'static str, String)>> {
        let words = words(self.game.info(), self.data.as_ref(), Language::En)?;
        let keys = self.measured.iter().flat_map(|balance| &balance.winners).map(|&(key, _)| key);
        let mut names: Vec<(&'static str, String)> = Vec::new();
        for key in keys {
            if names.iter().all(|&(known, _)| known != key) {
                names.push((key, words.render(&Message::new(key))));
            }
        }
        Ok(names)
    }

    fn kinds(&self) -> Vec<String> {
        let all = self.measured.iter().flat_map(|balance| &balance.things);
        let mut kinds: Vec<String> = all.map(|line| line.thing.kind.to_string()).collect();
        kinds.sort();
        kinds.dedup();
        kinds
    }

    fn write(&self, out: &mut impl Write) -> Result<()> {
        for balance in self.measured {
            let Balance { game, players, games, bot, .. } = balance;
            writeln!(out, "## {game}, {players} players: {games} games of `{bot}`\n")?;
            if let Some((thing, wins)) = &balance.without {
                writeln!(
                    out,
                    "A seat that goes without {} wins {} fair shares.\n",
                    name(thing),
                    show(*wins)
                )?;
            }
            self.write_seats(out, balance)?;
            write_things(out, balance)?;
            write_common(out, balance)?;
        }
        Ok(())
    }

    fn write_seats(&self, out: &mut impl Write, balance: &Balance) -> Result<()> {
        let names: Vec<String> = self.names()?.into_iter().map(|(_, name)| name).collect();
        writeln!(out, "| | wins | points | {} |", names.join(" | "))?;
        writeln!(out, "|---|---|---|{}", "---|".repeat(names.len()))?;
        let parts = |sources: &[(&str, f64)]| {
            sources.iter().map(|(_, points)| format!("{points:.1}")).collect::<Vec<_>>().join(" | ")
        };
        for (seat, figures) in balance.seats.iter().enumerate() {
            let points = figures.points;
            writeln!(
                out,
                "| seat {} | {} | {:.1} ± {:.1} | {} |",
                seat + 1,
                show(figures.wins),
                points.value,
                points.error,
                parts(&figures.sources)
            )?;
        }
        let won: f64 = balance.winners.iter().map(|(_, points)| points).sum();
        writeln!(out, "| winners | | {won:.1} | {} |\n", parts(&balance.winners))?;
        Ok(())
    }
}

fn write_things(out: &mut impl Write, balance: &Balance) -> Result<()> {
    writeln!(out, "| thing | used by | times | wins | most |\n|---|---|---|---|---|")?;
    for line in &balance.things {
        writeln!(
            out,
            "| {} | {:.0} % | {:.2} | {} | {} |",
            name(&line.thing),
            line.used * 100.0,
            line.times,
            show(line.wins),
            line.most.map_or_else(String::new, show)
        )?;
    }
    Ok(writeln!(out)?)
}

fn write_common(out: &mut impl Write, balance: &Balance) -> Result<()> {
    if balance.common.is_empty() {
        return Ok(());
    }
    writeln!(out, "| thing | in games | points of a player |\n|---|---|---|")?;
    for line in &balance.common {
        let Estimate { value, error } = line.points;
        let games = line.games * 100.0;
        writeln!(out, "| {} | {games:.0} % | {value:+.1} ± {error:.1} |", name(&line.thing))?;
    }
    Ok(writeln!(out)?)
}

fn name(thing: &ThingId) -> String {
    format!("{}: {}", thing.kind, thing.id.replace('_', " "))
}

fn show(estimate: Estimate) -> String {
    format!("{:.2} ± {:.2}", estimate.value, estimate.error)
}
