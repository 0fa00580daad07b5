//! Playing on from a moment of another game.
//!
//! A branch of a game that is over is a table of its own with the same set-up, the same seed and the first decisions of the other
//! game. From there on chance follows from a new seed, so that nobody knows what is drawn next from how the other game went on. What
//! lies hidden on the table stays where it is.
//!
//! A branch of a running game begins with what its player knows: everything else is drawn anew, so that nothing hidden there leaves
//! through it, whatever is played, given up or looked at afterwards.
//!
//! Branches are for trying things out, and do not count in anybody's statistics.

use std::sync::Arc;

use steading_bots::Level;
use steading_game::{AnyTable, Change, Seat, Seed};
use steading_notation::write_position;
use steading_protocol::client::NewBranch;
use steading_protocol::clock::TimeControl;
use steading_protocol::server::TableInfo;
use steading_protocol::terms::Terms;
use steading_store::{Append, Saved, SeatRow, Standing, Status, TableRow};

use crate::agreed::{Agreed, bot_level};
use crate::app::{App, Shared};
use crate::entry::{Branch, Entry, Sitter};
use crate::error::{Error, Result};
use crate::table::{STAND_IN, Table};
use crate::turns::Account;
use crate::{append, ids, quotas, rooms};

/// The rows and the log of a new table.
struct Branched {
    row: TableRow,
    seats: Vec<SeatRow>,
    log: Vec<Append>,
}

/// A moment of another game, where a new one begins.
struct Beginning {
    engine: Box<dyn AnyTable>,
    seed: Seed,
    sitters: Vec<Sitter>,
    origin: Branch,
    /// The row and what was agreed at the other table.
    row: TableRow,
    agreed: Agreed,
}

/// Opens a table at which a person plays on from a moment of another one.
pub(crate) async fn branch(
    app: &Shared,
    account: &Account,
    table: &str,
    wish: NewBranch,
) -> Result<TableInfo> {
    app.limiters.copy(account)?;
    let level = wish.bot.as_deref().map(bot_level).transpose()?;
    let beginning = begin(rooms::open_latest(app, table).await?.table(), &account.person, &wish, level)?;
    let (at, shared, of) = (app.clock.now(), Arc::clone(app), account.clone());
    let new = app.go_through(account, move || branched(&shared, beginning, of, at)).await??;
    let id = new.row.id.clone();
    let most = quotas::most_tables(app.settings.limits);
    quotas::opened(app.store.import_table(new.row, new.seats, new.log, most).await?)?;
    let mut open = rooms::open(app, &id).await?;
    open.is_looked_at();
    Ok(open.table().info())
}

fn begin(table: &Table, person: &str, wish: &NewBranch, level: Option<Level>) -> Result<Beginning> {
    may_branch(table, person, wish.seat)?;
    let play = table.play.as_ref().ok_or_else(|| Error::conflict("the game never began"))?;
    let decision = wish.decision as usize;
    let mut engine = play.engine.fork(decision).ok_or_else(|| Error::not_found("moment"))?;
    if engine.outcome().is_some() {
        return Err(Error::conflict("the game is over at that moment: choose an earlier one"));
    }
    let seat = wish.seat.or_else(|| table.seats_of(person).first()).or_else(|| engine.must_act().first());
    let seat =
        seat.filter(|seat| seat.index() < table.sitters.len()).ok_or_else(|| Error::not_found("seat"))?;
    let seed = ids::seed();
    if table.is_over() {
        engine.take(Change::Reseed { seed }).map_err(|error| Error::internal(&error))?;
    } else {
        let guessed = play.engine.guessed(decision, seat, seed).ok_or_else(|| Error::not_found("moment"))?;
        engine = guessed.map_err(|error| Error::internal(&error))?;
    }
    let sitters = sitters(table, person, seat, level);
    let origin = Branch { table: table.row.id.clone(), decision: wish.decision };
    Ok(Beginning { engine, seed, sitters, origin, row: table.row.clone(), agreed: table.agreed() })
}

/// The rows and the log of a table that begins there.
fn branched(app: &App, beginning: Beginning, account: Account, at: i64) -> Result<Branched> {
    let Beginning { engine, seed, sitters, origin, row, agreed } = beginning;
    let game = agreed.game;
    let terms = Terms { clock: TimeControl::None, ..agreed.terms.clone() };
    let mut row = TableRow {
        id: ids::random(16),
        terms: serde_json::to_string(&terms).map_err(|error| Error::internal(&error))?,
        seed: seed.to_string(),
        host: account.person,
        origin: account.origin,
        public: false,
        standing: Standing { status: Status::Running, waiting: 0, wake: None },
        created: at,
        changed: at,
        format: 1,
        ..row
    };
    let seats: Vec<SeatRow> = (0..).zip(&sitters).map(|(seat, sitter)| sitter.row(seat)).collect();
    let position = engine.seed().is_none().then(|| write_position(&*engine));
    let kept = if position.is_none() { engine.kept() } else { Vec::new() };
    let start = Entry::Start { seats: sitters, seed: engine.seed(), branch: Some(origin), position };
    let log = append::copied(&row.id, start, kept, at).map_err(|error| Error::internal(&error))?;
    let entries = log.iter().map(|append| append.entry.clone()).collect();
    let saved = Saved { table: row.clone(), seats: seats.clone(), entries };
    // Branches have no clocks.
    let begun = Table::load(saved, Agreed { terms, ..agreed }, Arc::default());
    let begun = begun.map_err(|refusal| app.books.refused(game.info(), refusal))?;
    row.standing = begun.standing(at);
    row.format = begun.row.format;
    Ok(Branched { row, seats, log })
}

/// The person on one seat, bots on the others: of this level, or as they were, or the usual stand-in for people.
fn sitters(table: &Table, person: &str, own: Seat, level: Option<Level>) -> Vec<Sitter> {
    let level = level.map(|level| level.to_string());
    let sitter = |(seat, sitter): (Seat, &Sitter)| {
        if seat == own {
            return Sitter { person: Some(person.to_owned()), bot: None };
        }
        let stand_in = table.terms.stand_in.as_deref().unwrap_or(STAND_IN);
        let bot = level.as_deref().or(sitter.bot.as_deref()).unwrap_or(stand_in);
        Sitter { person: None, bot: Some(bot.to_owned()) }
    };
    (0..).map(Seat).zip(&table.sitters).map(sitter).collect()
}

/// While other people play, or from another seat than the own, a branch would show what is still hidden.
fn may_branch(table: &Table, person: &str, seat: Option<Seat>) -> Result<()> {
    if table.is_over() {
        return Ok(());
    }
    let seats = table.seats_of(person);
    if seats.is_empty() || table.has_others(person) {
        return Err(Error::conflict("wait until the game is over: other people still play it"));
    }
    if seat.is_some_and(|seat| !seats.contains(seat)) {
        return Err(Error::forbidden("while the game runs, play on from a seat of your own"));
    }
    Ok(())
}
