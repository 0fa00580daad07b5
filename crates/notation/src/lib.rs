//! Records and positions as text: for files, mails and bug reports.
//!
//! A **position** is one moment of a game, hidden things included (like FEN in chess):
//! ```text
//! steading position 1
//! game catan-cards
//! rules 1
//! players 4
//! set metropolis_side=B
//! …                       (the game's own lines)
//! ```
//! A **record** is a whole game (like PGN in chess). Every 25 actions and at the end stands a fingerprint of the
//! position, so that a record that goes astray is noticed soon; the closing line shows that nothing was cut off, and has a fingerprint
//! of the actions too:
//! ```text
//! steading record 1
//! game catan-cards
//! rules 1
//! players 4
//! seed 6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b
//!
//! 1 seat0 build road
//! 2 seat0 end
//! …
//! check 25 1f0a9bd0c3a5e2b7
//! …
//! result places 2 1 3 4 points 4 7 3 3
//! end 57 08c4d1f7a2b3e695 a1b2c3d4e5f60718
//! ```
//! In a game that went on from a moment of another one, `chance 25 …` stands after decision 25, with the seed that all chance follows
//! from since then. A line that begins with `#` is a comment. A game that is still running has `unfinished` in place of the result.
//!
//! This crate does not know which games there are: its functions are given a way to find a game by its id.
//!
//! Look into any file:
//! ```
//! # use std::error::Error;
//! # use steading_game::{AnyGame, Viewer};
//! # fn inspect(file: &[u8], find: fn(&str) -> Option<&'static dyn AnyGame>) -> Result<(), Box<dyn Error>> {
//! use steading_notation::Document;
//! let table = match Document::read(file, find)? {
//!     Document::Position(table) => table,
//!     Document::Record(record) => record.verify(find)?,
//! };
//! println!("{}", table.picture(Viewer::Host));
//! # Ok(())
//! # }
//! ```
//! Go back to decision 10 of a record and share that position:
//! ```
//! # use std::error::Error;
//! # use steading_game::AnyGame;
//! # fn share(text: &str, find: fn(&str) -> Option<&'static dyn AnyGame>) -> Result<(), Box<dyn Error>> {
//! use steading_notation::{Record, write_position};
//! let record = Record::parse(text, find)?;
//! println!("{}", write_position(&*record.replay(find, Some(10))?));
//! # Ok(())
//! # }
//! ```
//! Tell a record as a story:
//! ```
//! # use std::error::Error;
//! # use steading_game::{AnyGame, Viewer};
//! # use steading_notation::Record;
//! # fn trace(record: &Record, find: fn(&str) -> Option<&'static dyn AnyGame>) -> Result<(), Box<dyn Error>> {
//! record.walk(find, |visit| println!("{}: {}", visit.decision, visit.after.picture(Viewer::Host)))?;
//! # Ok(())
//! # }
//! ```

mod document;
mod error;
mod explain;
mod header;
mod heading;
mod limits;
mod position;
mod record;
mod shelf;

pub use document::Document;
pub use error::NotationError;
pub use heading::Kind;
pub use limits::{MAX_BYTES, MAX_LINE};
pub use position::{read_position, write_position};
pub use record::{Checkpoint, Ending, Place, Record, ReplayError};
pub use shelf::Shelf;
