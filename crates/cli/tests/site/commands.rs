//! Commands: done once however often they are sent, refused when they come too late, explained when they are wrong.

use serde_json::json;

use crate::database::on_both;
use crate::site::Site;

#[test]
fn a_command_that_is_sent_again_does_nothing_more() {
    on_both(|database| {
        let mut site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open_for_two(json!(["me", "me"]));
        let id = table["id"].as_str().unwrap();
        let action = anna.turn(id).1["choices"][0]["action"].clone();
        let first = anna.command(id, "once", json!({ "act": action })).expect(200);
        assert_eq!(first, anna.command(id, "once", json!({ "act": action })).expect(200));
        site.kill();
        let site = Site::start(database);
        anna.address = site.address.clone();
        assert_eq!(first, anna.command(id, "once", json!({ "act": action })).expect(200));
        let after = anna.get(&format!("/tables/{id}/state")).expect(200);
        assert_eq!(after["state"]["decisions"], 1);
        assert_eq!(after["state"]["entries"], first["entries"]);
    });
}

#[test]
fn a_command_for_a_past_moment_is_refused_and_changes_nothing() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open_for_two(json!(["me", "me"]));
        let id = table["id"].as_str().unwrap();
        let seat = anna.turn(id).0;
        let mut socket = anna.socket(id, &format!("seat={seat}"));
        let hello = socket.next_of("hello");
        let action = hello["state"]["choices"][0]["action"].clone();
        let entries = hello["state"]["entries"].as_u64();
        assert_eq!(socket.command(json!({ "act": action }), entries)["type"], "done");
        let late = socket.command(json!({ "act": action }), entries);
        assert_eq!(late["problem"]["type"], "stale", "{late}");
        let old_words = json!({ "id": "old", "ply": entries, "seat": seat, "do": { "act": action } });
        let late = anna.post(&format!("/tables/{id}/commands"), old_words).expect(409);
        assert_eq!(late["type"], "stale", "older programs say `ply`: {late}");
    });
}

#[test]
fn what_the_rules_forbid_is_refused_with_the_rule_and_a_sentence() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open(
            "catan-cards",
            json!(["me", { "bot": "random" }, { "bot": "random" }, { "bot": "random" }]),
        );
        let id = table["id"].as_str().unwrap();
        let nonsense = anna.command(id, "a", json!({ "act": "fly to the moon" })).expect(422);
        assert_eq!(nonsense["type"], "illegal");
        let forbidden = anna.command(id, "b", json!({ "act": "build metropolis" }));
        let forbidden = forbidden.body;
        assert!(forbidden["detail"].as_str().unwrap().len() > 10, "{forbidden}");
        let mut socket = anna.socket(id, "");
        socket.next_of("hello");
        socket.send(&json!({ "type": "check", "id": "why", "action": "fly" }));
        assert_eq!(socket.next_of("refused")["id"], "why");
        for wrong in ["", "{", "[]", "{\"type\":\"dance\"}", "{\"type\":\"command\"}", "null"] {
            socket.send_text(wrong);
            let problem = socket.next_raw("problem");
            assert_eq!(problem["problem"]["status"], 400, "{problem}");
        }
        socket.send(&json!({ "type": "ping" }));
        socket.next_of("pong");
    });
}
