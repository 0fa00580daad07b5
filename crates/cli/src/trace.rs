//! `steading trace`: a record as data.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use serde_json::{Map, Value, json};
use steading_game::{AnyTable, Seat, SeenEvent, Viewer};

use crate::file::FileArguments;
use crate::setup::options;

/// Write a record as one JSON line per decision, for people who study games
///
/// The first line is the set-up (ply 0). Every further line holds the whole position before the decision, who must and may act, all
/// legal actions by seat, the action taken, what happened with everything that chance revealed, and the score by
/// source after it.
#[derive(Args)]
pub(crate) struct Trace {
    #[command(flatten)]
    file: FileArguments,
}

impl Trace {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let record = self.file.record()?;
        let start = record.replay(steading_catalog::find, Some(0))?;
        let setup = json!({
            "ply": 0,
            "game": record.game,
            "rules_version": record.rules_version,
            "players": record.setup.players,
            "options": options(&record.setup),
            "seed": record.seed,
            "events": events(start.opening().seen_by(Viewer::Host)),
            "scores": scores(&*start),
        });
        writeln!(out, "{setup}")?;
        let mut written = Ok(());
        record.walk(steading_catalog::find, |step| {
            let choices = |seat: Seat| step.before.legal_actions(seat);
            let legal = step.before.may_act().iter().map(|seat| {
                (seat.to_string(), choices(seat).into_iter().map(|choice| choice.action).collect())
            });
            let line = json!({
                "ply": step.ply,
                "position": step.before.view(Viewer::Host),
                "must_act": step.before.must_act(),
                "may_act": step.before.may_act(),
                "legal_actions": legal.collect::<Map<String, Value>>(),
                "seat": step.seat,
                "action": step.applied.action,
                "number": choices(step.seat).into_iter()
                    .find(|choice| choice.action == step.applied.action)
                    .and_then(|choice| choice.number),
                "events": events(step.applied.events.seen_by(Viewer::Host)),
                "scores": scores(step.after),
                "outcome": step.after.outcome(),
            });
            if written.is_ok() {
                written = writeln!(out, "{line}");
            }
        })?;
        Ok(written?)
    }
}

fn events(seen: Vec<SeenEvent>) -> Vec<Value> {
    seen.into_iter().map(|event| event.event).collect()
}

fn scores(table: &dyn AnyTable) -> Vec<Value> {
    let score = |seat: Seat| {
        let score = table.score(seat);
        let parts = score.parts.iter().map(|&(source, points)| (source.to_owned(), json!(points)));
        json!({ "seat": seat, "total": score.total(), "parts": parts.collect::<Map<_, _>>() })
    };
    Seat::all(table.setup().players).map(score).collect()
}
