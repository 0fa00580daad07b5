//! Data files that an owner of the box may put in place of the game's own, and the names of components in that box.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{Digest, Texts};

/// Data files by name. Engines read no files: whoever starts a game hands over the texts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BTreeMap<String, String>")]
pub struct DataFiles(Arc<BTreeMap<String, String>>);

impl DataFiles {
    /// The Fluent files with names of components. Engines know keys and do not read them; `steading_text` does.
    pub const NAMES: Texts = Texts { en: "en.ftl", de: "de.ftl" };

    /// Why there is no going on from a view without the files that it was made with.
    pub(crate) const LEFT_OUT: &str =
        "the data files of an owner were left out: ask for the view together with `data`";

    /// Files by name.
    pub fn new(files: BTreeMap<String, String>) -> DataFiles {
        DataFiles(Arc::new(files))
    }

    /// What stands in a view in place of files that were left out. It cannot be read: going on with other data would be wrong.
    pub fn left_out() -> DataFiles {
        DataFiles::new(BTreeMap::new())
    }

    /// The text of one file.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The files that engines read: all but those with names.
    pub fn of_engines(&self) -> impl Iterator<Item = &str> {
        let Texts { en, de } = DataFiles::NAMES;
        self.0.keys().map(String::as_str).filter(move |&file| file != en && file != de)
    }

    /// These files, and a number under a name that no file has.
    pub(crate) fn with(files: Option<&DataFiles>, name: &str, number: u32) -> DataFiles {
        let mut all = files.map_or_else(BTreeMap::new, |files| (*files.0).clone());
        all.insert(name.to_owned(), number.to_string());
        DataFiles::new(all)
    }

    /// What stands under that name, and the files without it, if there are others.
    pub(crate) fn without(self, name: &str) -> (Option<String>, Option<DataFiles>) {
        let mut files = Arc::unwrap_or_clone(self.0);
        let found = files.remove(name);
        (found, Some(files).filter(|files| !files.is_empty()).map(DataFiles::new))
    }

    /// The fingerprint by which a record names the data it was played with.
    pub fn digest(&self) -> Digest {
        let files = self.0.iter().map(|(name, text)| format!("{name} {}\n{text}\n", text.len()));
        Digest::of_text(&files.collect::<String>())
    }
}

impl TryFrom<BTreeMap<String, String>> for DataFiles {
    type Error = &'static str;

    fn try_from(files: BTreeMap<String, String>) -> Result<DataFiles, &'static str> {
        if files.is_empty() { Err(DataFiles::LEFT_OUT) } else { Ok(DataFiles::new(files)) }
    }
}
