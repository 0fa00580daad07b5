//! How the rules cover a booklet, place by place: a Markdown table for each of its chapters.
//!
//! ```
//! use steading_rulebook::Coverage;
//! let coverage = Coverage::read("\
//! | place | rules | verdict | remark |
//! |---|---|---|---|
//! | number of stones | PE-1, PE-2 | exact | |
//! | story | | left out | nothing to play |
//! ").unwrap();
//! assert_eq!(coverage.rows[0].ids, ["PE-1", "PE-2"]);
//! ```

use std::fmt;

use crate::id::{is_id, words};

/// The table of a booklet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coverage {
    /// Its places, in their order in the booklet.
    pub rows: Vec<Row>,
}

/// A place in a booklet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The line of the file, counted from 1.
    pub line: usize,
    /// The ids of the rules that carry it.
    pub ids: Vec<String>,
    /// How well they do.
    pub verdict: Verdict,
}

/// How well the rules carry a place of a booklet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// As the words say.
    Exact,
    /// They allow less than the words.
    Stricter,
    /// They allow more than the words.
    Looser,
    /// The words allow another sense; ours is chosen.
    Reading,
    /// The other booklet of the game says otherwise; one of them is followed.
    Differs,
    /// It cannot be read.
    Open,
    /// There is nothing to play in it.
    LeftOut,
    /// No rule carries it.
    Missing,
    /// A rule says something else.
    Contradicts,
}

impl Verdict {
    /// All, in the order in which they are counted.
    pub const ALL: [Verdict; 9] = [
        Verdict::Exact,
        Verdict::Stricter,
        Verdict::Looser,
        Verdict::Reading,
        Verdict::Differs,
        Verdict::Open,
        Verdict::LeftOut,
        Verdict::Missing,
        Verdict::Contradicts,
    ];

    fn words(self) -> &'static str {
        match self {
            Verdict::Exact => "exact",
            Verdict::Stricter => "stricter",
            Verdict::Looser => "looser",
            Verdict::Reading => "reading",
            Verdict::Differs => "differs",
            Verdict::Open => "open",
            Verdict::LeftOut => "left out",
            Verdict::Missing => "missing",
            Verdict::Contradicts => "contradicts",
        }
    }

    /// Whether there are rules to be named.
    fn has_rules(self) -> bool {
        match self {
            Verdict::Exact
            | Verdict::Stricter
            | Verdict::Looser
            | Verdict::Reading
            | Verdict::Differs
            | Verdict::Contradicts => true,
            Verdict::Open | Verdict::LeftOut | Verdict::Missing => false,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.words())
    }
}

const HEAD: &str = "| place | rules | verdict | remark |";

impl Coverage {
    /// Reads the text of a file, or says what is wrong with it, line by line.
    pub fn read(text: &str) -> Result<Coverage, Vec<String>> {
        let lines = (1..).zip(text.lines()).filter(|(_, text)| text.starts_with('|'));
        let lines = lines.filter(|&(_, text)| text != HEAD && !text.starts_with("|--"));
        let (mut rows, mut complaints) = (Vec::new(), Vec::new());
        for (line, text) in lines {
            match row(line, text) {
                Ok(row) => rows.push(row),
                Err(complaint) => complaints.push(format!("{line}: {complaint}")),
            }
        }
        if complaints.is_empty() { Ok(Coverage { rows }) } else { Err(complaints) }
    }
}

fn row(line: usize, text: &str) -> Result<Row, String> {
    let cells: Vec<&str> = text.trim_matches('|').split('|').map(str::trim).collect();
    let &[place, rules, verdict, remark] = cells.as_slice() else {
        return Err(format!("a place has 4 cells, not {}", cells.len()));
    };
    let Some(verdict) = Verdict::ALL.into_iter().find(|one| one.words() == verdict) else {
        return Err(format!("`{verdict}` is no verdict"));
    };
    let ids: Vec<String> = words(rules).filter(|word| is_id(word)).map(str::to_owned).collect();
    if place.is_empty() {
        return Err("the place has no words".to_owned());
    }
    if ids.is_empty() && verdict.has_rules() {
        return Err(format!("`{place}` is {verdict}, but by which rule?"));
    }
    if remark.is_empty() && verdict != Verdict::Exact {
        return Err(format!("`{place}` is {verdict}, but why?"));
    }
    Ok(Row { line, ids, verdict })
}

#[cfg(test)]
mod tests {
    use super::{Coverage, HEAD, Verdict};

    #[test]
    fn rows_are_read_in_every_table() {
        let text = format!(
            "# Pebbles\n\n{HEAD}\n|---|---|---|---|\n| stones | PE-1, PE-A2 | exact | |\n\nWords.\n\n{HEAD}\n|---|---|---|---|\n| story | | left out | no rule |"
        );
        let rows = Coverage::read(&text).unwrap().rows;
        assert_eq!(rows.iter().map(|row| row.line).collect::<Vec<_>>(), [5, 11]);
        assert_eq!(rows[0].ids, ["PE-1", "PE-A2"]);
        assert_eq!(rows[1].verdict, Verdict::LeftOut);
    }

    #[test]
    fn wrong_rows_are_named() {
        check("| stones | PE-1 | exact |", "1: a place has 4 cells, not 3");
        check("| stones | PE-1 | right | |", "1: `right` is no verdict");
        check("| stones | section 9 | exact | |", "1: `stones` is exact, but by which rule?");
        check("| stones | PE-1 | looser | |", "1: `stones` is looser, but why?");
        check("| story | | left out | |", "1: `story` is left out, but why?");
        check("| | PE-1 | exact | |", "1: the place has no words");
    }

    #[track_caller]
    fn check(row: &str, complaint: &str) {
        assert_eq!(Coverage::read(row).unwrap_err(), [complaint]);
    }
}
