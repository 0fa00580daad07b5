//! `steading hint`: what a bot would do here.

use std::io::Write;

use anyhow::{Context as _, Result, bail};
use clap::Args;
use serde_json::json;
use steading_bots::{Advice, Strength};
use steading_game::{Seat, Seed};
use steading_notation::Document;
use steading_text::Language;

use crate::file::FileArguments;
use crate::setup::words;
use crate::table::Columns;

/// Say what a good player would do at a position, or at a moment of a record
///
/// The bot knows only what the seat may know.
#[derive(Args)]
pub(crate) struct Hint {
    #[command(flatten)]
    file: FileArguments,

    /// The moment in a record, counted in decisions; the end if not given
    #[arg(long, alias = "ply", value_name = "N")]
    decision: Option<usize>,

    /// The bot that is asked, such as hard or expert@2000ms
    #[arg(long, default_value = "hard")]
    bot: String,

    /// How many actions to show
    #[arg(long, value_name = "K", default_value_t = 5)]
    best: usize,

    /// The language: en or de
    #[arg(long, default_value = "en")]
    lang: Language,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Hint {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let table = match self.file.document()? {
            Document::Record(record) => record.replay(steading_catalog::find, self.decision)?,
            Document::Position(_) if self.decision.is_some() => {
                bail!("a position is one moment: leave `--decision` out")
            }
            Document::Position(table) => table,
        };
        let Some(seat) = table.must_act().first() else {
            bail!("the game is over: there is nothing to decide")
        };
        let strength: Strength = self.bot.parse()?;
        let bots = steading_catalog::bots(table.info().id).context("every game has bots")?;
        let advised = bots.mind(strength, Seed::from_number(1)).advise(&table.view_of(seat));
        let (advice, shares) = advised.context("the bot has nothing to say")?;
        let shares = &shares[..usize::from(table.setup().players)];
        let best: Vec<Advice<String>> = advice.into_iter().take(self.best).collect();
        if self.json {
            let actions: Vec<_> = best
                .iter()
                .map(|advice| json!({ "action": advice.action, "share": advice.share, "visits": advice.visits }))
                .collect();
            writeln!(
                out,
                "{}",
                serde_json::to_string_pretty(
                    &json!({ "seat": seat, "expected": shares, "actions": actions })
                )?
            )?;
            return Ok(());
        }
        let words = words(table.info(), table.setup().data.as_ref(), self.lang)?;
        let expected: Vec<String> = Seat::all(table.setup().players)
            .zip(shares)
            .map(|(seat, share)| format!("{seat} {:.0} %", share * 100.0))
            .collect();
        writeln!(out, "{seat}: {}\nExpected: {}\n", words.render(&table.prompt(seat)), expected.join(", "))?;
        let choices = table.legal_actions(seat);
        let mut columns = Columns::new(&["action", "", "share", "looked at"]);
        for advice in &best {
            let label = choices
                .iter()
                .find(|choice| choice.action == advice.action)
                .map(|choice| words.render(&choice.label));
            columns.row(vec![
                advice.action.clone(),
                label.unwrap_or_default(),
                advice.share.map_or_else(String::new, |share| format!("{:.1} %", share * 100.0)),
                advice.visits.to_string(),
            ]);
        }
        Ok(columns.write(out)?)
    }
}
