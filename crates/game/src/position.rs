//! Reading positions: lines of a keyword and its words.
//!
//! Every game writes its position as such lines. A line that begins with `#` is a comment; the order of the lines
//! does not matter, and a game may let lines be left out.

use std::fmt::Display;
use std::str::FromStr;

/// Why a text is no position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{problem}", .line.map(|line| format!("line {line}: ")).unwrap_or_default())]
pub struct PositionError {
    /// The line, counted from 1, if one line is to blame.
    pub line: Option<usize>,
    /// What is wrong and how to mend it.
    pub problem: String,
}

impl PositionError {
    /// A problem that no single line is to blame for.
    pub fn whole(problem: impl Into<String>) -> PositionError {
        PositionError { line: None, problem: problem.into() }
    }
}

/// One line: a keyword and the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Line<'a> {
    /// Counted from 1.
    pub number: usize,
    /// The first word.
    pub keyword: &'a str,
    /// What follows it.
    pub rest: &'a str,
}

impl<'a> Line<'a> {
    /// A problem with this line.
    pub fn problem(&self, problem: impl Display) -> PositionError {
        PositionError { line: Some(self.number), problem: problem.to_string() }
    }

    /// The rest as one value.
    pub fn value<T: FromStr<Err: Display>>(&self) -> Result<T, PositionError> {
        let misplaced =
            |error| self.problem(format_args!("`{}` cannot follow `{}`: {error}", self.rest, self.keyword));
        self.rest.parse().map_err(misplaced)
    }

    /// The words of the rest.
    pub fn words(&self) -> Words<'a> {
        Words { line: *self, left: self.rest.split_ascii_whitespace() }
    }
}

/// The words of a line, taken one after the other.
#[derive(Debug, Clone)]
pub struct Words<'a> {
    line: Line<'a>,
    left: std::str::SplitAsciiWhitespace<'a>,
}

impl<'a> Words<'a> {
    /// The next word as a value; `what` says what is missing if there is none.
    pub fn value<T: FromStr<Err: Display>>(&mut self, what: &str) -> Result<T, PositionError> {
        let word = self.word(what)?;
        word.parse().map_err(|error| self.line.problem(format_args!("`{word}` cannot be {what}: {error}")))
    }

    /// The next word as it stands.
    pub fn word(&mut self, what: &str) -> Result<&'a str, PositionError> {
        self.left
            .next()
            .ok_or_else(|| self.line.problem(format_args!("`{}` lacks {what}", self.line.keyword)))
    }

    /// The next word must be `word`.
    pub fn expect(&mut self, word: &str) -> Result<(), PositionError> {
        match self.left.next() {
            Some(found) if found == word => Ok(()),
            found => {
                Err(self.line.problem(format_args!("`{word}` must stand before `{}`", found.unwrap_or(""))))
            }
        }
    }

    /// Nothing may be left.
    pub fn end(mut self) -> Result<(), PositionError> {
        match self.left.next() {
            None => Ok(()),
            Some(word) => Err(self.line.problem(format_args!("`{word}` is not expected here"))),
        }
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        self.left.next()
    }
}

/// The lines of a position that nobody has taken yet.
#[derive(Debug, Clone)]
pub struct Lines<'a> {
    left: Vec<Line<'a>>,
}

impl<'a> Lines<'a> {
    /// Splits `text`; empty lines and comments are dropped.
    pub fn new(text: &'a str) -> Lines<'a> {
        let lines = text.lines().enumerate().filter_map(|(index, line)| {
            let line = line.trim();
            let (keyword, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            let wanted = !keyword.is_empty() && !keyword.starts_with('#');
            wanted.then(|| Line { number: index + 1, keyword, rest: rest.trim() })
        });
        Lines { left: lines.collect() }
    }

    /// Takes the line with this keyword out, if there is one. Two of them are a mistake.
    pub fn take(&mut self, keyword: &str) -> Result<Option<Line<'a>>, PositionError> {
        let mut found = self.take_all(keyword).into_iter();
        match (found.next(), found.next()) {
            (Some(_), Some(second)) => Err(second.problem(format_args!("`{keyword}` stands here twice"))),
            (first, _) => Ok(first),
        }
    }

    /// Takes the line with this keyword out; it must be there.
    pub fn need(&mut self, keyword: &str) -> Result<Line<'a>, PositionError> {
        self.take(keyword)?.ok_or_else(|| PositionError::whole(format!("the line `{keyword} …` is missing")))
    }

    /// Takes all lines with this keyword out.
    pub fn take_all(&mut self, keyword: &str) -> Vec<Line<'a>> {
        self.left.extract_if(.., |line| line.keyword == keyword).collect()
    }

    /// Nothing may be left that nobody understood.
    pub fn end(self) -> Result<(), PositionError> {
        match self.left.first() {
            None => Ok(()),
            Some(line) => Err(line.problem(format_args!("no line begins with `{}`", line.keyword))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_found_by_keyword_and_counted_from_one() {
        let mut lines = Lines::new("# a comment\n\nturn 3 seat1\nhand  0 \n");
        let turn = lines.need("turn").unwrap();
        assert_eq!((turn.number, turn.rest), (3, "3 seat1"));
        let mut words = turn.words();
        assert_eq!(words.value::<u16>("the number"), Ok(3));
        assert_eq!(words.word("the seat"), Ok("seat1"));
        assert!(words.end().is_ok());
        assert_eq!(lines.end().unwrap_err().to_string(), "line 4: no line begins with `hand`");
    }

    #[test]
    fn a_line_given_twice_is_a_mistake() {
        let error = Lines::new("a 1\na 2").take("a").unwrap_err();
        assert_eq!(error.to_string(), "line 2: `a` stands here twice");
    }
}
