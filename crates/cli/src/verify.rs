//! `steading verify`: is this a true record?

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use serde_json::json;
use steading_notation::Document;

use crate::file::FileArguments;

/// Play a record again and check every line of it; say where and why it fails
///
/// A position is checked too: every component must be there, and nothing may stand that no game can lead to.
#[derive(Args)]
pub(crate) struct Verify {
    #[command(flatten)]
    file: FileArguments,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Verify {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let (kind, actions, table) = match self.file.document()? {
            Document::Record(record) => {
                let name = || self.file.name();
                ("record", record.actions.len(), record.verify(steading_catalog::find).with_context(name)?)
            }
            Document::Position(table) => ("position", 0, table),
        };
        let (game, players) = (table.info().id, table.setup().players);
        let digest = table.digest();
        if self.json {
            let outcome = table.outcome();
            let verdict = json!({
                "kind": kind, "game": game, "players": players, "actions": actions, "outcome": outcome,
                "digest": digest.to_string(),
            });
            writeln!(out, "{verdict}")?;
            return Ok(());
        }
        let state = if table.outcome().is_some() { "finished" } else { "running" };
        writeln!(
            out,
            "a true {kind} of {game}: {players} players, {actions} actions, {state}, digest {digest}"
        )?;
        Ok(())
    }
}
