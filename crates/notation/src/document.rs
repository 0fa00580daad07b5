//! A file that is either a record or a position.

use steading_game::AnyTable;

use crate::{Kind, MAX_BYTES, NotationError, Record, Shelf, heading, read_position};

/// What a Steading file holds.
pub enum Document {
    /// A game.
    Record(Box<Record>),
    /// One moment of a game.
    Position(Box<dyn AnyTable>),
}

impl Document {
    /// Reads a file of either kind; its first line says which it is.
    pub fn read(file: impl AsRef<[u8]>, shelf: impl Shelf) -> Result<Document, NotationError> {
        let bytes = file.as_ref();
        if bytes.len() > MAX_BYTES {
            return Err(NotationError::TooLarge);
        }
        // Whether the file is ours can be told from its readable part, even if it is damaged further down.
        let readable = bytes.utf8_chunks().next().ok_or(NotationError::NotSteading)?;
        let text = readable.valid();
        let (kind, _) = heading::find(text).ok_or(NotationError::NotSteading)?;
        if !readable.invalid().is_empty() {
            let line = text.matches('\n').count() + 1;
            return Err(NotationError::Damaged { line });
        }
        match kind {
            Kind::Record => Record::parse(text, shelf).map(|record| Document::Record(Box::new(record))),
            Kind::Position => read_position(text, shelf).map(Document::Position),
        }
    }
}
