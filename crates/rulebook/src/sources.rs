//! Where each rule comes from: a file beside the rule document that players do not see.
//!
//! Every id stands in one of three tables with a tag, or with several if parts of the rule have different sources; the first one is
//! of the greater part. `other` names its sources, which the file lists.
//!
//! ```
//! use steading_rulebook::{Basis, Sources};
//! let sources = Sources::read(r#"
//!     booklets = ["pebbles"]
//!     [sources]
//!     S1 = "a review"
//!     [rules]
//!     PE-1 = "stated"
//!     PE-2 = ["stated", "other S1: the number of stones", "ruled: who begins"]
//! "#).unwrap();
//! assert_eq!(sources.entries[1].tags[1].basis, Basis::Other);
//! ```

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

/// Where the rules of a document come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sources {
    /// The names of the booklets, as those of their files in `coverage`.
    pub booklets: Vec<String>,
    /// What else was consulted, by its key.
    pub consulted: BTreeMap<String, String>,
    /// All ids with their tags, in no order that matters.
    pub entries: Vec<Entry>,
}

/// A rule and what it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// The id.
    pub id: String,
    /// What kind of rule it is.
    pub part: Part,
    /// What it rests on, the greater part first; at least one.
    pub tags: Vec<Tag>,
}

impl Entry {
    /// What the greater part of it rests on.
    pub fn basis(&self) -> Basis {
        self.tags.first().map_or(Basis::Ruled, |tag| tag.basis)
    }

    /// Whether a booklet states it or some of it.
    pub fn is_stated(&self) -> bool {
        self.tags.iter().any(|tag| tag.basis == Basis::Stated)
    }
}

/// What kind of rule an id names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// How the game is played.
    Rules,
    /// A position or numbers that a test plays.
    Examples,
    /// How the program asks, counts and writes.
    Program,
}

/// What a rule, or something in it, rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    /// On what kind of source.
    pub basis: Basis,
    /// The keys of the sources, if it rests on others than a booklet.
    pub keys: Vec<String>,
    /// Of what in the rule it holds, unless of all of it.
    pub about: Option<String>,
}

/// What a rule can rest on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Basis {
    /// A booklet, or a printed card that it shows, says so.
    Stated,
    /// It follows from what a booklet says.
    Implied,
    /// Something else that is public says so.
    Other,
    /// We ruled it, or designed it.
    Ruled,
}

impl Basis {
    /// All, from the firmest on.
    pub const ALL: [Basis; 4] = [Basis::Stated, Basis::Implied, Basis::Other, Basis::Ruled];

    fn word(self) -> &'static str {
        match self {
            Basis::Stated => "stated",
            Basis::Implied => "implied",
            Basis::Other => "other",
            Basis::Ruled => "ruled",
        }
    }
}

impl fmt::Display for Basis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

impl FromStr for Tag {
    type Err = String;

    fn from_str(text: &str) -> Result<Tag, String> {
        let (head, about) = match text.split_once(": ") {
            Some((head, about)) => (head, Some(about.to_owned())),
            None => (text, None),
        };
        let mut words = head.split(' ');
        let first = words.next().unwrap_or_default();
        let basis = Basis::ALL.into_iter().find(|basis| basis.word() == first);
        let Some(basis) = basis else {
            return Err(format!("`{text}` begins neither with stated, implied, other nor ruled"));
        };
        let keys: Vec<String> = words.map(str::to_owned).collect();
        match (basis, keys.is_empty()) {
            (Basis::Other, true) => Err(format!("`{text}` names no source")),
            (Basis::Stated | Basis::Implied | Basis::Ruled, false) => {
                Err(format!("`{text}` names sources; only `other` does"))
            }
            (_, _) => Ok(Tag { basis, keys, about }),
        }
    }
}

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    booklets: Vec<String>,
    sources: BTreeMap<String, String>,
    rules: BTreeMap<String, Written>,
    #[serde(default)]
    examples: BTreeMap<String, Written>,
    #[serde(default)]
    program: BTreeMap<String, Written>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    One(String),
    Several(Vec<String>),
}

impl Sources {
    /// Reads the text of a file, or says what is wrong with it.
    pub fn read(text: &str) -> Result<Sources, String> {
        let file: File = toml::from_str(text).map_err(|error| error.to_string())?;
        let parts =
            [(Part::Rules, file.rules), (Part::Examples, file.examples), (Part::Program, file.program)];
        let written = parts.into_iter().flat_map(|(part, ids)| ids.into_iter().map(move |id| (part, id)));
        let entries =
            written.map(|(part, (id, written))| entry(part, id, written)).collect::<Result<_, _>>()?;
        Ok(Sources { booklets: file.booklets, consulted: file.sources, entries })
    }
}

fn entry(part: Part, id: String, written: Written) -> Result<Entry, String> {
    let texts = match written {
        Written::One(text) => vec![text],
        Written::Several(texts) => texts,
    };
    if texts.is_empty() {
        return Err(format!("{id} has no tag"));
    }
    let tags = texts.iter().map(|text| text.parse()).collect::<Result<_, _>>();
    Ok(Entry { tags: tags.map_err(|wrong: String| format!("{id}: {wrong}"))?, id, part })
}

#[cfg(test)]
mod tests {
    use super::{Basis, Part, Sources};

    const GOOD: &str =
        "booklets = []\n[sources]\n[rules]\nPE-1 = 'stated'\n[program]\nPE-2 = ['ruled', 'stated: half']";

    #[test]
    fn the_first_tag_is_of_the_greater_part() {
        let sources = Sources::read(GOOD).unwrap();
        let told = sources.entries.iter().map(|entry| (entry.part, entry.basis(), entry.tags.len()));
        let expected = [(Part::Rules, Basis::Stated, 1), (Part::Program, Basis::Ruled, 2)];
        assert_eq!(told.collect::<Vec<_>>(), expected);
        assert!(sources.entries.iter().all(super::Entry::is_stated));
    }

    #[test]
    fn wrong_tags_are_named() {
        check("'stated'", "'maybe'", "PE-1: `maybe` begins neither with stated, implied, other nor ruled");
        check("'stated'", "'other: a page'", "PE-1: `other: a page` names no source");
        check("'stated'", "'ruled S1'", "PE-1: `ruled S1` names sources; only `other` does");
        check("'stated'", "[]", "PE-1 has no tag");
        check("PE-1 = 'stated'", "PE-1 = 'stated'\nPE-1 = 'ruled'", "duplicate key");
        check("[program]", "[programme]", "unknown field `programme`");
    }

    #[track_caller]
    fn check(good: &str, wrong: &str, complaint: &str) {
        let error = Sources::read(&GOOD.replacen(good, wrong, 1)).unwrap_err();
        assert!(error.contains(complaint), "{error}");
    }
}
