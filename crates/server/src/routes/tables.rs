//! Tables: opening them, sitting down, starting.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use steading_bots::Level;
use steading_game::{AnyGame, Seat};
use steading_protocol::client::{NewInvitation, NewTable, TakeSeat};
use steading_protocol::clock::TimeControl;
use steading_protocol::problem::Problem;
use steading_protocol::server::{Invitation, ServerMsg, TableInfo};
use steading_protocol::terms::{Occupant, Terms};
use steading_store::{Append, Changed, Saved, Standing, Status, Which};
use utoipa::IntoParams;

use crate::app::{App, Shared};
use crate::entry::{Entry, Sitter};
use crate::error::{Error, Result};
use crate::extract::{Body, Caller, Path, Query};
use crate::ids;
use crate::room::Open;
use crate::table::Table;
use crate::time::now;

/// The most tables in a list.
const MOST: u32 = 100;

/// Which tables to list.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Lobby {
    /// `open` (the usual), `running` or `finished`.
    status: Option<String>,
}

/// Public tables: open ones to sit down at, running ones to watch.
#[utoipa::path(get, path = "/tables", tag = "tables", security(()), params(Lobby), responses((status = 200, body = Vec<TableInfo>), (status = 400, body = Problem)))]
pub(crate) async fn lobby(
    State(app): State<Shared>,
    Query(lobby): Query<Lobby>,
) -> Result<Json<Vec<TableInfo>>> {
    let status = match lobby.status.as_deref() {
        None | Some("open") => Status::Open,
        Some("running") => Status::Running,
        Some("finished") => Status::Finished,
        Some(_) => return Err(Error::bad_request("status is open, running or finished")),
    };
    Ok(Json(app.list(Which::Public(status), MOST).await?))
}

/// Opens a table. If no seat stays open, the game begins at once.
#[utoipa::path(
    post, path = "/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem))
)]
pub(crate) async fn create(
    State(app): State<Shared>,
    Caller(person): Caller,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>)> {
    let game = steading_catalog::find(&wish.game).ok_or_else(|| Error::not_found("game"))?;
    let setup = app.check_terms(game, &wish.terms)?;
    let occupants = wish.seats.unwrap_or_else(|| vec![Occupant::Me]);
    if occupants.len() > usize::from(setup.players) {
        return Err(Error::bad_request(format!("there are {} seats at this table", setup.players)));
    }
    let terms = Terms { players: Some(setup.players), ..wish.terms };
    let sitters =
        occupants.iter().map(|occupant| sitter(occupant, &person.id)).collect::<Result<Vec<_>>>()?;
    let table = app.new_table(ids::random(16), game, &terms, &person.id, wish.public, sitters).await?;
    Ok((StatusCode::CREATED, Json(table)))
}

/// A table.
#[utoipa::path(
    get, path = "/tables/{table}", tag = "tables", security(()), params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = Problem))
)]
pub(crate) async fn one(State(app): State<Shared>, Path(id): Path<String>) -> Result<Json<TableInfo>> {
    let room = app.room(&id).await?;
    let open = room.open_latest(&app).await?;
    Ok(Json(open.table().info()))
}

