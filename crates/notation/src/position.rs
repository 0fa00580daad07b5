//! One moment of a game as text.

use steading_game::{AnyTable, Lines, PositionError, ReadError};

use crate::header::{self, Header};
use crate::{Kind, NotationError, Shelf, explain, heading, limits};

/// The position of `table` as text, hidden things included.
pub fn write_position(table: &dyn AnyTable) -> String {
    header::write(Kind::Position, table.info().id, table.setup().rules()) + &table.position()
}

/// Sets up the table that `text` describes.
pub fn read_position(text: &str, shelf: impl Shelf) -> Result<Box<dyn AnyTable>, NotationError> {
    let text = heading::expect(text, Kind::Position)?;
    limits::check(text)?;
    let mut lines = Lines::new(text);
    let Header { game, setup } = Header::take(&mut lines, &shelf)?;
    let table = game.read_position(&setup, lines).map_err(|error| match error {
        ReadError::Setup(error) => {
            PositionError::whole(explain::setup(game.info(), setup.data.as_ref(), &error))
        }
        ReadError::Position(error) => error,
    })?;
    let impossible = |problem| PositionError::whole(format!("this position can never be: {problem}"));
    table.audit().map_err(impossible)?;
    Ok(table)
}
