//! A rule document and the ids that it defines.

use std::fs;

use anyhow::{Context, Result, ensure};

use super::documents;
use super::id::{is_id, prefix};

pub(super) struct Document {
    /// The name of the file below `docs/rules`.
    pub(super) name: String,
    pub(super) text: String,
    /// The ids that are defined here, each once, in the order of the document.
    pub(super) ids: Vec<String>,
}

impl Document {
    pub(super) fn read(name: &str) -> Result<Document> {
        let text = fs::read_to_string(documents().join(name))
            .with_context(|| format!("cannot read docs/rules/{name}"))?;
        let document = Document::new(name, &text);
        ensure!(!document.ids.is_empty(), "docs/rules/{name} defines no rule id");
        Ok(document)
    }

    pub(super) fn new(name: &str, text: &str) -> Document {
        let mut ids: Vec<String> = Vec::new();
        for id in text.lines().filter_map(defined_id) {
            if !ids.iter().any(|known| known == id) {
                ids.push(id.to_owned());
            }
        }
        Document { name: name.to_owned(), text: text.to_owned(), ids }
    }

    /// Whether `word` is meant as an id of this document, be it defined or a slip of the pen.
    ///
    /// `UTF-8` is not: no id here begins with `UTF`. Nor is `CA-like`: it has no number.
    pub(super) fn is_meant(&self, word: &str) -> bool {
        let known = self.ids.iter().any(|id| prefix(id) == prefix(word));
        known && word.split_once('-').is_some_and(|(_, number)| number.contains(|c: char| c.is_ascii_digit()))
    }
}

/// The id that a line defines: the first thing in it, in bold, in a list item (`- **CA-8 [R]** …`), in a row of a
/// table (`| **OR-80** I Settlement |`) or in a paragraph (`**OR-60 Player board**`). In a table an id that fills the
/// first cell needs no bold (`| AMB-1 |`).
pub(super) fn defined_id(line: &str) -> Option<&str> {
    let item = line.strip_prefix("- ").or_else(|| line.strip_prefix("| ")).unwrap_or(line);
    let id = match item.strip_prefix("**") {
        Some(bold) => bold.split([' ', '*']).next()?,
        None => line.strip_prefix("| ")?.split('|').next()?.trim_end(),
    };
    let id = id.trim_end_matches(['.', ':']);
    is_id(id).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::{Document, defined_id};
    use crate::rules::GAMES;
    use crate::rules::id::{is_id, words};

    #[test]
    fn definitions_in_every_shape() {
        assert_eq!(defined_id("- **CA-8 [R/D]** 3 or 4 players (see CA-A1 for 2)."), Some("CA-8"));
        assert_eq!(defined_id("- **CA-A1 Two players?** Only …"), Some("CA-A1"));
        assert_eq!(defined_id("- **SE-6.1.1** Needs a free space"), Some("SE-6.1.1"));
        assert_eq!(defined_id("**OR-60b Base cards** — University"), Some("OR-60b"));
        assert_eq!(defined_id("| **OR-80** I Settlement | 4 | I |"), Some("OR-80"));
        assert_eq!(defined_id("| AMB-1 | Fewer than 3 settlements | KB-21 |"), Some("AMB-1"));
    }

    #[test]
    fn mentions_are_no_definitions() {
        assert_eq!(defined_id("CA-8 says so."), None);
        assert_eq!(defined_id("  an effect as in **CA-8**"), None);
        assert_eq!(defined_id("- see CA-8"), None);
        assert_eq!(defined_id("| CA-8 and more | x |"), None);
        assert_eq!(defined_id("**Expansion**"), None);
    }

    /// Counted with grep, apart from this program. A new rule in a document changes its line here.
    #[test]
    fn every_definition_in_the_documents_is_found() {
        check("catan-card-game.md", &[("CA-A", 24), ("CA-N", 18), ("CA-T", 48), ("CA-", 77)]);
        check(
            "kingdom-builder.md",
            &[
                ("KB-", 73),
                ("NO-", 23),
                ("CR-", 27),
                ("MA-", 29),
                ("HA-", 32),
                ("Q1-", 3),
                ("Q2-", 4),
                ("Q3-", 8),
                ("AMB-", 30),
                ("EN-", 5),
            ],
        );
        check("orleans-settlers.md", &[("OR-", 91), ("EX-", 25)]);
        check("settlement.md", &[("SE-", 103), ("AMB-", 34), ("TV-", 36), ("INV-", 15)]);
    }

    /// A definition that the finder overlooks is most likely mentioned elsewhere, and shows up here.
    #[test]
    fn every_id_that_a_document_mentions_is_defined() {
        for (file, _) in GAMES {
            let document = Document::read(file).unwrap();
            for word in words(&document.text).filter(|word| is_id(word)) {
                assert!(document.ids.iter().any(|id| id == word), "{word} in {file}");
            }
        }
    }

    /// Rules are never renumbered, and nothing was forgotten when they were written.
    #[test]
    fn the_ids_of_the_catan_card_game_have_no_gaps() {
        let document = Document::read("catan-card-game.md").unwrap();
        for (start, last) in [("CA-", 77), ("CA-A", 24), ("CA-N", 18), ("CA-T", 48)] {
            for number in 1..=last {
                assert!(document.ids.contains(&format!("{start}{number}")), "{start}{number}");
            }
        }
    }

    #[track_caller]
    fn check(file: &str, expected: &[(&str, usize)]) {
        let document = Document::read(file).unwrap();
        let mut left: Vec<&str> = document.ids.iter().map(String::as_str).collect();
        for &(start, number) in expected {
            let before = left.len();
            left.retain(|id| !id.starts_with(start));
            assert_eq!(before - left.len(), number, "{start} in {file}");
        }
        assert!(left.is_empty(), "also in {file}: {left:?}");
    }
}
