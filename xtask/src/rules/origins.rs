//! Where the rules come from, and how they cover the booklets: whether the files beside a document agree with it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use steading_rulebook::{Basis, Coverage, Entry, Part, Sources, Verdict};

use super::document::Document;
use crate::games::{Game, entries};

/// What the files beside the document of a game say.
#[derive(Default)]
pub(super) struct Origins {
    pub(super) sources: Option<Sources>,
    /// By the name of the booklet.
    pub(super) coverage: Vec<(String, Coverage)>,
    pub(super) complaints: Vec<String>,
}

impl Origins {
    pub(super) fn read(root: &Path, game: &Game, document: &Document) -> Result<Origins> {
        if !root.join(&game.sources).exists() {
            let complaint = format!("{} lacks {}", document.name, game.sources.display());
            return Ok(Origins { complaints: vec![complaint], ..Origins::default() });
        }
        let read = |path: &Path| {
            fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {}", path.display()))
        };
        let booklets = booklets(root, game)?;
        let coverage = booklets.iter().map(|path| Ok((path.clone(), read(path)?))).collect::<Result<_>>()?;
        Ok(Origins::of(document, (&game.sources, read(&game.sources)?), coverage))
    }

    fn of(document: &Document, sources: (&Path, String), coverage: Vec<(PathBuf, String)>) -> Origins {
        let (place, text) = (sources.0.display(), sources.1);
        let mut origins = Origins::default();
        for (path, text) in coverage {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            match Coverage::read(&text) {
                Ok(table) => origins.covers(&path, name, table, document),
                Err(wrong) => {
                    let wrong = wrong.into_iter().map(|one| format!("{}:{one}", path.display()));
                    origins.complaints.extend(wrong);
                }
            }
        }
        match Sources::read(&text) {
            Ok(sources) => origins.comes_from(&place.to_string(), sources, document),
            Err(wrong) => origins.complaints.push(format!("{place}: {wrong}")),
        }
        origins
    }

    fn covers(&mut self, path: &Path, name: String, table: Coverage, document: &Document) {
        for row in &table.rows {
            for id in row.ids.iter().filter(|id| !document.rules.defines(id)) {
                let place = format!("{}:{}", path.display(), row.line);
                self.complaints.push(format!("{place}: {id} is not defined in {}", document.name));
            }
        }
        self.coverage.push((name, table));
    }

    fn comes_from(&mut self, place: &str, sources: Sources, document: &Document) {
        let mut say = |words: String| self.complaints.push(format!("{place}: {words}"));
        let mut tagged = BTreeSet::new();
        for entry in &sources.entries {
            if !document.rules.defines(&entry.id) {
                say(format!("{} is not defined in {}", entry.id, document.name));
            } else if !tagged.insert(entry.id.as_str()) {
                say(format!("{} stands in two tables", entry.id));
            }
            for key in entry.tags.iter().flat_map(|tag| &tag.keys) {
                if !sources.consulted.contains_key(key) {
                    say(format!("{} names {key}, which is no source of the file", entry.id));
                }
            }
        }
        let untagged: Vec<&str> = document.rules.ids().filter(|id| !tagged.contains(id)).collect();
        if !untagged.is_empty() {
            say(format!("says not where {} comes from", untagged.join(", ")));
        }
        let files: Vec<&str> = self.coverage.iter().map(|(name, _)| name.as_str()).collect();
        for booklet in sources.booklets.iter().filter(|name| !files.contains(&name.as_str())) {
            say(format!("the booklet {booklet} has no table in coverage"));
        }
        for file in files.iter().filter(|&&name| !sources.booklets.iter().any(|booklet| booklet == name)) {
            say(format!("coverage has a table of {file}, which is no booklet of the game"));
        }
        let covered: BTreeSet<&str> = { self.coverage.iter() }
            .flat_map(|(_, table)| &table.rows)
            .flat_map(|row| &row.ids)
            .map(String::as_str)
            .collect();
        let stated = sources.entries.iter().filter(|entry| entry.is_stated());
        let unfounded: Vec<&str> =
            stated.map(|entry| entry.id.as_str()).filter(|id| !covered.contains(id)).collect();
        if !unfounded.is_empty() {
            say(format!("no table in coverage says where a booklet states {}", unfounded.join(", ")));
        }
        self.sources = Some(sources);
    }
}

/// The tables of the booklets of a game: those named after it, with a hyphen and another word if there are several.
pub(super) fn booklets(root: &Path, game: &Game) -> Result<Vec<PathBuf>> {
    if !root.join(&game.coverage).is_dir() {
        return Ok(Vec::new());
    }
    let files = entries(&root.join(&game.coverage))?;
    let of_the_game = |path: &PathBuf| {
        let stem = path.file_stem()?.to_str()?;
        let rest = stem.strip_prefix(&game.name)?;
        (rest.is_empty() || rest.starts_with('-'))
            .then(|| path.file_name().map(|name| game.coverage.join(name)))?
    };
    Ok(files.iter().filter_map(of_the_game).collect())
}

