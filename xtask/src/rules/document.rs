//! A rule document as a file of the project.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use steading_rulebook::{Rulebook, prefix};

pub(super) struct Document {
    /// The file, as seen from the root.
    pub(super) name: String,
    pub(super) rules: Rulebook,
}

impl Document {
    pub(super) fn read(root: &Path, path: &Path) -> Result<Document> {
        let name = path.display().to_string();
        let text = fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {name}"))?;
        let document = Document::new(&name, &text);
        ensure!(document.rules.ids().next().is_some(), "{name} defines no rule id");
        Ok(document)
    }

    pub(super) fn new(name: &str, text: &str) -> Document {
        Document { name: name.to_owned(), rules: Rulebook::read(text) }
    }

    /// Whether `word` is meant as an id of this document, be it defined or a slip of the pen.
    ///
    /// `UTF-8` is not: no id here begins with `UTF`. Nor is `CA-like`: it has no number.
    pub(super) fn is_meant(&self, word: &str) -> bool {
        let known = self.rules.ids().any(|id| prefix(id) == prefix(word));
        known && word.split_once('-').is_some_and(|(_, number)| number.contains(|c: char| c.is_ascii_digit()))
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use steading_rulebook::{is_id, words};

    use super::Document;
    use crate::cargo::root;
    use crate::games;

    /// Counted with grep, apart from this program. A new rule in a document changes its line here.
    #[test]
    fn every_definition_in_the_documents_is_found() {
        check("catan-cards", &[("CA-A", 25), ("CA-N", 18), ("CA-T", 48), ("CA-", 77)]);
        check(
            "kingdom-builder",
            &[
                ("KB-", 73),
                ("NO-", 23),
                ("CR-", 27),
                ("MA-", 29),
                ("HA-", 32),
                ("Q1-", 3),
                ("Q2-", 4),
                ("Q3-", 8),
                ("AMB-", 34),
                ("EN-", 5),
            ],
        );
        check("orleans-settlers", &[("OR-", 92), ("EX-", 25)]);
        check("settlement", &[("SE-", 103), ("AMB-", 39), ("TV-", 36), ("INV-", 15)]);
    }

    /// A definition that the finder overlooks is most likely mentioned elsewhere, and shows up here.
    #[test]
    fn every_id_that_a_document_mentions_is_defined() {
        for game in games::all(root()).unwrap() {
            let document = Document::read(root(), &game.rules).unwrap();
            let texts = document.rules.passages.iter().map(|passage| passage.text.as_str());
            for word in texts.flat_map(words).filter(|word| is_id(word)) {
                assert!(document.rules.defines(word), "{word} in {}", document.name);
            }
        }
    }

    /// Rules are never renumbered, and nothing was forgotten when they were written.
    #[test]
    fn the_ids_of_the_catan_card_game_have_no_gaps() {
        let document = read("catan-cards");
        for (start, last) in [("CA-", 77), ("CA-A", 25), ("CA-N", 18), ("CA-T", 48)] {
            for number in 1..=last {
                assert!(document.rules.defines(&format!("{start}{number}")), "{start}{number}");
            }
        }
    }

    fn read(game: &str) -> Document {
        Document::read(root(), &Path::new("docs/rules").join(game).with_extension("md")).unwrap()
    }

    #[track_caller]
    fn check(game: &str, expected: &[(&str, usize)]) {
        let document = read(game);
        let mut left: Vec<&str> = document.rules.ids().collect();
        for &(start, number) in expected {
            let before = left.len();
            left.retain(|id| !id.starts_with(start));
            assert_eq!(before - left.len(), number, "{start} in {game}");
        }
        assert!(left.is_empty(), "also in {game}: {left:?}");
    }
}
