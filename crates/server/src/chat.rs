//! What people say at a table.

use steading_bus::News;
use steading_protocol::server::{PersonInfo, SaidLine, ServerMsg};
use steading_store::Said;

use crate::app::Shared;
use crate::error::{Error, Result};
use crate::rooms;

/// The most characters of a line.
const LONGEST: usize = 500;
/// The latest lines, for a client that comes in.
const REMEMBERED: u32 = 100;

/// Keeps what a person says and tells it to everybody at the table.
pub(crate) async fn say(app: &Shared, table: &str, person: PersonInfo, words: &str) -> Result<SaidLine> {
    let words = words.trim();
    if words.is_empty() || words.chars().count() > LONGEST || words.contains('\0') {
        return Err(Error::bad_request(format!("say something, in at most {LONGEST} characters")));
    }
    app.limiters.words(&person.id)?;
    let at = app.clock.now();
    let number = app.store.say(table, &person.id, words, at).await?;
    let line = SaidLine { number, person, at, words: words.to_owned() };
    let mut open = rooms::open(app, table).await?;
    open.room.watchers.send_all(&ServerMsg::Said(line.clone()));
    open.tell_others(|table| News::Said { table, number });
    Ok(line)
}

/// What was said last at a table.
pub(crate) async fn said(app: &Shared, table: &str) -> Result<Vec<SaidLine>> {
    let said = app.store.said(table, REMEMBERED).await?;
    Ok(said.into_iter().map(line).collect())
}

fn line(said: Said) -> SaidLine {
    let Said { number, person, name, at, words } = said;
    SaidLine { number, person: PersonInfo { id: person, name }, at, words }
}
