//! Differences of two values, for reports.

use std::collections::BTreeSet;
use std::fmt;

use serde_json::{Map, Value};
use steading_game::{Game, GameRng, Seed, write_position};

/// A place in two JSON values where they are not the same.
#[derive(Debug)]
pub(crate) struct Difference {
    /// Field names and indices, such as `hands/0/2`.
    path: Vec<String>,
    left: Value,
    right: Value,
}

impl Difference {
    /// Whether only the random generator differs.
    pub(crate) fn is_chance(&self) -> bool {
        is_chance(&self.left) && is_chance(&self.right)
    }

    /// The first step of the path. Between states this is the keyword of the line: `hand`.
    pub(crate) fn part(&self) -> &str {
        self.path.first().map_or("", String::as_str)
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at `{}`: {} and {}", self.path.join("/"), self.left, self.right)
    }
}

/// All places where two states differ, by the lines and words of their positions.
pub(crate) fn between_states<G: Game>(left: &G::State, right: &G::State) -> Vec<Difference> {
    let [left, right] = [left, right].map(|state| words(&write_position::<G>(state)));
    between(&left, &right)
}

/// All places where two JSON values differ.
pub(crate) fn between(left: &Value, right: &Value) -> Vec<Difference> {
    let mut found = Vec::new();
    walk(left, right, &mut Vec::new(), &mut found);
    found
}

/// The first place where two states differ, in words.
pub(crate) fn first<G: Game>(left: &G::State, right: &G::State) -> String {
    let found = between_states::<G>(left, right);
    found.first().map_or_else(|| "in nothing that a position shows".to_owned(), ToString::to_string)
}

/// A position as JSON: for each keyword its lines, for each line its words. A generator is one word.
fn words(position: &str) -> Value {
    let mut keywords = Map::new();
    for line in position.lines() {
        let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        let seed = words.iter().position(|word| word.len() == 64 && word.parse::<Seed>().is_ok());
        if let Some(seed) = seed.filter(|seed| seed + 1 < words.len()) {
            let drawn = words.remove(seed + 1);
            words[seed] = format!("{} {drawn}", words[seed]);
        }
        let keyword = words.first().cloned().unwrap_or_default();
        let lines = keywords.entry(keyword).or_insert_with(|| Value::Array(Vec::new()));
        if let Value::Array(lines) = lines {
            lines.push(words.into());
        }
    }
    Value::Object(keywords)
}

fn walk(left: &Value, right: &Value, path: &mut Vec<String>, found: &mut Vec<Difference>) {
    match (left, right) {
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (index, (left, right)) in a.iter().zip(b).enumerate() {
                path.push(index.to_string());
                walk(left, right, path, found);
                path.pop();
            }
        }
        (Value::Object(a), Value::Object(b)) => {
            let names: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
            for name in names {
                path.push(name.clone());
                let [left, right] = [a, b].map(|fields| fields.get(name).unwrap_or(&Value::Null));
                walk(left, right, path, found);
                path.pop();
            }
        }
        _ if left == right => {}
        _ => found.push(Difference { path: path.clone(), left: left.clone(), right: right.clone() }),
    }
}

/// Whether a JSON value is a generator or its seed: hidden from all viewers, and arbitrary in a determinization.
fn is_chance(value: &Value) -> bool {
    let text = value.as_str().filter(|text| text.len() >= 64);
    text.is_some_and(|text| text.parse::<GameRng>().is_ok() || text.parse::<Seed>().is_ok())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn differences_name_their_path() {
        let found = between(&json!({"hands": [[1, 2], [3]]}), &json!({"hands": [[1, 5], [3]]}));
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].to_string(), "at `hands/0/1`: 2 and 5");
        assert_eq!(found[0].part(), "hands");
    }

    #[test]
    fn a_list_of_another_length_differs_as_a_whole() {
        let found = between(&json!([[1], 2]), &json!([[1, 1], 2]));
        assert_eq!(found[0].to_string(), "at `0`: [1] and [1,1]");
    }

    #[test]
    fn a_missing_field_hides_no_other_difference() {
        let found = between(&json!({"a": 1, "b": 2}), &json!({"b": 3}));
        assert_eq!(found[0].to_string(), "at `a`: 1 and null");
        assert_eq!(found[1].part(), "b");
    }

    #[test]
    fn a_generator_in_a_position_is_one_word() {
        let position = |drawn| words(&format!("turn 3\nrng {} {drawn}\n", Seed::from_number(1)));
        let found = between(&position(4), &position(5));
        assert_eq!((found.len(), found[0].part(), found[0].is_chance()), (1, "rng", true));
    }

    #[test]
    fn generators_are_told_from_other_texts() {
        let [a, b] = [1, 2].map(|seed| json!(GameRng::new(Seed::from_number(seed)).to_string()));
        assert!(between(&a, &b)[0].is_chance());
        assert!(!between(&a, &json!("road"))[0].is_chance());
    }
}