/// Closes a table that has not begun. Only its host may.
#[utoipa::path(
    delete, path = "/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem))
)]
pub(crate) async fn close(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
) -> Result<StatusCode> {
    let room = app.room(&id).await?;
    let mut open = room.open_latest(&app).await?;
    only_host(&open, &person.id)?;
    if app.store.close_table(&id, now()).await? == Changed::Refused {
        return Err(Error::conflict("the game has begun: give up instead"));
    }
    open.reload().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts the game, if every seat is taken. It starts by itself when the last one is.
#[utoipa::path(
    post, path = "/tables/{table}/start", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem))
)]
pub(crate) async fn start(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>> {
    let room = app.room(&id).await?;
    let mut open = room.open_latest(&app).await?;
    only_host(&open, &person.id)?;
    if !app.start_if_full(&mut open).await? {
        return Err(Error::conflict("a seat is still open, or the game has begun"));
    }
    Ok(Json(open.table().info()))
}

/// The same people and bots play again, each one seat further. Whoever asks second gets the same table.
#[utoipa::path(
    post, path = "/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem))
)]
pub(crate) async fn rematch(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>> {
    let room = app.room(&id).await?;
    let mut open = room.open_latest(&app).await?;
    if open.table().seats_of(&person.id).is_empty() {
        return Err(Error::forbidden("only those who played can play again"));
    }
    if open.table().status() != Status::Finished {
        return Err(Error::conflict("the game is not over"));
    }
    // Everybody who knows the old table can find the new one, and nobody else can.
    let next: String = ids::digest(&format!("rematch {id}")).chars().take(26).collect();
    if app.store.load_table(&next).await?.is_none() {
        let (game, terms, row, mut sitters) = {
            let table = open.table();
            (table.game, table.terms.clone(), table.row.clone(), table.sitters.clone())
        };
        for sitter in sitters.iter_mut().filter(|sitter| sitter.person.is_some()) {
            sitter.bot = None;
        }
        sitters.rotate_right(1);
        // If two ask at the same moment, one of them fails here and finds the table below.
        if let Err(error) = app.new_table(next.clone(), game, &terms, &row.host, row.public, sitters).await
            && app.store.load_table(&next).await?.is_none()
        {
            return Err(error);
        }
        open.inner.watchers.send_all(&ServerMsg::Rematch { table: next.clone() });
    }
    drop(open);
    let room = app.room(&next).await?;
    let open = room.open_latest(&app).await?;
    Ok(Json(open.table().info()))
}

/// Sits down on an open seat, or as the host puts a bot there or clears it.
#[utoipa::path(
    put, path = "/tables/{table}/seats/{seat}", tag = "tables",
    params(("table" = String, Path), ("seat" = u8, Path)), request_body = TakeSeat,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem))
)]
pub(crate) async fn take_seat(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path((id, seat)): Path<(String, u8)>,
    Body(wish): Body<TakeSeat>,
) -> Result<Json<TableInfo>> {
    let room = app.room(&id).await?;
    let mut open = room.open_latest(&app).await?;
    let is_host = open.table().row.host == person.id;
    let found =
        open.table().sitters.get(usize::from(seat)).cloned().ok_or_else(|| Error::not_found("seat"))?;
    match wish.occupant {
        Occupant::Open | Occupant::Bot(_) => only_host(&open, &person.id)?,
        Occupant::Me if found != Sitter::default() => {
            return Err(Error::conflict("this seat is taken: choose an open one"));
        }
        Occupant::Me if is_host || open.table().row.public => {}
        Occupant::Me => {
            let token = wish.invitation.as_deref().unwrap_or_default();
            let invited = app.store.invitation(token).await?;
            let right = invited.is_some_and(|(table, to)| table == id && to.is_none_or(|to| to == seat));
            if !right {
                return Err(Error::forbidden("this table is private: ask its host for an invitation"));
            }
        }
    }
    let to = sitter(&wish.occupant, &person.id)?;
    app.change_seat(&mut open, seat, &found, &to).await?;
    Ok(Json(open.table().info()))
}

