//! `steading perft`: do the ways to go on from fixed positions number what is written down?

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use serde::Deserialize;
use steading_game::{AnyTable, Seat};
use steading_notation::Document;

use crate::progress::Progress;
use crate::setup::find;
use crate::table::{Columns, thousands};

/// Count the ways to go on from fixed positions of all games, and compare with what is written down
///
/// For whoever writes an engine of their own, or changes ours. `docs/perft.toml` has positions of every game as text, and how many
/// sequences of 1, 2, 3 and more decisions lead on from each of them. One missing or invented decision anywhere on the way changes the
/// number. Everybody who may act is asked. A sequence ends early where the game is over, and with a decision for which anything is drawn,
/// rolled or shuffled: so the numbers follow from the rules alone.
///
/// If yours differ, look behind which first decision they do with `--position NAME --depth N --divide`, add that decision with `--after`,
/// and so on with one decision less each time, until the lists themselves differ.
#[derive(Args)]
pub(crate) struct Perft {
    /// Only positions of this game
    game: Option<String>,

    /// Count no further than this many decisions; as far as is written down if not given
    #[arg(long, value_name = "N")]
    depth: Option<u32>,

    /// Only the position with this name
    #[arg(long, value_name = "NAME")]
    position: Option<String>,

    /// Make this decision first, such as `seat0 end`, and count from there; may be repeated
    #[arg(long, value_name = "DECISION", requires = "position", requires = "depth")]
    after: Vec<String>,

    /// Say how many ways there are behind each first decision
    #[arg(long, requires = "position", requires = "depth")]
    divide: bool,

    /// Positions of your own in the same form, instead of `docs/perft.toml`
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    /// Write the numbers that this program counts into the file; without any for a position, as far as `--depth`, or 5
    #[arg(long, requires = "file", conflicts_with_all = ["divide", "after"])]
    bless: bool,
}

/// The list in this program.
const BUILT_IN: &str = include_str!("../../../docs/perft.toml");

/// How far an unwritten count goes if nobody says so.
const USUAL_DEPTH: u32 = 5;

/// What the lines with the counts begin with.
const COUNTS: &str = "counts = [";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    position: Vec<Entry>,
}

/// One position with its counts.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    name: String,
    #[serde(rename = "about")]
    _about: String,
    /// The ways of 1, 2, 3, … decisions.
    counts: Vec<u64>,
    text: String,
}

impl Entry {
    fn table(&self) -> Result<Box<dyn AnyTable>> {
        match Document::read(&self.text, steading_catalog::find).with_context(|| self.name.clone())? {
            Document::Position(table) => Ok(table),
            Document::Record(_) => bail!("{}: a position is needed here, not a record", self.name),
        }
    }

    /// The depths that are counted, with what is written down for each.
    fn depths(&self, wanted: Option<u32>) -> impl Iterator<Item = (u32, u64)> {
        (1..)
            .zip(self.counts.iter().copied())
            .take_while(move |&(depth, _)| wanted.is_none_or(|wanted| depth <= wanted))
    }
}

