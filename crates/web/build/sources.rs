//! What the client is made of.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest as _, Sha256};

/// Below `web/`: what npm and the tests leave there, and what no part of the client depends on.
const NOT_PART: [&str; 6] = ["node_modules", "dist", "tests", "shots", "README.md", "test-results"];
/// Words that the client shares with the command line.
const WORDS: &str = "crates/text/text";

/// Everything that the client is built from.
pub(crate) struct Sources {
    pub(crate) web: PathBuf,
    parts: Vec<PathBuf>,
}

impl Sources {
    pub(crate) fn find(root: &Path) -> Result<Sources> {
        let web = root.join("web");
        let mut parts = if web.is_dir() { entries(&web)? } else { Vec::new() };
        parts.retain(|part| !NOT_PART.iter().any(|name| part.ends_with(name)) && !is_hidden(part));
        parts.push(root.join(WORDS));
        Ok(Sources { web, parts })
    }

    pub(crate) fn has_package(&self) -> bool {
        self.web.join("package.json").is_file()
    }

    /// Tells cargo when to come back.
    pub(crate) fn watch(&self) {
        for part in &self.parts {
            println!("cargo::rerun-if-changed={}", part.display());
        }
        if !self.has_package() && self.web.is_dir() {
            println!("cargo::rerun-if-changed={}", self.web.display());
        }
    }

    /// A name for the client that is made of exactly this.
    pub(crate) fn digest(&self) -> Result<String> {
        let mut files = Vec::new();
        self.parts.iter().try_for_each(|part| list(part, &mut files))?;
        files.sort();
        let mut hash = Sha256::new();
        for file in files {
            let name = file.strip_prefix(&self.web).unwrap_or(&file).display().to_string();
            let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
            hash.update(format!("{name} {}\n", bytes.len()));
            hash.update(bytes);
        }
        Ok(hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat())
    }
}

fn is_hidden(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().starts_with('.'))
}

/// All files of a folder and of those in it.
pub(crate) fn list(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if path.is_dir() {
        return entries(path)?.iter().try_for_each(|path| list(path, files));
    }
    files.push(path.to_owned());
    Ok(())
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let read = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    read.map(|entry| Ok(entry?.path())).collect()
}
