//! `steading analyse`: a game, decision by decision.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use clap::Args;
use serde_json::json;
use steading_bots::{Analysis, Judgement, Mistake, Strength};
use steading_game::{Seat, Seed};

use crate::file::FileArguments;
use crate::plot::WinChart;
use crate::progress::Progress;
use crate::table::Columns;

/// Go through a record: the best action at each decision, what everybody could expect, mistakes, and luck
#[derive(Args)]
pub(crate) struct Analyse {
    #[command(flatten)]
    file: FileArguments,

    /// The bot that judges, such as medium, hard@100ms (for each decision here) or hard@500
    #[arg(long, default_value = "hard@200")]
    bot: String,

    /// Show every decision, not only mistakes
    #[arg(long)]
    all: bool,

    /// Draw what everybody could expect into an SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Analyse {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let record = self.file.record()?;
        let strength: Strength = self.bot.parse()?;
        let bots = steading_catalog::bots(record.game).context("every game has bots")?;
        let progress = Progress::new(record.actions.len() as u64, "decisions");
        let mut analysis = Analysis::new(bots.mind(strength, Seed::from_number(1)));
        record.walk(steading_catalog::find, |visit| {
            analysis.judge(&visit);
            progress.at(visit.decision as u64);
        })?;
        let judged = analysis.finish(&*record.replay(steading_catalog::find, None)?);
        progress.done();
        let players = record.setup.players;
        if let Some(path) = &self.plot {
            let chart = WinChart { players, judged: &judged }.to_string();
            std::fs::write(path, chart).with_context(|| format!("cannot write {}", path.display()))?;
        }
        if self.json {
            let seats: Vec<_> = Seat::all(players).map(|seat| Sum::of(&judged, seat).json(seat)).collect();
            writeln!(
                out,
                "{}",
                serde_json::to_string_pretty(&json!({ "decisions": judged, "seats": seats }))?
            )?;
            return Ok(());
        }
        self.write_decisions(out, &judged)?;
        write_sums(out, &judged, players)
    }

    fn write_decisions(&self, out: &mut impl Write, judged: &[Judgement]) -> Result<()> {
        let shown = |judgement: &&Judgement| self.all || judgement.mistake > Mistake::None;
        let mut columns =
            Columns::new(&["decision", "seat", "did", "best", "cost", "", "luck", "before", "after"]);
        for judgement in judged.iter().filter(shown) {
            let seat = judgement.seat.index();
            columns.row(vec![
                judgement.decision.to_string(),
                judgement.seat.to_string(),
                judgement.action.clone(),
                judgement.best.clone(),
                percent(judgement.cost),
                match judgement.mistake {
                    Mistake::None => "",
                    Mistake::Small => "?!",
                    Mistake::Big => "?",
                    Mistake::Blunder => "??",
                }
                .to_owned(),
                format!("{:+.1} %", judgement.luck * 100.0),
                percent(judgement.before[seat]),
                percent(judgement.after[seat]),
            ]);
        }
        columns.write(out)?;
        Ok(writeln!(out)?)
    }
}

fn percent(share: f32) -> String {
    format!("{:.1} %", share * 100.0)
}

fn write_sums(out: &mut impl Write, judged: &[Judgement], players: u8) -> Result<()> {
    let mut columns = Columns::new(&["seat", "decisions", "given away", "mistakes", "luck"]);
    for seat in Seat::all(players) {
        let sum = Sum::of(judged, seat);
        columns.row(vec![
            seat.to_string(),
            sum.decisions.to_string(),
            percent(sum.cost),
            sum.mistakes.to_string(),
            format!("{:+.1} %", sum.luck * 100.0),
        ]);
    }
    Ok(columns.write(out)?)
}

/// All decisions of one seat.
struct Sum {
    decisions: usize,
    mistakes: usize,
    cost: f32,
    luck: f32,
}

impl Sum {
    fn of(judged: &[Judgement], seat: Seat) -> Sum {
        let own: Vec<&Judgement> = judged.iter().filter(|judgement| judgement.seat == seat).collect();
        Sum {
            decisions: own.len(),
            mistakes: own.iter().filter(|judgement| judgement.mistake > Mistake::None).count(),
            cost: own.iter().map(|judgement| judgement.cost).sum(),
            luck: own.iter().map(|judgement| judgement.luck).sum(),
        }
    }

    fn json(&self, seat: Seat) -> serde_json::Value {
        json!({ "seat": seat, "decisions": self.decisions, "mistakes": self.mistakes, "cost": self.cost, "luck": self.luck })
    }
}
