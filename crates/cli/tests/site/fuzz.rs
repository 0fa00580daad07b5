//! Nonsense over the WebSocket: every message is answered or refused in one sentence, and the server never stumbles.

use serde_json::{Value, json};
use steading_game::{GameRng, Seed};
use tungstenite::Message;

use crate::database::on_both;
use crate::site::{Site, Socket};

/// Messages in the ordinary run; `STEADING_FUZZ_MESSAGES` asks for more.
const MESSAGES: u32 = 400;

#[test]
fn nonsense_over_the_socket_is_refused_in_one_sentence() {
    let messages =
        std::env::var("STEADING_FUZZ_MESSAGES").ok().and_then(|text| text.parse().ok()).unwrap_or(MESSAGES);
    on_both(|database| {
        let (site, log) = Site::start_with_log(database);
        let mut anna = site.guest("Anna");
        let games = anna.get("/games").expect(200);
        let mut rng = GameRng::new(Seed::from_number(11));
        for game in games.as_array().unwrap() {
            let id = game["id"].as_str().unwrap();
            let table = anna.open(id, json!(["me", "me"]));
            for seat in 2..table["seats"].as_array().unwrap().len() {
                let path = format!("/tables/{}/seats/{seat}", table["id"].as_str().unwrap());
                anna.put(&path, json!({ "occupant": { "bot": "random" } })).expect(200);
            }
            let id = table["id"].as_str().unwrap();
            let connect = || {
                let mut socket = anna.socket(id, "");
                let hello = socket.next_of("hello");
                (socket, hello)
            };
            let (mut socket, hello) = connect();
            let action = hello["state"]["choices"][0]["action"].as_str().unwrap_or("end").to_owned();
            for _ in 0..messages / 4 {
                let message = nonsense(&mut rng, &action);
                if !socket.send_raw(message.clone()) || !is_there(&mut socket, &message) {
                    // What breaks the protocol itself ends the connection, and nothing else does.
                    assert!(breaks_the_connection(&message), "the connection ended after {message:?}");
                    socket = connect().0;
                }
            }
            let health = anna.get("/health").expect(200);
            assert_eq!(health["status"], "ok");
            assert_eq!(anna.get(&format!("/tables/{id}/state")).expect(200)["table"]["id"], id);
        }
        drop(site);
        let log = log.join().unwrap();
        for word in ["panicked", "a request failed", "ERROR"] {
            assert!(!log.contains(word), "{log}");
        }
    });
}

#[test]
fn whatever_the_http_library_refuses_is_a_problem_too() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open("settlement", json!(["me"]));
        let id = table["id"].as_str().unwrap();
        for (method, path, status) in [
            ("GET", "/tables/%ff".to_owned(), 400),
            ("GET", format!("/tables/{id}/state?seat=-1"), 400),
            ("GET", format!("/tables/{id}/state?seat=300"), 400),
            ("GET", format!("/tables/{id}/state?seat=%ff"), 400),
            ("GET", format!("/tables/{id}/state?want=everything"), 400),
            ("GET", format!("/tables/{id}/moments/x"), 400),
            ("GET", format!("/tables/{id}/moments/99999999999"), 400),
            ("GET", format!("/tables/{id}/socket"), 400),
            ("PUT", format!("/tables/{id}/seats/256"), 400),
            ("PUT", "/games".to_owned(), 405),
            ("TRACE", "/games".to_owned(), 405),
            ("GET", "/%00".to_owned(), 404),
            ("GET", format!("/tables/{}", "x".repeat(5000)), 404),
            ("GET", "/tables/%00".to_owned(), 404),
            ("GET", "/invitations/%00".to_owned(), 404),
            ("DELETE", "/me/tokens/%00".to_owned(), 404),
        ] {
            let body = ["PUT", "POST"].contains(&method).then(|| "{}".to_owned());
            let response = anna.send(method, &path, &[], body);
            assert_eq!(response.status, status, "{method} {path}: {}", response.body);
            response.expect(status);
        }
        for body in [
            "",
            "nul",
            "[]",
            "\"x\"",
            "{\"game\":1}",
            "{\"game\":\"settlement\",\"x\":1}",
            "{\"game\":\"a\0\"}",
        ] {
            let response = anna.send("POST", "/tables", &[], Some(body.to_owned()));
            assert!((400..=422).contains(&response.status), "{body}");
            let status = response.status;
            response.expect(status);
        }
        let seat = format!("/tables/{id}/seats/1");
        site.guest("Ben").put(&seat, json!({ "invitation": "a\0" })).expect(403);
        let deep = "[".repeat(100_000);
        anna.send("POST", "/games/settlement/check", &[], Some(format!("{{\"options\":{deep}"))).expect(422);
        let named = json!({ "game": "settlement", "terms": { "stand_in": "a\nb" } });
        let problem = anna.post("/tables", named).expect(400);
        assert!(!problem["detail"].as_str().unwrap().contains('\n'), "{problem}");
    });
}

