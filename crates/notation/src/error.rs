//! Why a text is no record and no position.

use steading_game::{NotKept, PositionError};

use crate::{Kind, heading};

/// What is wrong with a file, and how to mend it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotationError {
    /// More than [`MAX_BYTES`](crate::MAX_BYTES).
    #[error(
        "the file has more than 16 MiB, far more than any game needs: it was damaged or is no Steading file"
    )]
    TooLarge,
    /// More than [`MAX_LINE`](crate::MAX_LINE).
    #[error("line {line} has more than 10,000 characters: the file was damaged or is no Steading file")]
    LongLine {
        /// Counted from 1.
        line: usize,
    },
    /// Bytes that are no text.
    #[error("line {line} holds something that is no text: the file was damaged")]
    Damaged {
        /// Counted from 1.
        line: usize,
    },
    /// Some other file.
    #[error(
        "this is no Steading file: its first line must be `steading record {0}` or `steading position {0}`",
        heading::VERSION
    )]
    NotSteading,
    /// A position where a record is needed, or the other way round.
    #[error(
        "this is a Steading {found}, but a {wanted} is needed here: its first line would be `steading {wanted} {}`",
        heading::VERSION
    )]
    OtherKind {
        /// What it is.
        found: Kind,
        /// What is needed.
        wanted: Kind,
    },
    /// Written by a later version of this program.
    #[error(
        "this {kind} has format version {version}, this program reads version {}: use a newer steading",
        heading::VERSION
    )]
    NewerFormat {
        /// What it is.
        kind: Kind,
        /// The version it has.
        version: u64,
    },
    /// A game that this program does not have.
    #[error("line {line}: no game is called `{game}`: `steading games` lists those there are")]
    UnknownGame {
        /// Counted from 1.
        line: usize,
        /// The id as it was written.
        game: String,
    },
    /// Other rules than those that this program plays by.
    #[error("line {line}: {rules}")]
    OtherRules {
        /// Counted from 1.
        line: usize,
        /// The version in the file, and those of this program.
        rules: NotKept,
    },
    /// A record without its closing line.
    #[error("the record was cut off: its last line must be `end`, the number of actions and two digests")]
    CutOff,
    /// A line that is missing or wrong.
    #[error(transparent)]
    Line(#[from] PositionError),
}
