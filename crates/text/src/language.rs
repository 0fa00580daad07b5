//! The languages that players read.

use std::fmt;
use std::str::FromStr;

use steading_game::{DataFiles, Texts};
use unic_langid::LanguageIdentifier;

/// A language that every game speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    En,
    /// German.
    De,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::En, Language::De];

    /// The Fluent messages that every game shares: players without names, and lists of things.
    pub fn shared(self) -> &'static str {
        match self {
            Language::En => include_str!("../text/en.ftl"),
            Language::De => include_str!("../text/de.ftl"),
        }
    }

    /// The one of `texts` that is in this language.
    pub fn of(self, texts: Texts) -> &'static str {
        match self {
            Language::En => texts.en,
            Language::De => texts.de,
        }
    }

    /// The file with the names of components among an owner's data files: `de.ftl`.
    pub fn file(self) -> &'static str {
        self.of(DataFiles::NAMES)
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.to_string().parse().expect("`en` and `de` are language tags")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Language::En => "en",
            Language::De => "de",
        })
    }
}

impl FromStr for Language {
    type Err = NotALanguage;

    fn from_str(text: &str) -> Result<Language, NotALanguage> {
        let found = Language::ALL.into_iter().find(|language| language.to_string() == text);
        found.ok_or_else(|| NotALanguage(text.to_owned()))
    }
}

/// The text names no language.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no language that Steading speaks: write en or de")]
pub struct NotALanguage(String);
