//! `cargo xtask rules`: the rulebook is the test plan.

mod citations;
mod document;
mod origins;
mod translation;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::cargo::root;
use crate::games::{self, EXAMPLE, Game, entries};
use document::Document;
use origins::Origins;

/// The list of the games that people can play.
const CATALOG: &str = "crates/catalog/Cargo.toml";

/// Check that every rule id of every game is cited by a test, and that the rules are the same in both languages.
///
/// A test cites rules in its doc comment, `/// CA-39, CA-T7: …` above `#[test]`, each id written out. Ignored tests do
/// not count. Fails if an id of a game in the catalog is cited by no test, or if a test cites an id that the document does
/// not define. A game that is still being written is not in the catalog yet.
///
/// The German document must have the headings and rule ids of the English one, in the same order, and the same figures in
/// each rule.
///
/// `sources/<game>.toml` beside the document must say of every id what it rests on, and `coverage/<booklet>.md` where a booklet states
/// what is said to be stated. The second table shows how much of each game is in a booklet and how much is ours.
#[derive(clap::Args)]
pub(crate) struct Args {}

pub(crate) fn run(_: &Args) -> Result<()> {
    check(root())
}

/// The same for any tree.
pub(crate) fn check(root: &Path) -> Result<()> {
    let games = games::all(root)?;
    every_document_has_a_game(root, &games)?;
    let (mut complaints, mut all) = (Vec::new(), Vec::new());
    let catalog = fs::read_to_string(root.join(CATALOG)).with_context(|| format!("cannot read {CATALOG}"))?;
    println!("{:<18} {:>5} {:>6} {:>8}", "game", "ids", "cited", "missing");
    for game in &games {
        let document = Document::read(root, &game.rules)?;
        let german = Document::read(root, &game.rules_de)?;
        complaints.append(&mut translation::differences(&document, &german));
        let (cited, mut unknown) = cited_ids(root, game, &document)?;
        let missing: Vec<&str> = document.rules.ids().filter(|&id| !cited.contains(id)).collect();
        let offered = game.name == EXAMPLE || catalog.contains(&format!("{} ", game.package()));
        let remark = if offered { "" } else { "  not in the catalog yet" };
        let (ids, cited) = (document.rules.ids().count(), cited.len());
        println!("{:<18} {ids:>5} {cited:>6} {:>8}{remark}", game.name, missing.len());
        if offered && !missing.is_empty() {
            complaints.push(format!("{}: no test cites {}", game.name, missing.join(", ")));
        }
        complaints.append(&mut unknown);
        let mut origins = Origins::read(root, game, &document)?;
        if offered {
            complaints.append(&mut origins.complaints);
        }
        all.push((game, origins));
    }
    origins::print(&all);
    if !complaints.is_empty() {
        println!("\n{}", complaints.join("\n"));
        bail!("the rule documents of both languages, their tests and their sources do not agree");
    }
    Ok(())
}

/// A document that no game carries would go unchecked, and so would what is said of it.
fn every_document_has_a_game(root: &Path, games: &[Game]) -> Result<()> {
    let mut known: BTreeSet<PathBuf> = BTreeSet::new();
    for game in games {
        known.extend([&game.rules, &game.rules_de, &game.sources].map(|path| root.join(path)));
        known.extend(origins::booklets(root, game)?.into_iter().map(|path| root.join(path)));
    }
    for folder in ["docs/rules", "docs/rules/de", "docs/rules/sources", "docs/rules/coverage"] {
        for path in entries(&root.join(folder))?.into_iter().filter(|path| path.is_file()) {
            if !known.contains(&path) {
                bail!("{} belongs to no game in crates/games", shown(root, &path));
            }
        }
    }
    Ok(())
}

/// The ids of `document` that tests of a game cite, and a sentence for each citation that leads nowhere.
fn cited_ids(root: &Path, game: &Game, document: &Document) -> Result<(BTreeSet<String>, Vec<String>)> {
    let mut cited = BTreeSet::new();
    let mut unknown = Vec::new();
    for path in rust_files(&root.join(&game.folder))? {
        let place = shown(root, &path);
        let source = fs::read_to_string(&path).with_context(|| format!("cannot read {place}"))?;
        for citation in citations::in_source(&source, document) {
            if document.rules.defines(&citation.id) {
                cited.insert(citation.id);
            } else {
                unknown.push(format!(
                    "{place}:{}: {} is not defined in {}",
                    citation.line, citation.id, document.name
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

/// A path as seen from the root.
fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}
