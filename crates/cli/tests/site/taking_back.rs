//! Undo, and going back with the consent of all.

use serde_json::json;

use crate::database::on_both;
use crate::site::Site;

#[test]
fn own_decisions_are_undone_until_something_hidden_came_to_light() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open_for_two(json!(["me", "me"]));
        let id = table["id"].as_str().unwrap();
        let commands = format!("/tables/{id}/commands");
        // The first decisions of Settlement bring hidden things to light; sooner or later one does not.
        let undoable = (0..40).find_map(|count| {
            let (seat, before) = anna.turn(id);
            let act = json!({ "act": before["choices"][0]["action"] });
            anna.post(&commands, json!({ "id": format!("a{count}"), "seat": seat, "do": act })).expect(200);
            let look = format!("/tables/{id}/state?seat={seat}");
            let after = anna.get(&look).expect(200)["state"].clone();
            if after["can_undo"] == true {
                return Some((seat, before, after, look));
            }
            let refused =
                anna.post(&commands, json!({ "id": format!("u{count}"), "seat": seat, "do": "undo" }));
            assert!(refused.expect(409)["detail"].as_str().unwrap().contains("hidden"));
            None
        });
        let (seat, before, after, look) = undoable.expect("something that can be undone");
        anna.post(&commands, json!({ "id": "u", "seat": seat, "do": "undo" })).expect(200);
        let undone = anna.get(&look).expect(200)["state"].clone();
        assert_eq!(undone["decisions"], before["decisions"]);
        assert_eq!(
            undone["entries"].as_u64(),
            after["entries"].as_u64().map(|entries| entries + 1),
            "the log only grows"
        );
        assert_eq!((&undone["view"], &undone["choices"]), (&before["view"], &before["choices"]));
    });
}

#[test]
fn a_whole_turn_is_begun_again() {
    on_both(|database| {
        let mut site = Site::start(database);
        let mut anna = site.guest("Anna");
        let wish = json!({ "game": "kingdom-builder", "terms": { "players": 2 }, "seats": ["me", "me"] });
        let table = anna.post("/tables", wish).expect(201);
        let id = table["id"].as_str().unwrap();
        let (seat, before) = anna.turn(id);
        anna.command(id, "r0", json!("restart_turn")).expect(409);
        for count in 0..2 {
            let (same, state) = anna.turn(id);
            assert_eq!(same, seat, "a turn has three settlements");
            let action = state["choices"][0]["action"].clone();
            anna.command(id, &format!("a{count}"), json!({ "act": action })).expect(200);
        }
        let first = anna.command(id, "r1", json!("restart_turn")).expect(200);
        assert_eq!(first, anna.command(id, "r1", json!("restart_turn")).expect(200));
        assert_eq!(
            first["entries"].as_u64(),
            before["entries"].as_u64().map(|entries| entries + 3),
            "the log only grows"
        );
        site.kill();

        let site = Site::start(database);
        anna.address.clone_from(&site.address);
        let (same, after) = anna.turn(id);
        assert_eq!(
            (same, &after["decisions"], &after["can_undo"]),
            (seat, &before["decisions"], &json!(false))
        );
        assert_eq!((&after["view"], &after["choices"]), (&before["view"], &before["choices"]));
        anna.command(id, "r2", json!("restart_turn")).expect(409);
    });
}

#[test]
fn against_bots_one_goes_back_at_once_and_among_people_all_must_agree() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
        let alone = anna.open_for_two(json!(["me", { "bot": "random" }]));
        let alone = alone["id"].as_str().unwrap();
        let mut socket = anna.socket(alone, "");
        let hello = socket.until(|message| message["state"]["must_act"] == json!([0]));
        let before = hello["state"]["decisions"].as_u64().unwrap();
        let act = json!({ "act": hello["state"]["choices"][0]["action"] });
        assert_eq!(socket.command(act, None)["type"], "done");
        assert_eq!(socket.command(json!({ "take_back": before }), None)["type"], "done");
        let back = anna.get(&format!("/tables/{alone}/state")).expect(200);
        assert_eq!(back["state"]["decisions"], before);

        let table = anna.open_for_two(json!(["me"]));
        let id = table["id"].as_str().unwrap();
        ben.put(&format!("/tables/{id}/seats/1"), json!({})).expect(200);
        let first = anna.get(&format!("/tables/{id}")).expect(200)["waiting"][0].as_u64().unwrap();
        let (mover, other) = if first == 0 { (&mut anna, &mut ben) } else { (&mut ben, &mut anna) };
        let look = format!("/tables/{id}/state");
        let action = mover.get(&look).expect(200)["state"]["choices"][0]["action"].clone();
        mover.command(id, "1", json!({ "act": action })).expect(200);
        other.command(id, "2", json!({ "answer": true })).expect(409);
        mover.command(id, "3", json!({ "take_back": 1 })).expect(409);
        mover.command(id, "4", json!({ "take_back": 0 })).expect(200);
        let asked = other.get(&look).expect(200)["state"]["take_back"].clone();
        assert_eq!((&asked["seat"], &asked["decisions"]), (&json!(first), &json!(0)));
        other.command(id, "5", json!({ "answer": false })).expect(200);
        assert_eq!(mover.get(&look).expect(200)["state"]["decisions"], 1);
        mover.command(id, "6", json!({ "take_back": 0 })).expect(200);
        other.command(id, "7", json!({ "answer": true })).expect(200);
        assert_eq!(mover.get(&look).expect(200)["state"]["decisions"], 0);
    });
}
