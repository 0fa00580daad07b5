//! The passages of a document and where they begin.

use std::fmt;

use crate::id::is_id;

/// A heading or the beginning of a rule, with all that follows up to the next one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passage {
    /// What it begins with.
    pub mark: Mark,
    /// The line in which it begins, counted from 1.
    pub line: usize,
    /// Its lines, with the first one.
    pub text: String,
}

impl Passage {
    /// The id of the rule, if it is one.
    pub fn rule(&self) -> Option<&str> {
        match &self.mark {
            Mark::Rule(id) => Some(id),
            Mark::Heading { .. } => None,
        }
    }
}

/// What begins in a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mark {
    /// A heading.
    Heading {
        /// The number of `#` before it.
        level: usize,
    },
    /// A rule, by its id.
    Rule(String),
}

impl Mark {
    fn of(line: &str) -> Option<Mark> {
        let level = line.chars().take_while(|&c| c == '#').count();
        if level > 0 {
            Some(Mark::Heading { level })
        } else {
            defined(line).map(|id| Mark::Rule(id.to_owned()))
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Heading { level } => write!(f, "a heading {}", "#".repeat(*level)),
            Mark::Rule(id) => f.write_str(id),
        }
    }
}

pub(crate) fn read(text: &str) -> Vec<Passage> {
    let mut passages: Vec<Passage> = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        if let Some(mark) = Mark::of(text) {
            passages.push(Passage { mark, line, text: String::new() });
        }
        // Nothing stands before the title.
        if let Some(passage) = passages.last_mut() {
            passage.text += text;
            passage.text.push('\n');
        }
    }
    passages
}

/// The id that a line defines: the first thing in it, in bold, in a list item (`- **CA-8 [R]** …`), in a row of a
/// table (`| **OR-80** I Settlement |`) or in a paragraph (`**OR-60 Player board**`). In a table an id that fills the
/// first cell needs no bold (`| AMB-1 |`).
fn defined(line: &str) -> Option<&str> {
    let item = line.strip_prefix("- ").or_else(|| line.strip_prefix("| ")).unwrap_or(line);
    let id = match item.strip_prefix("**") {
        Some(bold) => bold.split([' ', '*']).next()?,
        None => line.strip_prefix("| ")?.split('|').next()?.trim_end(),
    };
    is_id(id).then_some(id)
}

#[cfg(test)]
mod tests {
    use super::defined;

    #[test]
    fn definitions_in_every_shape() {
        assert_eq!(defined("- **CA-8 [R/D]** 3 or 4 players (see CA-A1 for 2)."), Some("CA-8"));
        assert_eq!(defined("- **CA-A1 Two players?** Only …"), Some("CA-A1"));
        assert_eq!(defined("- **SE-6.1.1** Needs a free space"), Some("SE-6.1.1"));
        assert_eq!(defined("**OR-60b Base cards** — University"), Some("OR-60b"));
        assert_eq!(defined("| **OR-80** I Settlement | 4 | I |"), Some("OR-80"));
        assert_eq!(defined("| AMB-1 | Fewer than 3 settlements | KB-21 |"), Some("AMB-1"));
    }

    #[test]
    fn mentions_are_no_definitions() {
        assert_eq!(defined("CA-8 says so."), None);
        assert_eq!(defined("  an effect as in **CA-8**"), None);
        assert_eq!(defined("- see CA-8"), None);
        assert_eq!(defined("| CA-8 and more | x |"), None);
        assert_eq!(defined("**Expansion**"), None);
    }
}
