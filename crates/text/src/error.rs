//! What can be wrong with a Fluent file.

use crate::Language;

/// A Fluent file that cannot be used: where the mistake is, and what it is.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}, line {line}, message `{key}`: {problem}", .language.file())]
pub struct TextError {
    /// Whose file it is.
    pub language: Language,
    /// The message that holds the mistake.
    pub key: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: String,
}
