//! The data files that tables are played with, by digest. They live in the store, so that a table goes on with its own whatever the
//! server is started with.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, PoisonError};

use steading_game::{DataFiles, Digest};
use steading_store::Store;

use crate::error::{Error, Result};

/// Data files that were asked for, by digest.
#[derive(Default)]
pub(crate) struct DataSets(Mutex<HashMap<String, DataFiles>>);

impl DataSets {
    /// The data files with this digest; none for the empty one.
    pub(crate) async fn find(&self, store: &Store, digest: &str) -> Result<Option<DataFiles>> {
        if digest.is_empty() {
            return Ok(None);
        }
        if let Some(known) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(digest) {
            return Ok(Some(known.clone()));
        }
        let text = store.data(digest).await?;
        let text = text.ok_or_else(|| Error::internal(&format!("the data files {digest} are not there")))?;
        let files: BTreeMap<String, String> =
            serde_json::from_str(&text).map_err(|error| Error::internal(&error))?;
        let files = DataFiles::new(files);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(digest.to_owned(), files.clone());
        Ok(Some(files))
    }
}

/// How a table names its data files.
pub(crate) fn name(files: Option<&DataFiles>) -> String {
    files.map(DataFiles::digest).as_ref().map(Digest::to_string).unwrap_or_default()
}
