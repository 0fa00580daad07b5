//! Data files of somebody who owns the box.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use steading_game::{AnyGame, DataFiles, GameInfo};
use steading_notation::Shelf;
use steading_text::{Language, check_names};

use crate::setup::find;

/// Reads the files of `folder` that the game can use in place of its own, and the names of components in them.
pub(crate) fn read(game: &dyn AnyGame, folder: &Path) -> Result<DataFiles> {
    let info = game.info();
    if info.data.is_empty() {
        bail!("the data of {} cannot be replaced", info.id);
    }
    let data = info.data.iter().map(|(name, _)| *name);
    let names: Vec<&str> = data.chain(Language::ALL.map(Language::file)).collect();
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
    if let Some(stray) = unread(folder, &names) {
        bail!("{}: {} has no data file `{stray}`, only {}", folder.display(), info.id, names.join(", "));
    }
    if files.is_empty() {
        bail!("{} holds none of {}", folder.display(), names.join(", "));
    }
    let files = DataFiles::new(files);
    check_names(game, &files).with_context(|| folder.display().to_string())?;
    Ok(files)
}

/// A file that looks like data and that nobody would read: better refused than believed to count.
fn unread(folder: &Path, names: &[&str]) -> Option<String> {
    let entries = fs::read_dir(folder).ok()?.filter_map(Result::ok);
    let found = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let is_data = |name: &String| {
        Path::new(name).extension().is_some_and(|ending| ["toml", "ftl"].iter().any(|ours| ending == *ours))
    };
    found.filter(|name| is_data(name) && !names.contains(&name.as_str())).min()
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
        let read = self.folder.as_deref().map(|folder| read(find(info.id)?, folder)).transpose();
        read.map_err(|error| format!("{error:#}"))
    }
}