impl Perft {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        if let Some(game) = &self.game {
            find(game)?;
        }
        let text = match &self.file {
            Some(file) => fs::read_to_string(file).with_context(|| file.display().to_string())?,
            None => BUILT_IN.to_owned(),
        };
        let name = || {
            self.file.as_ref().map_or_else(|| "docs/perft.toml".to_owned(), |file| file.display().to_string())
        };
        let list: List = toml::from_str(&text).with_context(name)?;
        let mut chosen = Vec::new();
        for entry in &list.position {
            let table = entry.table()?;
            let named = self.position.as_ref().is_none_or(|name| *name == entry.name);
            let of_game = self.game.as_ref().is_none_or(|game| game == table.info().id);
            chosen.extend((named && of_game).then_some((entry, table)));
        }
        match &chosen[..] {
            [] => bail!("{} has no such position", name()),
            [(_, table), ..] if self.divide || !self.after.is_empty() => {
                self.look_closer(table.boxed_clone(), out)
            }
            _ if self.bless => self.write_down(&text, &list, &chosen),
            _ => self.compare(&chosen, out),
        }
    }

    /// Counts everything again and says what differs.
    fn compare(&self, chosen: &[(&Entry, Box<dyn AnyTable>)], out: &mut impl Write) -> Result<()> {
        let all = chosen.iter().flat_map(|(entry, _)| entry.depths(self.depth));
        let progress = Progress::new(all.map(|(_, ways)| ways).sum(), "ways");
        let mut columns = Columns::new(&["position", "decisions", "ways"]);
        let (mut done, mut differences) = (0, Vec::new());
        for (entry, table) in chosen {
            for (depth, written) in entry.depths(self.depth) {
                let found = ways(&**table, depth, |counted| progress.at(done + counted));
                done += written;
                columns.row(vec![entry.name.clone(), depth.to_string(), thousands(found as f64)]);
                if found != written {
                    differences
                        .push(format!("{}, {depth} decisions: {found} ways, not {written}", entry.name));
                }
            }
        }
        progress.done();
        if !differences.is_empty() {
            bail!("{}", differences.join("; "));
        }
        Ok(columns.write(out)?)
    }

    /// Counts from a moment after the position, or behind each decision.
    fn look_closer(&self, mut table: Box<dyn AnyTable>, out: &mut impl Write) -> Result<()> {
        for decision in &self.after {
            let (seat, action) = decision.split_once(' ').unwrap_or((decision, ""));
            let seat: Seat = seat.parse().with_context(|| decision.clone())?;
            table.apply(seat, action).map_err(|refusal| anyhow!("{decision}: {refusal}"))?;
        }
        let depth = self.depth.unwrap_or(1);
        if self.divide {
            let mut columns = Columns::new(&["decision", "ways"]);
            table.divide(depth, &mut |seat, action, ways| {
                columns.row(vec![format!("{seat} {action}"), ways.to_string()]);
            });
            return Ok(columns.write(out)?);
        }
        for depth in 1..=depth {
            writeln!(out, "{depth} {}", ways(&*table, depth, |_| {}))?;
        }
        Ok(())
    }

    /// Writes what is counted into the file: its lines with counts stand in the order of the positions.
    fn write_down(&self, text: &str, list: &List, chosen: &[(&Entry, Box<dyn AnyTable>)]) -> Result<()> {
        let progress = Progress::without_end("ways");
        let mut done = 0;
        let mut counted = list.position.iter().map(|entry| {
            let (_, table) = chosen.iter().find(|(one, _)| one.name == entry.name)?;
            let most = if entry.counts.is_empty() {
                self.depth.unwrap_or(USUAL_DEPTH)
            } else {
                entry.counts.len() as u32
            };
            let counts = (1..=most).map(|depth| {
                let ways = ways(&**table, depth, |counted| progress.at(done + counted));
                done += ways;
                ways.to_string()
            });
            Some(format!("{COUNTS}{}]", counts.collect::<Vec<_>>().join(", ")))
        });
        let lines = text.lines().map(|line| {
            let new = if line.starts_with(COUNTS) { counted.next().flatten() } else { None };
            new.unwrap_or_else(|| line.to_owned()) + "\n"
        });
        let blessed: String = lines.collect();
        progress.done();
        let file = self.file.as_ref().context("a file to write to")?;
        fs::write(file, blessed).with_context(|| file.display().to_string())
    }
}

/// The ways of so many decisions; tells how many were counted so far.
fn ways(table: &dyn AnyTable, depth: u32, told: impl Fn(u64)) -> u64 {
    let (mut ways, mut decisions) = (0, 0_u64);
    table.divide(depth, &mut |_, _, behind| {
        ways += behind;
        decisions += 1;
        told(ways);
    });
    // A game that is over goes on in one way.
    if decisions == 0 { 1 } else { ways }
}
