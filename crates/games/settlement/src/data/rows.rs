//! Reading lists of rows with an id from a data file, with messages that name the row.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use steading_game::SetupError;
use toml::{Table, Value};

use super::Origin;
use crate::{Gain, Resource, Resources};

/// A data file on its way through the checks.
pub(super) struct File {
    name: &'static str,
    table: Table,
}

impl File {
    /// Parses the file; `known` are the tables it may hold besides `schema`.
    pub(super) fn parse(name: &'static str, text: &str, known: &[&str]) -> Result<File, SetupError> {
        let problem = |problem: String| SetupError::Data { file: name.to_owned(), problem };
        let table: Table = text.parse().map_err(|error: toml::de::Error| problem(error.to_string()))?;
        let file = File { name, table };
        if file.table.get("schema").and_then(Value::as_integer) != Some(1) {
            return Err(file.problem("the line `schema = 1` is missing, or the file is for another version"));
        }
        match file.table.keys().find(|key| *key != "schema" && !known.contains(&key.as_str())) {
            Some(key) => Err(file.problem(format!("there is no `{key}` here, only {}", known.join(", ")))),
            None => Ok(file),
        }
    }

    /// What is wrong with the file.
    pub(super) fn problem(&self, problem: impl Into<String>) -> SetupError {
        SetupError::Data { file: self.name.to_owned(), problem: problem.into() }
    }

    /// One value of the file.
    pub(super) fn value<T: DeserializeOwned>(&self, key: &str) -> Result<T, SetupError> {
        let value = self.table.get(key).ok_or_else(|| self.problem(format!("`{key}` is missing")))?;
        T::deserialize(value.clone()).map_err(|error| self.problem(format!("{key}: {}", error.message())))
    }

    /// Where the values of the whole file come from. Files without a word about it were typed in from the box.
    pub(super) fn source(&self) -> Result<Origin, SetupError> {
        if self.table.contains_key("source") { self.value("source") } else { Ok(Origin::Printed) }
    }

    /// All rows `[[key]]` with their ids, which must differ.
    pub(super) fn rows<T: DeserializeOwned>(&self, key: &str) -> Result<Vec<(String, T)>, SetupError> {
        let empty = Vec::new();
        let list = match self.table.get(key) {
            None => &empty,
            Some(Value::Array(list)) => list,
            Some(_) => return Err(self.problem(format!("write every {key} under a line [[{key}]]"))),
        };
        let mut found: Vec<(String, T)> = Vec::new();
        for (number, value) in (1..).zip(list) {
            let Some(id) = value.get("id").and_then(Value::as_str) else {
                return Err(self.problem(format!("{key} number {number} has no id")));
            };
            let fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_".contains(c);
            if id.len() < 2 || id.len() > 24 || !id.chars().all(fine) {
                return Err(self.in_row(key, id, "an id is 2 to 24 small letters, digits, `-` and `_`"));
            }
            if found.iter().any(|(other, _)| other == id) {
                return Err(self.in_row(key, id, "this id stands in the file twice"));
            }
            let mut value = value.clone();
            value.as_table_mut().and_then(|table| table.remove("id"));
            let row = T::deserialize(value).map_err(|error| self.in_row(key, id, error.message()))?;
            found.push((id.to_owned(), row));
        }
        Ok(found)
    }

    /// What is wrong with one row.
    pub(super) fn in_row(&self, key: &str, id: &str, problem: impl std::fmt::Display) -> SetupError {
        self.problem(format!("{key} `{id}`: {problem}"))
    }
}

/// The highest price in one kind of resource.
pub(super) const HIGHEST_PRICE: u16 = 9;
/// The most tokens of one kind and the most settlers that anything pays.
pub(super) const HIGHEST_GAIN: u16 = 3;

/// No kind may exceed `most`.
pub(super) fn limited(resources: Resources, most: u16) -> Result<Resources, String> {
    match resources.kinds().find(|&kind| resources.count(kind) > most) {
        Some(kind) => Err(format!("more than {most} {} are not possible here", kind.id())),
        None => Ok(resources),
    }
}

/// What an effect pays.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct GainFields {
    wood: u16,
    clay: u16,
    stone: u16,
    diamond: u16,
    gold: u16,
    bonus_settler: u16,
}

impl GainFields {
    /// The gain, if it is one that the game can handle.
    pub(super) fn gain(&self) -> Result<Gain, String> {
        let counts = [self.wood, self.clay, self.stone, self.diamond, self.gold];
        if counts.iter().chain([&self.bonus_settler]).any(|&count| count > HIGHEST_GAIN) {
            return Err(format!("an effect pays at most {HIGHEST_GAIN} of a kind"));
        }
        let pairs = Resource::ALL.into_iter().zip(counts);
        let resources =
            pairs.fold(Resources::NONE, |sum, (kind, count)| sum.plus(Resources::of(kind, count)));
        let gain = Gain { resources, settlers: self.bonus_settler as u8 };
        if gain.is_empty() { Err("it pays nothing".to_owned()) } else { Ok(gain) }
    }
}
