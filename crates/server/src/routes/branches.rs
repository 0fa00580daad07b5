//! Playing on from a moment of another game.
//!
//! A branch is a table of its own with the same set-up, the same seed and the first decisions of the other game. From there on
//! chance follows from a new seed, so that nobody knows what is drawn next from how the other game went on. What lies hidden on
//! the table stays where it is; branches are for trying things out, and do not count in anybody's statistics.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use steading_game::{Change, Seat};
use steading_protocol::client::NewBranch;
use steading_protocol::clock::TimeControl;
use steading_protocol::problem::Problem;
use steading_protocol::server::TableInfo;
use steading_protocol::terms::Terms;
use steading_store::{Saved, Standing, Status};

use super::records::{appended, written};
use super::tables::{bot, stored};
use crate::app::Shared;
use crate::entry::{Branch, Entry, Sitter};
use crate::error::{Error, Result};
use crate::extract::{Body, Caller, Path};
use crate::ids;
use crate::table::{STAND_IN, Table};
use crate::time::now;

/// Opens a table at which the game goes on from one of its moments, with bots on the other seats. The game must be over, or one
/// against bots alone: nobody can find out what other people still hide. What is drawn from there on is drawn anew, and the result
/// does not count.
#[utoipa::path(
    post, path = "/tables/{table}/branch", tag = "records", params(("table" = String, Path)), request_body = NewBranch,
    responses((status = 201, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem))
)]
pub(crate) async fn branch(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
    Body(wish): Body<NewBranch>,
) -> Result<(StatusCode, Json<TableInfo>)> {
    let level = wish.bot.as_deref().map(bot).transpose()?;
    let new = {
        let room = app.room(&id).await?;
        let open = room.open_latest(&app).await?;
        branched(open.table(), &person.id, &wish, level.as_deref(), now())?
    };
    let id = new.table.id.clone();
    app.store.import_table(new.table, new.seats, appended(&id, new.entries)).await?;
    let room = app.room(&id).await?;
    let mut open = room.open(&app).await?;
    open.wake_bots();
    Ok((StatusCode::CREATED, Json(open.table().info())))
}

/// The new table with its log.
fn branched(table: &Table, person: &str, wish: &NewBranch, level: Option<&str>, at: i64) -> Result<Saved> {
    let refused = |refusal| Error::refused(table.game.info(), refusal);
    may_branch(table, person, wish.seat)?;
    let play = table.play.as_ref().ok_or_else(|| Error::conflict("the game never began"))?;
    let engine = play.engine.fork(wish.decision as usize);
    let mut engine = engine.ok_or_else(|| Error::not_found("moment"))?;
    if engine.outcome().is_some() {
        return Err(Error::conflict("the game is over at that moment: choose an earlier one"));
    }
    let own = wish.seat.or_else(|| table.seats_of(person).first()).or_else(|| engine.must_act().first());
    let own = own.filter(|own| own.index() < table.sitters.len()).ok_or_else(|| Error::not_found("seat"))?;
    let sitters = (0..).map(Seat).zip(&table.sitters).map(|(seat, sitter)| {
        let level = level.or(sitter.bot.as_deref()).or(table.terms.stand_in.as_deref()).unwrap_or(STAND_IN);
        if seat == own {
            Sitter { person: Some(person.to_owned()), bot: None }
        } else {
            Sitter { person: None, bot: Some(level.to_owned()) }
        }
    });
    let sitters: Vec<Sitter> = sitters.collect();
    let seed = ids::seed();
    engine.take(Change::Reseed { seed }).map_err(|error| Error::internal(&error))?;
    let terms = Terms { clock: TimeControl::None, ..table.terms.clone() };
    let row = steading_store::Table {
        id: ids::random(16),
        terms: serde_json::to_string(&terms).map_err(|error| Error::internal(&error))?,
        seed: seed.to_string(),
        host: person.to_owned(),
        public: false,
        standing: Standing { status: Status::Running, waiting: 0, wake: None },
        created: at,
        changed: at,
        ..table.row.clone()
    };
    let origin = Branch { table: table.row.id.clone(), decision: wish.decision };
    let first = Entry::Start { seats: sitters.clone(), seed: engine.seed(), branch: Some(origin) };
    let mut saved = Saved {
        table: row,
        seats: (0..).zip(&sitters).map(|(seat, sitter)| stored(seat, sitter)).collect(),
        entries: written(first, engine.kept(), at)?,
    };
    let begun = Table::load(saved.clone(), terms, table.game, table.setup.clone()).map_err(refused)?;
    saved.table.standing = begun.standing(at);
    Ok(saved)
}

/// While other people play, or from another seat than the own, a branch would show what is still hidden.
fn may_branch(table: &Table, person: &str, seat: Option<Seat>) -> Result<()> {
    if matches!(table.status(), Status::Finished | Status::Closed) {
        return Ok(());
    }
    let own = table.seats_of(person);
    let others =
        table.sitters.iter().any(|sitter| sitter.person.as_deref().is_some_and(|other| other != person));
    if own.is_empty() || others {
        return Err(Error::conflict("wait until the game is over: other people still play it"));
    }
    if seat.is_some_and(|seat| !own.contains(seat)) {
        return Err(Error::forbidden("while the game runs, play on from a seat of your own"));
    }
    Ok(())
}
