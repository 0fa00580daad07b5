//! Readings of a booklet: agreed with one setting, and named by the table where they are not as printed.

use serde_json::{Map, Value, json};

use crate::database::Database;
use crate::site::{Person, Site};

/// The name and the common value of each reading of a game that is commonly read otherwise than printed, and how many readings there are.
fn readings(game: &Value) -> (Map<String, Value>, usize) {
    let options = game["options"].as_array().unwrap().iter();
    let readings: Vec<&Value> = options.filter(|option| !option["common"].is_null()).collect();
    let otherwise = readings.iter().filter(|option| written(&option["kind"]["default"]) != option["common"]);
    let named =
        otherwise.map(|option| (option["name"].as_str().unwrap().to_owned(), option["common"].clone()));
    (named.collect(), readings.len())
}

/// A default as on the command line.
fn written(default: &Value) -> String {
    match default {
        Value::String(text) => text.clone(),
        Value::Array(list) if list.is_empty() => "none".to_owned(),
        Value::Array(list) => list.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

fn open(person: &mut Person, game: &Value, options: &Value) -> crate::site::Response {
    let terms = json!({ "players": game["default_players"], "options": options });
    person.post("/tables", json!({ "game": game["id"], "terms": terms, "public": false }))
}

#[test]
fn one_setting_agrees_on_all_readings_of_every_game() {
    let site = Site::start(&Database::sqlite());
    let mut anna = site.guest("Anna");
    for game in anna.get("/games").expect(200).as_array().unwrap() {
        let (otherwise, number) = readings(game);
        let common = json!({ "readings": "common" });
        if number == 0 {
            let refused = open(&mut anna, game, &common).expect(422);
            assert!(refused["detail"].as_str().unwrap().contains("readings"), "{refused}");
            continue;
        }
        let table = open(&mut anna, game, &common).expect(201);
        assert_eq!(table["terms"]["options"], common);
        assert_eq!(named(&table), otherwise);
        let listed = anna.get("/me/tables").expect(200);
        let same = listed.as_array().unwrap().iter().find(|one| one["id"] == table["id"]).unwrap();
        assert_eq!(named(same), otherwise, "in a list too");
        for options in [json!({}), json!({ "readings": "printed" })] {
            assert_eq!(named(&open(&mut anna, game, &options).expect(201)), Map::new());
        }
        for (name, value) in &otherwise {
            let alone = open(&mut anna, game, &json!({ name: value })).expect(201);
            assert_eq!(named(&alone), Map::from_iter([(name.clone(), value.clone())]));
        }
        open(&mut anna, game, &json!({ "readings": "other" })).expect(422);
    }
}

/// What a table says of readings that are not as printed.
fn named(table: &Value) -> Map<String, Value> {
    table["readings"].as_object().cloned().unwrap_or_default()
}
