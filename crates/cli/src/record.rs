//! `steading record`: one game between bots, written down.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use steading_game::{AnyTable, Seat};

use crate::progress::Progress;
use crate::setup::{Chosen, GameArguments};

/// Play one game between bots and write its record
#[derive(Args)]
pub(crate) struct Record {
    #[command(flatten)]
    game: GameArguments,

    /// Where to write the record; standard output if not given
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

impl Record {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let chosen = self.game.choose()?;
        let table = play(&chosen)?;
        let record = steading_notation::Record::of(&*table).context("the game began with a seed")?;
        match &self.out {
            Some(path) => fs::write(path, record.to_string()).with_context(|| path.display().to_string())?,
            None => write!(out, "{record}")?,
        }
        Ok(())
    }
}

/// Plays the game to its end.
fn play(chosen: &Chosen) -> Result<Box<dyn AnyTable>> {
    let mut table = chosen.game.start(&chosen.setup, chosen.seed)?;
    let bots = steading_catalog::bots(chosen.game.info().id).context("every game has bots")?;
    let mind = |seat: Seat| bots.mind(chosen.bot(seat), chosen.seed.derive("bot", u64::from(seat.0)));
    let mut minds: Vec<_> = Seat::all(chosen.setup.players).map(mind).collect();
    let progress = Progress::without_end("decisions");
    while let Some(seat) = table.must_act().first() {
        let action = minds[seat.index()].choose(&table.view_of(seat));
        let action = action.ok_or_else(|| anyhow!("the bot on {seat} does not know what to do"))?;
        table.apply(seat, &action)?;
        progress.at(table.decisions() as u64);
    }
    progress.done();
    Ok(table)
}
