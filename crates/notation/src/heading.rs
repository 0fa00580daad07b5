//! The first line: `steading record 1`.

use std::fmt;

use crate::NotationError;

/// The format that this program reads and writes.
pub(crate) const VERSION: u64 = 1;

/// What a file can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A game.
    Record,
    /// One moment of a game.
    Position,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Record => "record",
            Kind::Position => "position",
        })
    }
}

/// What the first line says that `text` is, and in which version of the format.
pub(crate) fn find(text: &str) -> Option<(Kind, u64)> {
    let mut lines = body(text).lines().map(str::trim);
    let mut words = lines.find(|line| !line.is_empty() && !line.starts_with('#'))?.split_ascii_whitespace();
    let kind = match (words.next()?, words.next()?) {
        ("steading", "record") => Kind::Record,
        ("steading", "position") => Kind::Position,
        _ => return None,
    };
    let version = words.next()?.parse().ok().filter(|&version| version >= VERSION)?;
    words.next().is_none().then_some((kind, version))
}

/// The text, if its first line says that it is a `wanted` in the format that this program reads.
pub(crate) fn expect(text: &str, wanted: Kind) -> Result<&str, NotationError> {
    match find(text) {
        None => Err(NotationError::NotSteading),
        Some((found, _)) if found != wanted => Err(NotationError::OtherKind { found, wanted }),
        Some((kind, version)) if version > VERSION => Err(NotationError::NewerFormat { kind, version }),
        Some(_) => Ok(body(text)),
    }
}

/// The text without the mark that some editors put before it.
fn body(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}
