//! The rule documents in `docs/rules`, read: what they define, and what they say about it; and, for the project, where each rule comes
//! from ([`Sources`]) and how the rules cover the booklets ([`Coverage`]).
//!
//! A document is Markdown. It goes from one [`Mark`] to the next, a heading or the beginning of a rule:
//!
//! ```
//! use steading_rulebook::{Mark, Rulebook};
//! let rulebook = Rulebook::read("# Rules\n- **CA-39 [R]** Discard 2 cards.\n  Then draw.\n| CA-40 | As in CA-39 |");
//! assert_eq!(rulebook.passages[0].mark, Mark::Heading { level: 1 });
//! assert_eq!(rulebook.passages[1].text, "- **CA-39 [R]** Discard 2 cards.\n  Then draw.\n");
//! assert!(rulebook.defines("CA-40"));
//! ```

mod coverage;
mod id;
mod passage;
mod sources;

use std::collections::BTreeSet;

pub use coverage::{Coverage, Row, Verdict};
pub use id::{is_id, prefix, words};
pub use passage::{Mark, Passage};
pub use sources::{Basis, Entry, Part, Sources, Tag};

/// A rule document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rulebook {
    /// All that stands in it, from the title on.
    pub passages: Vec<Passage>,
    defined: BTreeSet<String>,
}

impl Rulebook {
    /// Reads the text of a document.
    pub fn read(text: &str) -> Rulebook {
        let passages = passage::read(text);
        let defined = passages.iter().filter_map(Passage::rule).map(str::to_owned).collect();
        Rulebook { passages, defined }
    }

    /// The ids of all rules, each once, in the order of the document. A rule may stand in a table and again below it.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let mut seen = BTreeSet::new();
        self.passages.iter().filter_map(Passage::rule).filter(move |id| seen.insert(*id))
    }

    /// Whether the document has a rule with this id; to mention it is not enough.
    pub fn defines(&self, id: &str) -> bool {
        self.defined.contains(id)
    }
}

#[cfg(test)]
mod tests {
    use super::Rulebook;

    #[test]
    fn only_what_is_defined_counts_and_once() {
        let rulebook =
            Rulebook::read("| CA-39 | As in SE-6.6.4. See (KB-7)… |\n\n- **CA-39** More.\n- **CA-4** Less.");
        assert_eq!(rulebook.ids().collect::<Vec<_>>(), ["CA-39", "CA-4"]);
        assert!(["CA-39", "CA-4"].iter().all(|id| rulebook.defines(id)));
        assert!(["CA-3", "CA-399", "SE-6.6.4", "KB-7", ""].iter().all(|id| !rulebook.defines(id)));
    }
}
