//! Reading records and positions.

use std::fs;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, bail};
use steading_notation::{Document, MAX_BYTES, Record};

/// Reads a record or a position; `-` is standard input.
pub(crate) fn document(path: &Path) -> Result<Document> {
    let bytes = bytes(path)?;
    Document::read(&bytes, steading_catalog::find).with_context(|| name(path))
}

/// What the file is called in messages.
pub(crate) fn name(path: &Path) -> String {
    if path == Path::new("-") { "standard input".to_owned() } else { path.display().to_string() }
}

/// Reads a record.
pub(crate) fn record(path: &Path) -> Result<Record> {
    match document(path)? {
        Document::Record(record) => Ok(record),
        Document::Position(_) => {
            bail!(
                "{}: this is a position; `steading inspect` shows it, a record is needed here",
                path.display()
            )
        }
    }
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
