//! `steading inspect`: the table at one moment.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use serde_json::json;
use steading_game::{AnyTable, Score, Seat, Viewer};
use steading_notation::Document;
use steading_text::{Language, Phrasebook};

use crate::file::FileArguments;
use crate::setup::words;
use crate::table::Columns;

/// Show the table of a record or a position: who acts, every legal action, the score by source
#[derive(Args)]
pub(crate) struct Inspect {
    #[command(flatten)]
    file: FileArguments,

    /// The moment in a record, counted in decisions; 0 is the start, the end if not given
    #[arg(long, alias = "ply", value_name = "N")]
    decision: Option<usize>,

    /// Show only what this seat may know, such as seat2 or 2
    #[arg(long, value_name = "S", value_parser = parse_seat)]
    seat: Option<Seat>,

    /// Write the position as text, to be edited or shared; it holds everything hidden
    #[arg(long, conflicts_with_all = ["json", "seat"])]
    position: bool,

    /// The language: en or de
    #[arg(long, default_value = "en")]
    lang: Language,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

fn parse_seat(text: &str) -> Result<Seat, String> {
    let full = if text.starts_with("seat") { text.to_owned() } else { format!("seat{text}") };
    full.parse().map_err(|error: steading_game::NotASeat| error.to_string())
}

impl Inspect {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let table = match self.file.document()? {
            Document::Record(record) => record.replay(steading_catalog::find, self.decision)?,
            Document::Position(_) if self.decision.is_some() => {
                bail!("a position is one moment: leave `--decision` out")
            }
            Document::Position(table) => table,
        };
        let players = table.setup().players;
        if let Some(seat) = self.seat.filter(|seat| seat.0 >= players) {
            bail!("{seat} does not play: there are {players} players");
        }
        if self.position {
            write!(out, "{}", steading_notation::write_position(&*table))?;
            return Ok(());
        }
        if self.json {
            writeln!(out, "{}", serde_json::to_string_pretty(&self.json(&*table))?)?;
            return Ok(());
        }
        let words = words(table.info(), table.setup().data.as_ref(), self.lang)?;
        write!(out, "{}", table.picture(self.viewer()))?;
        match table.outcome() {
            None => writeln!(out, "\nMust act: {} · may act: {}", table.must_act(), table.may_act())?,
            Some(outcome) => writeln!(out, "\nThe game is over. Places: {}", places(outcome.places()))?,
        }
        for seat in self.shown(&*table) {
            write_choices(out, &*table, seat, &words)?;
        }
        write_scores(out, &*table, self.viewer(), &words)
    }

    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Host, Viewer::Seat)
    }

    /// The seats whose legal actions are shown.
    fn shown(&self, table: &dyn AnyTable) -> Vec<Seat> {
        table.may_act().iter().filter(|&seat| self.viewer().is(seat)).collect()
    }

    fn json(&self, table: &dyn AnyTable) -> serde_json::Value {
        let seats = || Seat::all(table.setup().players);
        json!({
            "game": table.info().id,
            "viewer": self.viewer().to_string(),
            "view": table.view(self.viewer()),
            "must_act": table.must_act(),
            "may_act": table.may_act(),
            "legal_actions": self.shown(table).into_iter()
                .map(|seat| (seat.to_string(), json!(table.legal_actions(seat))))
                .collect::<serde_json::Map<_, _>>(),
            "scores": seats().map(|seat| table.score_seen(seat, self.viewer())).collect::<Vec<_>>(),
            "outcome": table.outcome(),
        })
    }
}

fn places(places: &[u8]) -> String {
    let named = places.iter().enumerate().map(|(seat, place)| format!("seat{seat} {place}."));
    named.collect::<Vec<_>>().join(", ")
}

/// The legal actions of a seat, each with its words.
fn write_choices(out: &mut impl Write, table: &dyn AnyTable, seat: Seat, words: &Phrasebook) -> Result<()> {
    let choices = table.legal_actions(seat);
    writeln!(out, "\n{seat}: {}", words.render(&table.prompt(seat)))?;
    let width = choices.iter().map(|choice| choice.action.len()).max().unwrap_or(0);
    for choice in &choices {
        writeln!(out, "  {:<width$}  {}", choice.action, words.render(&choice.label))?;
    }
    Ok(())
}

/// The points of every seat, by source, as far as the viewer may know them.
fn write_scores(
    out: &mut impl Write,
    table: &dyn AnyTable,
    viewer: Viewer,
    words: &Phrasebook,
) -> Result<()> {
    writeln!(out)?;
    let known = Seat::all(table.setup().players)
        .filter_map(|seat| Some((seat.to_string(), table.score_seen(seat, viewer)?)));
    let (headings, scores): (Vec<String>, Vec<Score>) = known.unzip();
    let Some(first) = scores.first() else { return Ok(()) };
    let headings = std::iter::once("points").chain(headings.iter().map(String::as_str)).collect::<Vec<_>>();
    let mut columns = Columns::new(&headings);
    for (index, (source, _)) in first.parts.iter().enumerate() {
        let points = scores.iter().map(|score| score.parts[index].1.to_string());
        columns.row(std::iter::once(words.word(source)).chain(points).collect());
    }
    let totals = scores.iter().map(|score| score.total().to_string());
    columns.row(std::iter::once("total".to_owned()).chain(totals).collect());
    Ok(columns.write(out)?)
}
