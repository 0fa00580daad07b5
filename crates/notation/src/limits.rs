//! How large a file may be. Whoever reads a file need not trust it.

use crate::NotationError;

/// The largest file, in bytes.
pub const MAX_BYTES: usize = 16 << 20;

/// The longest line, in characters.
pub const MAX_LINE: usize = 10_000;

/// Refuses what is too large, and control characters: terminals obey them, so they must not get into a message.
pub(crate) fn check(text: &str) -> Result<(), NotationError> {
    if text.len() > MAX_BYTES {
        return Err(NotationError::TooLarge);
    }
    for (line, content) in (1..).zip(text.lines()) {
        if content.chars().any(|character| character.is_control() && character != '\t') {
            return Err(NotationError::Damaged { line });
        }
        if content.chars().count() > MAX_LINE {
            return Err(NotationError::LongLine { line });
        }
    }
    Ok(())
}
