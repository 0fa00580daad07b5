//! Data files that an owner of the box may put in place of the game's own.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::Digest;

/// Data files by name. Engines read no files: whoever starts a game hands over the texts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DataFiles(Arc<BTreeMap<String, String>>);

impl DataFiles {
    /// Files by name.
    pub fn new(files: BTreeMap<String, String>) -> DataFiles {
        DataFiles(Arc::new(files))
    }

    /// The text of one file.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The fingerprint by which a record names the data it was played with.
    pub fn digest(&self) -> Digest {
        let files = self.0.iter().map(|(name, text)| format!("{name} {}\n{text}\n", text.len()));
        Digest::of_text(&files.collect::<String>())
    }
}
