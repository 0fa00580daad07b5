//! What visitors must not be able to do.

use serde_json::json;

use crate::database::{Database, on_both};
use crate::site::{Person, Site};

#[test]
fn other_sites_cannot_act_for_their_visitors() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let body = || Some(json!({ "game": "settlement" }).to_string());
        for foreign in [&[("origin", "https://evil.example")][..], &[("sec-fetch-site", "cross-site")]] {
            anna.send("POST", "/tables", foreign, body()).expect(403);
            Person::nobody(&site.address)
                .send("POST", "/guests", foreign, Some(json!({ "name": "x" }).to_string()))
                .expect(403);
        }
        let own = format!("http://{}", site.address);
        let table = anna.send("POST", "/tables", &[("origin", &own)], body()).expect(201);
        let id = table["id"].as_str().unwrap();
        assert!(anna.try_socket(id, "", &[("origin", "https://evil.example")]).is_err());
        assert!(anna.try_socket(id, "", &[("origin", &own)]).is_ok());
        assert!(Person::nobody(&site.address).try_socket(id, "", &[]).is_err(), "strangers have no socket");
    });
}

#[test]
fn too_much_is_refused_kindly() {
    let limits = ["requests=40", "sign_ins=3", "messages=5", "words=2", "sockets=2"].map(str::to_owned);
    let database = Database::sqlite();
    let site = Site::start_at(&database, "127.0.0.1:0", &limits);
    let mut anna = site.guest("Anna");
    let table = anna.open("settlement", json!(["me", "me"]));
    let id = table["id"].as_str().unwrap();
    let mut socket = anna.socket(id, "");
    socket.next_of("hello");
    for _ in 0..30 {
        socket.send(&json!({ "type": "ping" }));
    }
    assert_eq!(socket.next_raw("problem")["problem"]["status"], 429);
    let _second = anna.socket(id, "");
    assert!(anna.try_socket(id, "", &[]).is_err(), "two sockets are enough");
    let chat = format!("/tables/{id}/chat");
    anna.post(&chat, json!({ "words": "hello" })).expect(200);
    anna.post(&chat, json!({ "words": "  " })).expect(400);
    anna.post(&chat, json!({ "words": "x".repeat(501) })).expect(400);
    anna.post(&chat, json!({ "words": "hello again" })).expect(200);
    anna.post(&chat, json!({ "words": "and again" })).expect(429);
    let mut nobody = Person::nobody(&site.address);
    let refused = (0..5).find_map(|_| {
        let response = nobody.post("/guests", json!({ "name": "x" }));
        (response.status == 429).then_some(response)
    });
    refused.expect("a limit").expect(429);
    let refused = (0..60).find_map(|_| Some(nobody.get("/games")).filter(|response| response.status == 429));
    refused.expect("a limit").expect(429);
}

#[test]
fn unknown_things_and_wrong_requests_get_a_problem_each() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        anna.get("/nothing").expect(404);
        anna.get("/tables/nothing").expect(404);
        anna.get("/games/chess").expect(404);
        anna.get("/games/settlement/texts/fr").expect(404);
        anna.get("/games/settlement/rules/fr").expect(404);
        anna.delete("/games").expect(405);
        anna.send("POST", "/tables", &[("content-type", "text/plain")], Some("x".to_owned())).expect(415);
        anna.send("POST", "/tables", &[], Some("{".to_owned())).expect(400);
        anna.send("POST", "/tables", &[], Some(format!("{{\"game\": \"{}\"}}", "x".repeat(2_000_000))))
            .expect(413);
        anna.post("/tables", json!({ "game": "chess" })).expect(404);
        anna.post("/tables", json!({ "game": "settlement", "terms": { "players": 9 } })).expect(422);
        anna.post("/tables", json!({ "game": "settlement", "terms": { "options": { "x": "y" } } }))
            .expect(422);
        let clock = |clock| json!({ "game": "settlement", "terms": { "clock": clock } });
        anna.post("/tables", clock(json!({ "kind": "live", "main": 1, "increment": 0 }))).expect(400);
        anna.post("/tables", clock(json!({ "kind": "days", "days": 99 }))).expect(400);
        let crowd = json!({ "game": "settlement", "seats": ["me", "me", "me", "me", "me", "me"] });
        anna.post("/tables", crowd).expect(400);
        let health = anna.get("/health").expect(200);
        assert_eq!(health["status"], "ok");
    });
}
