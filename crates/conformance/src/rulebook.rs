//! The rule ids that a rule document has.

use std::collections::HashSet;

/// Every word of a rule document that could be an id.
#[derive(Debug)]
pub(crate) struct Rulebook {
    words: HashSet<&'static str>,
}

impl Rulebook {
    pub(crate) fn new(document: &'static str) -> Rulebook {
        let words = document.split(|c: char| !(c.is_alphanumeric() || ".-_".contains(c)));
        Rulebook { words: words.map(|word| word.trim_matches(['.', '-', '_'])).collect() }
    }

    pub(crate) fn has(&self, rule: &str) -> bool {
        !rule.is_empty() && self.words.contains(rule)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_counts_only_as_a_whole_word() {
        let rulebook = Rulebook::new("- **CA-39 [R]** As in SE-6.6.4. See (KB-7)…");
        assert!(["CA-39", "SE-6.6.4", "KB-7"].iter().all(|id| rulebook.has(id)));
        assert!(["CA-3", "SE-6.6", "CA-399", ""].iter().all(|id| !rulebook.has(id)));
    }
}