/// Gets up from a seat before the game.
#[utoipa::path(
    delete, path = "/tables/{table}/seats/{seat}", tag = "tables", params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem))
)]
pub(crate) async fn leave_seat(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<TableInfo>> {
    let room = app.room(&id).await?;
    let mut open = room.open_latest(&app).await?;
    let found =
        open.table().sitters.get(usize::from(seat)).cloned().ok_or_else(|| Error::not_found("seat"))?;
    if found.person.as_ref() != Some(&person.id) {
        return Err(Error::forbidden("you do not sit there"));
    }
    app.change_seat(&mut open, seat, &found, &Sitter::default()).await?;
    Ok(Json(open.table().info()))
}

/// A link for somebody else, to the table or to one seat.
#[utoipa::path(
    post, path = "/tables/{table}/invitations", tag = "tables", params(("table" = String, Path)), request_body = NewInvitation,
    responses((status = 201, body = Invitation), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem))
)]
pub(crate) async fn invite(
    State(app): State<Shared>,
    Caller(person): Caller,
    Path(id): Path<String>,
    Body(wish): Body<NewInvitation>,
) -> Result<(StatusCode, Json<Invitation>)> {
    let room = app.room(&id).await?;
    let open = room.open_latest(&app).await?;
    let seated = !open.table().seats_of(&person.id).is_empty();
    if !seated && open.table().row.host != person.id {
        return Err(Error::forbidden("only the host and those who sit here can invite"));
    }
    let seat = wish.seat.map(|seat| seat.0);
    if seat.is_some_and(|seat| usize::from(seat) >= open.table().sitters.len()) {
        return Err(Error::not_found("seat"));
    }
    let token = ids::random(20);
    app.store.invite(&token, &id, seat, now()).await?;
    Ok((StatusCode::CREATED, Json(Invitation { token, table: id, seat })))
}

/// Where an invitation leads.
#[utoipa::path(
    get, path = "/invitations/{token}", tag = "tables", security(()), params(("token" = String, Path)),
    responses((status = 200, body = Invitation), (status = 404, body = Problem))
)]
pub(crate) async fn invitation(
    State(app): State<Shared>,
    Path(token): Path<String>,
) -> Result<Json<Invitation>> {
    let found = app.store.invitation(&token).await?;
    let (table, seat) = found.ok_or_else(|| Error::not_found("invitation"))?;
    Ok(Json(Invitation { token, table, seat }))
}

fn only_host(open: &Open<'_>, person: &str) -> Result<()> {
    if open.table().row.host == person {
        return Ok(());
    }
    Err(Error::forbidden("only the host of this table may do that"))
}

fn sitter(occupant: &Occupant, person: &str) -> Result<Sitter> {
    Ok(match occupant {
        Occupant::Open => Sitter::default(),
        Occupant::Me => Sitter { person: Some(person.to_owned()), bot: None },
        Occupant::Bot(level) => Sitter { person: None, bot: Some(bot(level)?) },
    })
}

/// The level of a bot that there is.
pub(super) fn bot(level: &str) -> Result<String> {
    let known = || Level::OFFERED.map(|level| level.to_string()).join(", ");
    let wrong = || Error::bad_request(format!("there is no bot `{level}`: choose one of {}", known()));
    Level::named(level).map(|level| level.to_string()).ok_or_else(wrong)
}

impl App {
    /// Whether a game can be set up like that.
    pub(crate) fn check_terms(&self, game: &dyn AnyGame, terms: &Terms) -> Result<steading_game::Setup> {
        if let Some(level) = &terms.stand_in {
            bot(level)?;
        }
        match terms.clock {
            TimeControl::Live { main, increment } if !(10..=86_400).contains(&main) || increment > 3600 => {
                return Err(Error::bad_request(
                    "a live clock has 10 to 86400 seconds and an increment of up to 3600",
                ));
            }
            TimeControl::Days { days } if !(1..=30).contains(&days) => {
                return Err(Error::bad_request("a clock has 1 to 30 days"));
            }
            TimeControl::None | TimeControl::Live { .. } | TimeControl::Days { .. } => {}
        }
        self.setup(game, terms)
    }

