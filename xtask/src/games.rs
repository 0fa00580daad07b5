//! The games of a tree, found by where they lie: nobody lists them a second time.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The folder of the example that new games are copied from.
pub(crate) const EXAMPLE: &str = "hoard";

/// A game, with paths as seen from the root.
pub(crate) struct Game {
    /// Of its folder, its crate and its documents.
    pub(crate) name: String,
    pub(crate) folder: PathBuf,
    /// Its rule document in English.
    pub(crate) rules: PathBuf,
    /// The same in German.
    pub(crate) rules_de: PathBuf,
    /// Where each rule comes from.
    pub(crate) sources: PathBuf,
    /// The folder with the tables of how the rules cover the booklets.
    pub(crate) coverage: PathBuf,
}

impl Game {
    fn new(name: &str, shelf: &str, rules: &str) -> Game {
        let rules = Path::new(rules);
        let file = format!("{name}.md");
        Game {
            name: name.to_owned(),
            folder: Path::new(shelf).join(name),
            rules: rules.join(&file),
            rules_de: rules.join("de").join(&file),
            sources: rules.join("sources").join(format!("{name}.toml")),
            coverage: rules.join("coverage"),
        }
    }

    pub(crate) fn package(&self) -> String {
        format!("steading-{}", self.name)
    }
}

/// Every game in `crates/games`, and the example, which carries its rules with it.
pub(crate) fn all(root: &Path) -> Result<Vec<Game>> {
    let folders = entries(&root.join("crates/games"))?;
    let names = folders.iter().filter_map(|folder| folder.file_name()?.to_str());
    let mut games: Vec<Game> = names.map(|name| Game::new(name, "crates/games", "docs/rules")).collect();
    games.push(Game::new(EXAMPLE, "examples", &format!("examples/{EXAMPLE}/rules")));
    Ok(games)
}

/// What lies in a folder, in order.
pub(crate) fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let read = fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let mut entries = read.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}
