//! What is sent to the store with an entry: the entry as text, and what it changes in the rows of its table.

use steading_game::Kept;
use steading_store::{Append, EntryRow, SeatRow, Standing};

use crate::entry::{Entry, Sitter};
use crate::refusal::Refusal;
use crate::table::{Happened, Table};

/// Applies an entry to a table: what happened, and what is to be appended before anybody is told. If it is refused, nothing has
/// changed.
pub(crate) fn apply(
    table: &mut Table,
    entry: &Entry,
    command: &str,
    at: i64,
) -> Result<(Happened, Append), Refusal> {
    let (standing_before, format_before) = (table.standing(table.row.changed), table.row.format);
    let sitters_before = entry.changes_seats().then(|| table.sitters.clone());
    let append = alone(&table.row.id, table.entries(), entry, command, at);
    let append = append.map_err(|error| Refusal::Broken(error.to_string()))?;
    let happened = table.apply(entry, command, at)?;
    let append = Append {
        format: Some(table.row.format).filter(|&format| format > format_before),
        standing: Some(table.standing(at)).filter(|standing| differs(standing_before, *standing)),
        seats: sitters_before.map_or_else(Vec::new, |before| changed_seats(&before, &table.sitters)),
        results: table.results(),
        ..append
    };
    Ok((happened, append))
}

/// The whole log of a new table at which a game begins with what counts of another one. The rows of the table are stored with
/// it, and have no results.
pub(crate) fn copied(
    table: &str,
    start: Entry,
    kept: Vec<Kept<String>>,
    at: i64,
) -> Result<Vec<Append>, serde_json::Error> {
    let entries = [start].into_iter().chain(kept.into_iter().map(Entry::from));
    (0..).zip(entries).map(|(number, entry)| alone(table, number, &entry, "", at)).collect()
}

/// An entry that changes nothing else.
fn alone(
    table: &str,
    number: u32,
    entry: &Entry,
    command: &str,
    at: i64,
) -> Result<Append, serde_json::Error> {
    let body = serde_json::to_string(entry)?;
    Ok(Append {
        table: table.to_owned(),
        entry: EntryRow { number, at, command: command.to_owned(), body },
        format: None,
        standing: None,
        seats: Vec::new(),
        results: Vec::new(),
    })
}

/// Whether the store must be told. When bots move one after the other, the time to look after them may stay as it is.
fn differs(before: Standing, after: Standing) -> bool {
    before.status != after.status
        || before.waiting != after.waiting
        || before.wake.is_some() != after.wake.is_some()
        || after.wake.is_some_and(|wake| before.wake.is_some_and(|old| old > wake || wake - old > 1000))
}

fn changed_seats(before: &[Sitter], after: &[Sitter]) -> Vec<SeatRow> {
    let changed = (0..).zip(after).filter(|(seat, sitter)| before.get(usize::from(*seat)) != Some(*sitter));
    changed.map(|(seat, sitter)| sitter.row(seat)).collect()
}