/// What the rules of all games rest on, and how the places of the booklets are covered.
pub(super) fn print(all: &[(&Game, Origins)]) {
    print!("\n{:<18} {:>5}", "rests on", "rules");
    for basis in Basis::ALL {
        print!(" {basis:>13}");
    }
    println!("  {:>10}  {:>8}  {:>7}", "also ruled", "examples", "program");
    for (game, origins) in all {
        if let Some(sources) = &origins.sources {
            print_sources(&game.name, sources);
        }
    }
    print!("\n{:<18} {:>6}", "booklet", "places");
    for verdict in Verdict::ALL {
        print!(" {verdict:>11}");
    }
    println!();
    for (name, table) in all.iter().flat_map(|(_, origins)| &origins.coverage) {
        print!("{name:<18} {:>6}", table.rows.len());
        for verdict in Verdict::ALL {
            print!(" {:>11}", table.rows.iter().filter(|row| row.verdict == verdict).count());
        }
        println!();
    }
}

/// A rule counts where its greater part belongs; of the others some also hold something that we ruled.
fn print_sources(game: &str, sources: &Sources) {
    let of = |part| sources.entries.iter().filter(move |entry| entry.part == part);
    let rules: Vec<&Entry> = of(Part::Rules).collect();
    print!("{game:<18} {:>5}", rules.len());
    for basis in Basis::ALL {
        let number = rules.iter().filter(|entry| entry.basis() == basis).count();
        print!(" {number:>5} ({:>3} %)", (100 * number + rules.len() / 2) / rules.len().max(1));
    }
    let also_ruled = rules.iter().filter(|entry| {
        entry.basis() != Basis::Ruled && entry.tags.iter().any(|tag| tag.basis == Basis::Ruled)
    });
    let (examples, program) = (of(Part::Examples).count(), of(Part::Program).count());
    println!("  {:>10}  {examples:>8}  {program:>7}", also_ruled.count());
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::Origins;
    use crate::rules::document::Document;

    const RULES: &str = "- **PE-1** Take a stone.\n- **PE-2** Who begins.\n- **PE-T1** An example.";
    const SOURCES: &str = "\
booklets = ['pebbles']
[sources]
S1 = 'a review'
[rules]
PE-1 = 'stated'
PE-2 = ['other S1', 'ruled: in software']
[examples]
PE-T1 = 'implied'";
    const COVERAGE: &str = "\
| place | rules | verdict | remark |
|---|---|---|---|
| taking a stone | PE-1 | exact | |";

    #[test]
    fn what_is_in_order_brings_no_complaint() {
        assert_eq!(complaints(SOURCES, &[("pebbles", COVERAGE)]), [""; 0]);
    }

    /// Each mistake of an author is told, with the file that has it.
    #[test]
    fn every_mistake_is_told() {
        let broken = [
            ("PE-2 = ['other S1', 'ruled: in software']", "", "s.toml: says not where PE-2 comes from"),
            (
                "PE-T1 = 'implied'",
                "PE-T1 = 'implied'\nPE-3 = 'ruled'",
                "s.toml: PE-3 is not defined in rules.md",
            ),
            ("PE-T1 = 'implied'", "PE-T1 = 'implied'\nPE-1 = 'stated'", "s.toml: PE-1 stands in two tables"),
            ("other S1", "other S2", "s.toml: PE-2 names S2, which is no source of the file"),
            (
                "'implied'",
                "'guessed'",
                "s.toml: PE-T1: `guessed` begins neither with stated, implied, other nor ruled",
            ),
            ("'implied'", "'stated'", "s.toml: no table in coverage says where a booklet states PE-T1"),
            ("['pebbles']", "['pebbles', 'stones']", "s.toml: the booklet stones has no table in coverage"),
            ("['pebbles']", "[]", "s.toml: coverage has a table of pebbles, which is no booklet of the game"),
        ];
        for (good, wrong, complaint) in broken {
            assert_eq!(complaints(&SOURCES.replacen(good, wrong, 1), &[("pebbles", COVERAGE)]), [complaint]);
        }
    }

    #[test]
    fn every_mistake_in_a_table_is_told() {
        let broken = [
            ("PE-1", "PE-1, PE-9", "c/pebbles.md:3: PE-9 is not defined in rules.md"),
            ("exact | |", "exact |", "c/pebbles.md:3: a place has 4 cells, not 3"),
            ("exact", "fine", "c/pebbles.md:3: `fine` is no verdict"),
        ];
        for (good, wrong, complaint) in broken {
            let told = complaints(SOURCES, &[("pebbles", &COVERAGE.replacen(good, wrong, 1))]);
            assert_eq!(told[0], complaint);
        }
    }

    fn complaints(sources: &str, coverage: &[(&str, &str)]) -> Vec<String> {
        let document = Document::new("rules.md", RULES);
        let tables = coverage.iter().map(|(name, text)| (format!("c/{name}.md").into(), (*text).to_owned()));
        Origins::of(&document, (Path::new("s.toml"), sources.to_owned()), tables.collect()).complaints
    }
}
