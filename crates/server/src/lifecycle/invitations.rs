//! Links to a table, for others.

use steading_game::Seat;
use steading_protocol::server::Invitation;

use crate::app::Shared;
use crate::error::{Error, Result};
use crate::{ids, rooms};

/// Makes a link to a table, or to one of its seats.
pub(crate) async fn invite(
    app: &Shared,
    person: &str,
    table: String,
    seat: Option<Seat>,
) -> Result<Invitation> {
    let open = rooms::open_latest(app, &table).await?;
    let seated = !open.table().seats_of(person).is_empty();
    if !seated && open.table().row.host != person {
        return Err(Error::forbidden("only the host and those who sit here can invite"));
    }
    let seat = seat.map(|seat| seat.0);
    if seat.is_some_and(|seat| usize::from(seat) >= open.table().sitters.len()) {
        return Err(Error::not_found("seat"));
    }
    let token = ids::random(20);
    app.store.invite(&token, &table, seat, app.clock.now()).await?;
    drop(open);
    Ok(Invitation { token, table, seat })
}
