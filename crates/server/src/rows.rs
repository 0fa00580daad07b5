//! What the store calls a table, an entry and a seat: rows, as opposed to the table in memory, the entries of its log and the
//! seats of its game.

pub(crate) use steading_store::{Entry as EntryRow, Seat as SeatRow, Table as TableRow};