    /// Puts a table up; seats that nobody is named for stay open. If none does, the game begins.
    async fn new_table(
        self: &Shared,
        id: String,
        game: &dyn AnyGame,
        terms: &Terms,
        host: &str,
        public: bool,
        sitters: Vec<Sitter>,
    ) -> Result<TableInfo> {
        let at = now();
        let players = terms.players.unwrap_or(game.info().default_players);
        let table = steading_store::Table {
            id: id.clone(),
            game: game.info().id.to_owned(),
            rules: game.info().rules_version,
            terms: serde_json::to_string(terms).map_err(|error| Error::internal(&error))?,
            seed: ids::seed().to_string(),
            host: host.to_owned(),
            public,
            standing: Standing { status: Status::Open, waiting: 0, wake: None },
            created: at,
            changed: at,
        };
        let seats = Seat::all(players).map(|seat| {
            let sitter = sitters.get(seat.index()).cloned().unwrap_or_default();
            stored(seat.0, &sitter)
        });
        self.store.create_table(table, seats.collect()).await?;
        let room = self.room(&id).await?;
        let mut open = room.open(self).await?;
        self.start_if_full(&mut open).await?;
        Ok(open.table().info())
    }

    async fn change_seat(
        self: &Shared,
        open: &mut Open<'_>,
        seat: u8,
        from: &Sitter,
        to: &Sitter,
    ) -> Result<()> {
        let id = open.table().row.id.clone();
        let changed = self.store.change_seat(&id, stored(seat, from), stored(seat, to), now()).await?;
        open.reload().await?;
        if changed == Changed::Refused {
            return Err(Error::conflict("somebody was faster, or the game has begun: look again"));
        }
        self.start_if_full(open).await?;
        Ok(())
    }

    /// Begins the game if every seat is taken; whether it did.
    async fn start_if_full(self: &Shared, open: &mut Open<'_>) -> Result<bool> {
        let table = open.table();
        if table.status() != Status::Open || table.sitters.contains(&Sitter::default()) {
            return Ok(false);
        }
        let at = now();
        let (row, terms, game, setup) =
            (table.row.clone(), table.terms.clone(), table.game, table.setup.clone());
        let id = row.id.clone();
        let begin = move |seats: &[steading_store::Seat]| {
            let saved = Saved { table: row.clone(), seats: seats.to_vec(), entries: Vec::new() };
            let mut table = Table::load(saved, terms.clone(), game, setup.clone()).ok()?;
            if table.sitters.contains(&Sitter::default()) {
                return None;
            }
            let entry = Entry::Start { seats: table.sitters.clone(), seed: None, branch: None };
            table.apply(&entry, "", at).ok()?;
            Some(Append {
                table: row.id.clone(),
                entry: steading_store::Entry {
                    number: 0,
                    at,
                    command: String::new(),
                    body: serde_json::to_string(&entry).ok()?,
                },
                standing: Some(table.standing(at)),
                seats: Vec::new(),
                results: Vec::new(),
            })
        };
        let changed = self.store.start_table(&id, at, begin).await?;
        open.reload().await?;
        open.wake_bots();
        Ok(changed == Changed::Done)
    }

    /// Tables, as everybody may know them.
    pub(crate) async fn list(&self, which: Which, most: u32) -> Result<Vec<TableInfo>> {
        let found = self.store.list_tables(which, most).await?;
        let shown = found.into_iter().filter_map(|(table, seats)| self.summary(table, seats).ok());
        Ok(shown.collect())
    }

    /// A table without its game.
    fn summary(&self, row: steading_store::Table, seats: Vec<steading_store::Seat>) -> Result<TableInfo> {
        let (terms, game, setup) = self.terms_of(&row)?;
        let waiting = (0..8).filter(|seat| row.standing.waiting >> seat & 1 != 0).collect();
        let saved = Saved { table: row, seats, entries: Vec::new() };
        let table =
            Table::load(saved, terms, game, setup).map_err(|refusal| Error::refused(game.info(), refusal))?;
        Ok(TableInfo { waiting, ..table.info() })
    }
}

pub(super) fn stored(seat: u8, sitter: &Sitter) -> steading_store::Seat {
    steading_store::Seat { seat, person: sitter.person.clone(), bot: sitter.bot.clone(), name: None }
}
