//! Data files of somebody who owns the box.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use steading_game::{AnyGame, DataFiles, GameInfo};
use steading_notation::Shelf;

/// Reads the files of `folder` that the game can use in place of its own.
pub(crate) fn read(info: &GameInfo, folder: &Path) -> Result<DataFiles> {
    let names: Vec<&str> = info.data.iter().map(|(name, _)| *name).collect();
    if names.is_empty() {
        bail!("the data of {} cannot be replaced", info.id);
    }
    let mut files = BTreeMap::new();
    for name in &names {
        let path = folder.join(name);
        match fs::read_to_string(&path) {
            Ok(text) => {
                files.insert((*name).to_owned(), text);
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(error).with_context(|| path.display().to_string()),
        }
    }
    if files.is_empty() {
        bail!("{} holds none of {}", folder.display(), names.join(", "));
    }
    Ok(DataFiles::new(files))
}

/// All games, with the data files of a folder if one is given.
pub(crate) struct Library {
    folder: Option<PathBuf>,
}

impl Library {
    /// The games, read with the data of `folder`.
    pub(crate) fn new(folder: Option<PathBuf>) -> Library {
        Library { folder }
    }
}

impl Shelf for Library {
    fn find(&self, id: &str) -> Option<&'static dyn AnyGame> {
        steading_catalog::find(id)
    }

    fn data(&self, info: &GameInfo) -> Result<Option<DataFiles>, String> {
        let read = self.folder.as_deref().map(|folder| read(info, folder)).transpose();
        read.map_err(|error| format!("{error:#}"))
    }
}
