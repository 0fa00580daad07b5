//! Bots at the tables, and bots from outside: programs with a token, on the same API as people.

use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::database::{Database, on_both};
use crate::site::Site;

#[test]
fn the_example_in_python_plays_a_whole_game() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
    let lines = std::fs::read_to_string(script).unwrap().lines().count();
    assert!(lines < 100, "the example has {lines} lines");
    if Command::new("python3").arg("--version").output().is_err() {
        println!("python3 is missing: the example bot was not tried");
        return;
    }
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, mut robot) = (site.guest("Anna"), site.guest("Robot"));
        let token = robot.post("/me/tokens", json!({ "label": "bot.py" })).expect(201);
        let random = json!({ "bot": "random" });
        let wish = json!({ "game": "catan-cards", "public": true, "terms": { "players": 3 } });
        let table = anna.post("/tables", wish).expect(201);
        let id = table["id"].as_str().unwrap();
        for seat in 0..2 {
            let path = format!("/tables/{id}/seats/{seat}");
            anna.put(&path, json!({ "occupant": random })).expect(200);
        }
        let output = Command::new("python3")
            .args([script, "--site", &format!("http://{}", site.address)])
            .args(["--token", token["token"].as_str().unwrap(), "--join", id, "--until-over", id])
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let after = anna.get(&format!("/tables/{id}")).expect(200);
        assert_eq!(
            (&after["status"], &after["seats"][2]["person"]["name"]),
            (&json!("finished"), &json!("Robot"))
        );
        assert_eq!(robot.get("/me/statistics").expect(200)[0]["games"], 1);
    });
}

#[test]
fn bots_wait_between_their_moves_while_people_look_on() {
    let site = Site::start_with_pause(&Database::sqlite(), 600);
    let mut anna = site.guest("Anna");
    let table = anna.open_for_two(json!(["me", { "bot": "random" }]));
    let mut socket = anna.socket(table["id"].as_str().unwrap(), "");
    let mut state = socket.until(|message| message["state"]["must_act"] == json!([0]))["state"].clone();
    while state["must_act"] == json!([0]) {
        let act = json!({ "act": state["choices"][0]["action"] });
        assert_eq!(socket.command(act, None)["type"], "done");
        state = socket.latest()["state"].clone();
    }
    let began = Instant::now();
    socket.next_of("update");
    assert!(began.elapsed() > Duration::from_millis(400), "{:?}", began.elapsed());

    // A table of bots alone waits for nobody, even if somebody looks on.
    let began = Instant::now();
    let table = anna.open_for_two(json!([{ "bot": "random" }, { "bot": "random" }]));
    let mut socket = anna.socket(table["id"].as_str().unwrap(), "");
    let last = socket.until(|message| message["state"]["result"].is_object());
    let decisions = last["state"]["decisions"].as_u64().unwrap() as u32;
    assert!(began.elapsed() < decisions * Duration::from_millis(300), "{decisions} decisions");
}

#[test]
fn bots_have_names_of_their_own() {
    let site = Site::start(&Database::sqlite());
    let mut anna = site.guest("Anna");
    let hard = json!({ "bot": "hard" });
    let table = anna.open("settlement", json!(["me", hard, hard]));
    let names: std::collections::BTreeSet<_> =
        (1..3).map(|seat| table["seats"][seat]["bot_name"].as_str().unwrap().to_owned()).collect();
    assert_eq!(names.len(), 2, "{table}");
    assert!(table["seats"][0]["bot_name"].is_null() && table["seats"][3]["bot_name"].is_null());
}
