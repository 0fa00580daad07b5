//! `cargo xtask rules`: the rulebook is the test plan.

mod citations;
mod document;
mod translation;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::cargo::root;
use document::Document;

/// The rule documents in `docs/rules`, in German below `de`, and the folders in `crates/games` that implement them.
const GAMES: [(&str, &str); 4] = [
    ("catan-card-game.md", "catan-cards"),
    ("kingdom-builder.md", "kingdom-builder"),
    ("settlement.md", "settlement"),
    ("orleans-settlers.md", "orleans-settlers"),
];

/// Check that every rule id of every game is cited by a test, and that the rules are the same in both languages.
///
/// A test cites rules in its doc comment, `/// CA-39, CA-T7: …` above `#[test]`, each id written out. Ignored tests do
/// not count. Fails if an id of a game in the catalog is cited by no test, or if a test cites an id that the document does
/// not define. A game that is still being written is not in the catalog yet.
///
/// The German document must have the headings and rule ids of the English one, in the same order, and the same figures in
/// each rule.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Result<()> {
    every_document_has_a_crate()?;
    let mut complaints = Vec::new();
    let catalog =
        fs::read_to_string(catalog()).with_context(|| format!("cannot read {}", shown(&catalog())))?;
    println!("{:<18} {:>5} {:>6} {:>8}", "game", "ids", "cited", "missing");
    for (file, game) in GAMES {
        let document = Document::read(file)?;
        let german = Document::read(&format!("de/{file}"))?;
        complaints.append(&mut translation::differences(&document, &german));
        let folder = games().join(game);
        if !folder.is_dir() {
            println!("{game:<18} {:>5}  no engine yet", document.rules.ids().count());
            continue;
        }
        let (cited, mut unknown) = cited_ids(&folder, &document)?;
        let missing: Vec<&str> = document.rules.ids().filter(|&id| !cited.contains(id)).collect();
        let offered = catalog.contains(&format!("steading-{game}."));
        let remark = if offered { "" } else { "  not in the catalog yet" };
        let ids = document.rules.ids().count();
        println!("{game:<18} {ids:>5} {:>6} {:>8}{remark}", cited.len(), missing.len());
        if offered && !missing.is_empty() {
            complaints.push(format!("{game}: no test cites {}", missing.join(", ")));
        }
        complaints.append(&mut unknown);
    }
    if !complaints.is_empty() {
        println!("\n{}", complaints.join("\n"));
        bail!("the tests and the rule documents of both languages do not agree");
    }
    Ok(())
}

fn documents() -> PathBuf {
    root().join("docs/rules")
}

/// The list of the games that people can play.
fn catalog() -> PathBuf {
    root().join("crates/catalog/Cargo.toml")
}

fn games() -> PathBuf {
    root().join("crates/games")
}

/// A new document or a new game that nobody entered in the table would go unchecked.
fn every_document_has_a_crate() -> Result<()> {
    let german = documents().join("de");
    let both = entries(&documents())?.into_iter().chain(entries(&german)?);
    for path in both.filter(|path| *path != german) {
        if !GAMES.iter().any(|(file, _)| path.ends_with(file)) {
            bail!("{} belongs to no game: add it to the table in xtask/src/rules.rs", shown(&path));
        }
    }
    for path in entries(&games())? {
        if !GAMES.iter().any(|(_, game)| path.ends_with(game)) {
            bail!("{} has no rule document: add it to the table in xtask/src/rules.rs", shown(&path));
        }
    }
    Ok(())
}

/// The ids of `document` that tests below `folder` cite, and a sentence for each citation that leads nowhere.
fn cited_ids(folder: &Path, document: &Document) -> Result<(BTreeSet<String>, Vec<String>)> {
    let mut cited = BTreeSet::new();
    let mut unknown = Vec::new();
    for path in rust_files(folder)? {
        let source = fs::read_to_string(&path).with_context(|| format!("cannot read {}", shown(&path)))?;
        for citation in citations::in_source(&source, document) {
            if document.rules.defines(&citation.id) {
                cited.insert(citation.id);
            } else {
                unknown.push(format!(
                    "{}:{}: {} is not defined in docs/rules/{}",
                    shown(&path),
                    citation.line,
                    citation.id,
                    document.name
                ));
            }
        }
    }
    Ok((cited, unknown))
}

/// All Rust files in `src` and `tests` of a crate, in order of their names.
fn rust_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> =
        ["src", "tests"].iter().map(|name| folder.join(name)).filter(|path| path.is_dir()).collect();
    while let Some(folder) = folders.pop() {
        for path in entries(&folder)? {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let read = fs::read_dir(folder).with_context(|| format!("cannot read {}", shown(folder)))?;
    read.map(|entry| Ok(entry?.path())).collect()
}

/// A path as seen from the root.
fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
