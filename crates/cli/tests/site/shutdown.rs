//! The server is asked to end: it finishes what it has begun, and everything is there afterwards.

use std::time::Duration;

use serde_json::json;

use crate::database::on_both;
use crate::site::Site;

#[test]
fn a_server_that_is_asked_to_end_closes_its_sockets_and_loses_nothing() {
    on_both(|database| {
        let mut site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open_for_two(json!(["me", "me"]));
        let id = table["id"].as_str().unwrap();
        let mut socket = anna.socket(id, "");
        socket.next_of("hello");
        let action = anna.turn(id).1["choices"][0]["action"].clone();
        anna.command(id, "1", json!({ "act": action })).expect(200);
        let before = anna.get(&format!("/tables/{id}/state")).expect(200);
        assert!(site.stop() < Duration::from_secs(10));
        while socket.next().is_some() {}

        let site = Site::start(database);
        anna.address.clone_from(&site.address);
        let after = anna.get(&format!("/tables/{id}/state")).expect(200);
        assert_eq!((&after["state"], &after["story"]), (&before["state"], &before["story"]));
    });
}