/// Reads the answers to a message, and to a ping after it; whether the connection still stands.
fn is_there(socket: &mut Socket, message: &Message) -> bool {
    if !socket.send(&json!({ "type": "ping" })) {
        return false;
    }
    loop {
        let Some(answer) = socket.next() else { return false };
        let problem = &answer["problem"];
        if problem.is_object() {
            let detail = problem["detail"].as_str().unwrap_or_default();
            let status = problem["status"].as_u64().unwrap_or(0);
            assert!((400..500).contains(&status), "{message:?}: {answer}");
            assert!(detail.len() > 5 && !detail.contains('\n'), "{message:?}: {answer}");
        }
        if answer["type"] == "pong" {
            return true;
        }
    }
}

fn breaks_the_connection(message: &Message) -> bool {
    // Longer than the server reads, or text that is no UTF-8.
    message.len() > 16 * 1024 || matches!(message, Message::Frame(_))
}

/// A message with something wrong with it, or now and then a right one.
fn nonsense(rng: &mut GameRng, action: &str) -> Message {
    let seat = [0, 1, 2, 7, 8, 63, 64, 200, 255][rng.below(9) as usize];
    let id = format!("f{}", rng.below(1000));
    let number = [0, 1, 5, u32::MAX][rng.below(4) as usize];
    let deed = match rng.below(10) {
        0..=2 => json!({ "act": action }),
        3 => json!("undo"),
        4 => json!({ "take_back": number }),
        5 => json!({ "answer": true }),
        6 => json!("return"),
        7 => json!("call_bot"),
        8 => json!({ "act": text(rng) }),
        // Rarely, or bots play the game to its end.
        _ if rng.below(20) == 0 => json!("leave"),
        _ => json!("dance"),
    };
    let mut message = match rng.below(6) {
        0..=2 => json!({ "type": "command", "id": id, "entries": number, "seat": seat, "do": deed }),
        3 => json!({ "type": "check", "id": id, "seat": seat, "action": text(rng) }),
        4 => json!({ "type": "say", "words": text(rng) }),
        _ => json!({ "type": "watch", "seat": seat }),
    };
    if rng.below(3) > 0 {
        mutate(rng, &mut message);
    }
    let mut text = message.to_string();
    match rng.below(16) {
        0 => Message::binary(text.into_bytes()),
        1 => {
            let broken: Vec<u8> = text.bytes().chain([0xff, 0xfe]).collect();
            Message::Frame(tungstenite::protocol::frame::Frame::message(
                broken,
                tungstenite::protocol::frame::coding::OpCode::Data(
                    tungstenite::protocol::frame::coding::Data::Text,
                ),
                true,
            ))
        }
        2 => {
            let cut = rng.below(text.len() as u32) as usize;
            Message::text(text.chars().take(cut).collect::<String>())
        }
        3 => Message::text("[".repeat(1 + rng.below(16_000) as usize)),
        4 => {
            text.push_str(&"x".repeat(rng.below(20_000) as usize));
            Message::text(text)
        }
        _ => Message::text(text),
    }
}

/// Takes a field away, or puts something else there, here or further inside.
fn mutate(rng: &mut GameRng, value: &mut Value) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = names[rng.below(names.len() as u32) as usize].clone();
            match rng.below(4) {
                0 => drop(fields.remove(&name)),
                1 => drop(fields.insert(text(rng), anything(rng))),
                2 => drop(fields.insert(name, anything(rng))),
                _ => mutate(rng, &mut fields[&name]),
            }
        }
        other => *other = anything(rng),
    }
}

fn anything(rng: &mut GameRng) -> Value {
    match rng.below(9) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(1.5e300),
        4 => json!(u64::MAX),
        5 => json!([]),
        6 => json!({}),
        7 => json!([[[[{ "a": [null] }]]]]),
        _ => json!(text(rng)),
    }
}

fn text(rng: &mut GameRng) -> String {
    let pieces = [
        "", " ", "\0", "\n", "build", "3,4", "end", "🏰", "é", "\u{202e}", "'; --", "%s", "../", "a/b", "\"",
        "\\", "-1",
    ];
    let count = if rng.below(20) == 0 { 2000 } else { rng.below(5) };
    (0..count).map(|_| *rng.pick(&pieces).unwrap()).collect()
}
