//! The types of everything that goes over the wire, as TypeScript for the web client: `cargo xtask types`.
//!
//! - `files.rs` says which types stand in which file, `collect.rs` finds everything that they contain.
//! - `layout.rs` makes declarations readable.
//! - `examples.rs` writes real views and events as TypeScript, so that its compiler can compare them with the types.

mod collect;
mod examples;
mod files;
mod layout;

use std::path::Path;

use anyhow::{Context, Result, bail};

/// A file of TypeScript.
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) text: String,
}

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["types", folder] => write(folder, files::all()?),
        ["examples", folder] => write(folder, files::all()?.into_iter().chain(examples::all()?)),
        _ => bail!("steading-typescript types FOLDER, or steading-typescript examples FOLDER"),
    }
}

fn write(folder: &str, files: impl IntoIterator<Item = File>) -> Result<()> {
    std::fs::create_dir_all(folder).with_context(|| folder.to_owned())?;
    for file in files {
        let path = Path::new(folder).join(file.name);
        std::fs::write(&path, file.text).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_types_of_the_web_client_are_up_to_date() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/types");
        for file in files::all().unwrap() {
            let written = std::fs::read_to_string(folder.join(&file.name)).unwrap_or_default();
            assert!(
                written == file.text,
                "web/src/types/{} is out of date: run `cargo xtask types`",
                file.name
            );
        }
    }
}
