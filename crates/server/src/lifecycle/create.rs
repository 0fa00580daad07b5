//! Opening a table.

use steading_game::{AnyGame, Seat};
use steading_protocol::client::NewTable;
use steading_protocol::server::TableInfo;
use steading_protocol::terms::{Occupant, Terms};
use steading_store::{Standing, Status, TableRow};

use super::seats::sitter;
use super::start::start_if_full;
use crate::app::Shared;
use crate::entry::Sitter;
use crate::error::{Error, Result};
use crate::turns::Account;
use crate::{data_sets, ids, quotas, rooms};

/// Opens a table for a person. If no seat stays open, the game begins at once.
pub(crate) async fn create(app: &Shared, account: &Account, wish: NewTable) -> Result<TableInfo> {
    let game = steading_catalog::find(&wish.game).ok_or_else(|| Error::not_found("game"))?;
    let setup = app.check_terms(game, &wish.terms)?;
    let occupants = wish.seats.unwrap_or_else(|| vec![Occupant::Me]);
    if occupants.len() > usize::from(setup.players) {
        return Err(Error::bad_request(format!("there are {} seats at this table", setup.players)));
    }
    let terms = Terms { players: Some(setup.players), ..wish.terms };
    let sitters =
        occupants.iter().map(|occupant| sitter(occupant, &account.person)).collect::<Result<Vec<_>>>()?;
    create_with(app, ids::random(16), game, &terms, account, wish.public, sitters).await
}

/// Opens a table with people and bots; seats that `sitters` does not name stay open. If none does, the game begins.
pub(super) async fn create_with(
    app: &Shared,
    id: String,
    game: &dyn AnyGame,
    terms: &Terms,
    account: &Account,
    public: bool,
    sitters: Vec<Sitter>,
) -> Result<TableInfo> {
    let at = app.clock.now();
    let players = terms.players.unwrap_or(game.info().default_players);
    let row = TableRow {
        id: id.clone(),
        game: game.info().id.to_owned(),
        rules: game.info().rules_version,
        format: 1,
        data: Some(data_sets::name(app.settings.data.get(game.info().id))),
        terms: serde_json::to_string(terms).map_err(|error| Error::internal(&error))?,
        seed: ids::seed().to_string(),
        host: account.person.clone(),
        origin: account.origin.clone(),
        public,
        standing: Standing { status: Status::Open, waiting: 0, wake: None },
        created: at,
        changed: at,
    };
    let seats = Seat::all(players)
        .map(|seat| sitters.get(seat.index()).cloned().unwrap_or_default().row(seat.0))
        .collect();
    let most = quotas::most_tables(app.settings.limits);
    quotas::opened(app.store.create_table(row, seats, most).await?)?;
    let mut open = rooms::open(app, &id).await?;
    start_if_full(&mut open).await?;
    open.is_looked_at();
    Ok(open.table().info())
}
