//! The fields of a row of data, taken one after the other. Whatever is missing, wrong or unknown is a sentence.

use std::fmt::Display;
use std::str::FromStr;

use toml::{Table, Value};

use super::ByPlayers;

/// What is wrong with a row, in words.
pub(crate) type Problem = String;

/// The fields of a row that nobody has taken yet.
#[derive(Debug)]
pub(crate) struct Fields {
    /// What the row is about, for sentences: ``place `market` ``.
    what: String,
    left: Table,
}

impl Fields {
    pub(super) fn new(what: impl Into<String>, left: Table) -> Fields {
        Fields { what: what.into(), left }
    }

    /// A sentence about this row.
    pub(crate) fn problem(&self, problem: impl Display) -> Problem {
        if self.what.is_empty() { problem.to_string() } else { format!("{}: {problem}", self.what) }
    }

    /// Says more precisely what the row is about.
    pub(super) fn about(mut self, what: impl Display) -> Fields {
        self.what = if self.what.is_empty() { what.to_string() } else { format!("{}: {what}", self.what) };
        self
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.left.contains_key(name)
    }

    fn value(&mut self, name: &str) -> Result<Value, Problem> {
        self.left.remove(name).ok_or_else(|| self.problem(format_args!("the field `{name}` is missing")))
    }

    fn wrong(&self, name: &str, expected: &str, found: &Value) -> Problem {
        self.problem(format_args!("`{name}` must be {expected}, not {}", shown(found)))
    }

    /// A number from 0 to 255.
    pub(crate) fn number(&mut self, name: &str) -> Result<u8, Problem> {
        let value = self.value(name)?;
        let number = value.as_integer().and_then(|number| u8::try_from(number).ok());
        number.ok_or_else(|| self.wrong(name, "a number from 0 to 255", &value))
    }

    pub(crate) fn number_or(&mut self, name: &str, usual: u8) -> Result<u8, Problem> {
        if self.has(name) { self.number(name) } else { Ok(usual) }
    }

    /// A number from 1 to 255.
    pub(crate) fn positive(&mut self, name: &str) -> Result<u8, Problem> {
        match self.number(name)? {
            0 => Err(self.problem(format_args!("`{name}` must be at least 1"))),
            number => Ok(number),
        }
    }

    /// A whole number, negative ones included.
    pub(super) fn integer(&mut self, name: &str) -> Result<i8, Problem> {
        let value = self.value(name)?;
        let number = value.as_integer().and_then(|number| i8::try_from(number).ok());
        number.ok_or_else(|| self.wrong(name, "a whole number", &value))
    }

    pub(crate) fn flag(&mut self, name: &str) -> Result<bool, Problem> {
        if !self.has(name) {
            return Ok(false);
        }
        let value = self.value(name)?;
        value.as_bool().ok_or_else(|| self.wrong(name, "true or false", &value))
    }

    pub(crate) fn text(&mut self, name: &str) -> Result<String, Problem> {
        let value = self.value(name)?;
        value.as_str().map(str::to_owned).ok_or_else(|| self.wrong(name, "a text", &value))
    }

    /// A word that names something.
    pub(crate) fn word<T: FromStr<Err: Display>>(&mut self, name: &str) -> Result<T, Problem> {
        let text = self.text(name)?;
        text.parse().map_err(|error| self.problem(format_args!("`{name}`: {error}")))
    }

    /// A list of texts; an empty one if it is not there.
    pub(super) fn texts(&mut self, name: &str) -> Result<Vec<String>, Problem> {
        if !self.has(name) {
            return Ok(Vec::new());
        }
        let value = self.value(name)?;
        let texts = value.as_array().and_then(|items| {
            items.iter().map(|item| item.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>()
        });
        texts.ok_or_else(|| self.wrong(name, "a list of texts", &value))
    }

    /// A list of words that name something.
    pub(crate) fn words<T: FromStr<Err: Display>>(&mut self, name: &str) -> Result<Vec<T>, Problem> {
        let texts = self.texts(name)?;
        let read =
            |text: &String| text.parse().map_err(|error| self.problem(format_args!("`{name}`: {error}")));
        texts.iter().map(read).collect()
    }

    /// A list of numbers.
    pub(super) fn numbers(&mut self, name: &str) -> Result<Vec<u8>, Problem> {
        let value = self.value(name)?;
        let number = |item: &Value| item.as_integer().and_then(|number| u8::try_from(number).ok());
        let numbers = value.as_array().and_then(|items| items.iter().map(number).collect::<Option<Vec<_>>>());
        numbers.ok_or_else(|| self.wrong(name, "a list of numbers from 0 to 255", &value))
    }

    /// A table inside this one.
    pub(crate) fn table(&mut self, name: &str) -> Result<Fields, Problem> {
        match self.value(name)? {
            Value::Table(table) => Ok(Fields::new(self.what.clone(), table).about(format_args!("`{name}`"))),
            other => Err(self.wrong(name, "a table", &other)),
        }
    }

    /// A list of tables.
    pub(crate) fn tables(&mut self, name: &str) -> Result<Vec<Fields>, Problem> {
        let value = self.value(name)?;
        list_of_tables(&self.what, &value).ok_or_else(|| self.wrong(name, "a list of tables", &value))
    }

    /// A list of lists of tables.
    pub(super) fn lists(&mut self, name: &str) -> Result<Vec<Vec<Fields>>, Problem> {
        let value = self.value(name)?;
        let lists = value.as_array().and_then(|items| {
            items.iter().map(|item| list_of_tables(&self.what, item)).collect::<Option<Vec<_>>>()
        });
        lists.ok_or_else(|| self.wrong(name, "a list of lists of tables", &value))
    }

    /// `{ p2 = 20, p3 = 30, p4 = 40 }`
    pub(super) fn by_players(&mut self, name: &str) -> Result<ByPlayers, Problem> {
        let mut table = self.table(name)?;
        let numbers = [table.number("p2")?, table.number("p3")?, table.number("p4")?];
        table.end()?;
        Ok(numbers)
    }

    /// Fields that are for people or for other programs.
    pub(super) fn ignore(&mut self, names: &[&str]) {
        for name in names {
            self.left.remove(*name);
        }
    }

    /// Nothing may be left that nobody understood.
    pub(crate) fn end(self) -> Result<(), Problem> {
        match self.left.keys().next() {
            None => Ok(()),
            Some(name) => Err(self.problem(format_args!("the field `{name}` is not known here"))),
        }
    }
}

fn list_of_tables(what: &str, value: &Value) -> Option<Vec<Fields>> {
    value.as_array()?.iter().map(|item| Some(Fields::new(what, item.as_table()?.clone()))).collect()
}

/// A value as the file has it, or what kind it is.
fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => format!("`{text}`"),
        Value::Integer(number) => number.to_string(),
        Value::Boolean(flag) => flag.to_string(),
        other => format!("a value of type {}", other.type_str()),
    }
}
