//! Rule ids in the doc comments of tests.

use steading_rulebook::words;

use super::document::Document;

/// An id that a test names, and the line that names it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Citation {
    pub(super) id: String,
    pub(super) line: usize,
}

/// What the tests in a Rust file cite from `document`.
///
/// Reads line by line: `///` lines and attributes belong together as long as nothing else comes between them, and to
/// the `fn` that follows. That is how rustfmt lays them out, so no parser is needed.
pub(super) fn in_source(source: &str, document: &Document) -> Vec<Citation> {
    let mut found = Vec::new();
    let mut head = Head::default();
    for (line, text) in (1..).zip(source.lines().map(str::trim)) {
        if head.open_brackets > 0 {
            head.count_brackets(text);
        } else if let Some(comment) = text.strip_prefix("///") {
            let ids = words(comment).filter(|word| document.is_meant(word));
            head.citations.extend(ids.map(|id| Citation { id: id.to_owned(), line }));
        } else if text.starts_with("#[") {
            head.attribute(text);
        } else if !text.starts_with("//") {
            if head.is_test && !head.is_ignored && text.split(' ').any(|word| word == "fn") {
                found.append(&mut head.citations);
            }
            head = Head::default();
        }
    }
    found
}

/// The comments and attributes read so far, waiting for their function.
#[derive(Default)]
struct Head {
    citations: Vec<Citation>,
    is_test: bool,
    is_ignored: bool,
    /// Above zero inside an attribute that goes on in the next line.
    open_brackets: i32,
}

impl Head {
    fn attribute(&mut self, text: &str) {
        self.is_test |= text.starts_with("#[test]");
        self.is_ignored |= text.starts_with("#[ignore");
        // Ignored somewhere is ignored: the rule would go untested there.
        self.is_ignored |= text.starts_with("#[cfg_attr") && text.contains("ignore");
        self.count_brackets(text);
    }

    fn count_brackets(&mut self, text: &str) {
        for bracket in text.chars() {
            match bracket {
                '[' => self.open_brackets += 1,
                ']' => self.open_brackets -= 1,
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Citation, in_source};
    use crate::rules::document::Document;

    #[test]
    fn a_doc_comment_on_a_test_cites() {
        check("/// CA-40, CA-T7: four roads.\n#[test]\nfn ratio() {}", &[("CA-40", 1), ("CA-T7", 1)]);
    }

    #[test]
    fn several_lines_and_attributes_belong_together() {
        let source = "
            /// CA-3: the first line.
            /// More about it, see CA-39.
            // Why it is slow.
            #[allow(
                clippy::some_lint
            )]
            #[test] // A remark.
            #[should_panic]
            fn test() {}";
        check(source, &[("CA-3", 2), ("CA-39", 3)]);
    }

    #[test]
    fn only_whole_ids_count() {
        check("/// xCA-3, CA-39 and CA-T7.\n#[test]\nfn one() {}", &[("CA-39", 1), ("CA-T7", 1)]);
    }

    #[test]
    fn detached_comments_do_not_cite() {
        check("/// CA-3\n\n#[test]\nfn blank_line() {}", &[]);
        check("/// CA-3\nconst X: u8 = 1;\n#[test]\nfn other_item() {}", &[]);
        check("// CA-3\n#[test]\nfn plain_comment() {}", &[]);
        check("//! CA-3\n#[test]\nfn module_comment() {}", &[]);
        check("#[test]\nfn inside() {\n/// CA-3\nlet x = 1;\n}", &[]);
    }

    #[test]
    fn only_tests_cite() {
        check("/// CA-3\nfn helper() {}", &[]);
        check("/// CA-3\n#[cfg(test)]\nfn helper() {}", &[]);
    }

    #[test]
    fn ignored_tests_do_not_cite() {
        check("/// CA-3\n#[test]\n#[ignore = \"slow\"]\nfn slow() {}", &[]);
        check("/// CA-3\n#[ignore]\n#[test]\nfn slow() {}", &[]);
        check("/// CA-3\n#[test]\n#[cfg_attr(debug_assertions, ignore)]\nfn slow() {}", &[]);
    }

    /// They are handed on, so that the caller can name the place.
    #[test]
    fn unknown_ids_are_found_too() {
        check("/// CA-99, CA-3..CA-39\n#[test]\nfn typo() {}", &[("CA-99", 1), ("CA-3..CA-39", 1)]);
    }

    #[test]
    fn words_that_only_look_like_ids_are_left_alone() {
        check("/// UTF-8 in a CA-like game for 3-4 players\n#[test]\nfn words() {}", &[]);
    }

    #[track_caller]
    fn check(source: &str, expected: &[(&str, usize)]) {
        let document = Document::new("rules.md", "- **CA-3** a\n- **CA-39** b\n- **CA-40** c\n- **CA-T7** d");
        let expected: Vec<Citation> =
            expected.iter().map(|&(id, line)| Citation { id: id.to_owned(), line }).collect();
        assert_eq!(in_source(source, &document), expected);
    }
}
