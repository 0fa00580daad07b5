//! `steading trace`: a record as data.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use serde_json::{Map, Value, json};
use steading_game::{AnyMoment, AnyVisit, Seat, SeenEvent, Viewer};
use steading_notation::Record;

use crate::file::FileArguments;
use crate::setup::options;

/// Write a record as one JSON line per decision, for people who study games
///
/// The first line is the set-up (decision 0). Every further line holds the whole position before the decision, who must and may act, all
/// legal actions by seat, the action taken, what happened with everything that chance revealed, and the score by
/// source after it. `ply` is the old name of `decision`.
#[derive(Args)]
pub(crate) struct Trace {
    #[command(flatten)]
    file: FileArguments,
}

impl Trace {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        let record = self.file.record()?;
        let mut written = Ok(());
        record.walk(steading_catalog::find, |visit| {
            let line = match &visit.made {
                None => beginning(&record, &visit),
                Some((seat, action)) => decision(&visit, *seat, action),
            };
            if written.is_ok() {
                written = writeln!(out, "{line}");
            }
        })?;
        Ok(written?)
    }
}

fn beginning(record: &Record, visit: &AnyVisit<'_>) -> Value {
    json!({
        "decision": 0,
        "ply": 0,
        "game": record.game,
        "rules_version": record.setup.rules(),
        "players": record.setup.players,
        "options": options(&record.setup),
        "seed": record.seed,
        "events": events(visit.events.seen_by(Viewer::Host)),
        "scores": scores(visit.after),
    })
}

fn decision(visit: &AnyVisit<'_>, seat: Seat, action: &str) -> Value {
    let before = visit.before;
    let legal = before.may_act().iter().map(|seat| {
        let choices = before.legal_actions(seat).into_iter();
        (seat.to_string(), choices.map(|choice| choice.action).collect())
    });
    let number = before
        .legal_actions(seat)
        .into_iter()
        .find(|choice| choice.action == action)
        .and_then(|choice| choice.number);
    json!({
        "decision": visit.decision,
        "ply": visit.decision,
        "position": before.view(Viewer::Host),
        "must_act": before.must_act(),
        "may_act": before.may_act(),
        "legal_actions": legal.collect::<Map<String, Value>>(),
        "seat": seat,
        "action": action,
        "number": number,
        "events": events(visit.events.seen_by(Viewer::Host)),
        "scores": scores(visit.after),
        "outcome": visit.after.outcome(),
    })
}

fn events(seen: Vec<SeenEvent>) -> Vec<Value> {
    seen.into_iter().map(|event| event.event).collect()
}

fn scores(moment: &dyn AnyMoment) -> Vec<Value> {
    let score = |seat: Seat| {
        let score = moment.score(seat);
        let parts = score.parts.iter().map(|&(source, points)| (source.to_owned(), json!(points)));
        json!({ "seat": seat, "total": score.total(), "parts": parts.collect::<Map<_, _>>() })
    };
    Seat::all(moment.setup().players).map(score).collect()
}
