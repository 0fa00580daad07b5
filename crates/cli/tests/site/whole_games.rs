//! Whole games, from the first click to the record.

use serde_json::{Value, json};

use crate::database::on_both;
use crate::site::{Person, Site, Socket};

/// Plays until the game is over, by a chance that goes round no circle: a piece that is picked up and put back for ever ends no game.
pub(crate) fn play_to_the_end(socket: &mut Socket) -> Value {
    let mut message = socket.next_of("hello");
    let mut chance = 1u64;
    loop {
        let state = &message["state"];
        if state["result"].is_object() {
            return message;
        }
        let choices = state["choices"].as_array().cloned().unwrap_or_default();
        if choices.is_empty() || message["type"] == "done" {
            message = socket.next_of("update");
            continue;
        }
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = &choices[(chance >> 33) as usize % choices.len()];
        let entries = state["entries"].as_u64();
        let answer = socket.command(json!({ "act": choice["action"] }), entries);
        // An update with the same news has come before the answer or comes after it; only the state counts.
        if answer["type"] == "refused" {
            let kind = answer["problem"]["type"].as_str().unwrap();
            assert!(["stale", "game-over"].contains(&kind), "{answer}");
        }
        message = socket.latest();
    }
}

#[test]
fn a_guest_plays_every_game_against_bots_and_the_record_proves_the_shuffle() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let games = anna.get("/games").expect(200);
        for game in games.as_array().unwrap() {
            let id = game["id"].as_str().unwrap();
            let table = anna.open(id, json!(["me", { "bot": "easy" }]));
            let players = table["seats"].as_array().unwrap().len();
            for seat in 2..players {
                let path = format!("/tables/{}/seats/{seat}", table["id"].as_str().unwrap());
                anna.put(&path, json!({ "occupant": { "bot": "random" } })).expect(200);
            }
            finish(&mut anna, id, &table);
        }
    });
}

fn finish(anna: &mut Person, game: &str, table: &Value) {
    let id = table["id"].as_str().unwrap();
    assert!(table["seed"].is_null(), "the seed stays sealed");
    anna.get(&format!("/tables/{id}/record")).expect(409);
    let last = play_to_the_end(&mut anna.socket(id, ""));
    let places = last["state"]["result"]["places"].as_array().unwrap();
    assert!(places.contains(&json!(1)), "{places:?}");

    let after = anna.get(&format!("/tables/{id}")).expect(200);
    assert_eq!(after["status"], "finished");
    assert_eq!(after["commitment"], table["commitment"]);
    let seed = after["seed"].as_str().unwrap();
    assert_eq!(sha256(&format!("steading seed {seed}")), after["commitment"].as_str().unwrap());
    let record = anna.get(&format!("/tables/{id}/record")).expect(200);
    let record = record.as_str().unwrap();
    assert!(record.contains(&format!("seed {seed}")) && record.contains(&format!("game {game}")));
    let statistics = anna.get("/me/statistics").expect(200);
    let mine = statistics.as_array().unwrap().iter().find(|line| line["game"] == game).unwrap();
    assert_eq!(mine["games"], 1);
}

fn sha256(text: &str) -> String {
    use sha2::{Digest as _, Sha256};
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}
