//! Bots from outside: programs with a token, on the same API as people.

use std::process::Command;

use serde_json::json;

use crate::database::on_both;
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
