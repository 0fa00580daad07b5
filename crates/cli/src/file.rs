//! Reading records and positions.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use steading_notation::{Document, MAX_BYTES, Record};

use crate::data::Library;

/// A record or a position.
#[derive(Args)]
pub(crate) struct FileArguments {
    /// A record or a position; `-` reads standard input
    file: PathBuf,

    /// The folder of the data files that it was played with, if they are not the game's own
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

impl FileArguments {
    /// Reads the file.
    pub(crate) fn document(&self) -> Result<Document> {
        let bytes = bytes(&self.file)?;
        Document::read(&bytes, Library::new(self.data.clone())).with_context(|| self.name())
    }

    /// Reads the file, which must be a record.
    pub(crate) fn record(&self) -> Result<Record> {
        match self.document()? {
            Document::Record(record) => Ok(*record),
            Document::Position(_) => {
                bail!(
                    "{}: this is a position; `steading inspect` shows it, a record is needed here",
                    self.name()
                )
            }
        }
    }

    /// What the file is called in messages.
    pub(crate) fn name(&self) -> String {
        name(&self.file)
    }
}

fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

fn bytes(path: &Path) -> Result<Vec<u8>> {
    let name = || name(path);
    let mut bytes = Vec::new();
    // One byte more than allowed is enough to notice that the file is too large.
    let limit = MAX_BYTES as u64 + 1;
    if path == Path::new("-") {
        std::io::stdin().lock().take(limit).read_to_end(&mut bytes).with_context(name)?;
    } else {
        fs::File::open(path).with_context(name)?.take(limit).read_to_end(&mut bytes).with_context(name)?;
    }
    Ok(bytes)
}
