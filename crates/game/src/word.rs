//! Words that stand for names.

use std::borrow::{Borrow, Cow};
use std::fmt;
use std::ops::Deref;

use serde::Serialize;

/// A key of the game's Fluent files, or an id from its data.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String))]
#[serde(transparent)]
pub struct Word(Cow<'static, str>);

impl Deref for Word {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for Word {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl PartialEq<&str> for Word {
    fn eq(&self, text: &&str) -> bool {
        self.0 == *text
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl From<&'static str> for Word {
    fn from(text: &'static str) -> Word {
        Word(Cow::Borrowed(text))
    }
}

impl From<String> for Word {
    fn from(text: String) -> Word {
        Word(Cow::Owned(text))
    }
}
