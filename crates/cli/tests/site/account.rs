//! What is somebody's own: sessions and tokens and what they opened, the password, everything about oneself, and the end of it.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::database::{Database, on_both};
use crate::site::{Person, Site, Socket};

const PASSWORD: &str = "correct horse";

/// Somebody with an account, and the same person in another browser.
fn account(site: &Site, login: &str) -> (Person, Person) {
    let mut anna = site.guest("Anna");
    let credentials = json!({ "login": login, "password": PASSWORD });
    anna.post("/account", credentials).expect(200);
    let elsewhere = sign_in(site, login, PASSWORD);
    (anna, elsewhere)
}

fn sign_in(site: &Site, login: &str, password: &str) -> Person {
    let mut person = Person::nobody(&site.address);
    let me = person.post("/session", json!({ "login": login, "password": password })).expect(200);
    me["id"].as_str().unwrap().clone_into(&mut person.id);
    person
}

fn token(of: &mut Person, wish: Value) -> (String, Person) {
    let made = of.post("/me/tokens", wish).expect(201);
    let mut program = Person::nobody(&of.address);
    program.token = Some(made["token"].as_str().unwrap().to_owned());
    (made["id"].as_str().unwrap().to_owned(), program)
}

/// A WebSocket on which the first message has come.
fn watch(person: &Person, table: &str) -> Socket {
    let mut socket = person.socket(table, "");
    socket.next_of("hello");
    socket
}

/// What came until the server answers a ping; nothing if the connection has ended.
fn until_pong(socket: &mut Socket) -> Option<Vec<Value>> {
    socket.send(&json!({ "type": "ping" }));
    let mut came = Vec::new();
    loop {
        let message = socket.next()?;
        if message["type"] == "pong" {
            return Some(came);
        }
        came.push(message);
    }
}

#[track_caller]
fn ends_within(socket: &mut Socket, longest: Duration) {
    let began = Instant::now();
    while until_pong(socket).is_some() {
        assert!(began.elapsed() < longest, "the connection goes on");
        thread::sleep(Duration::from_millis(50));
    }
}

#[track_caller]
fn has_ended(socket: &mut Socket) {
    ends_within(socket, Duration::from_secs(3));
}

/// Whoever took a session or a token along sees and does nothing more from the moment on at which it is ended.
#[test]
fn connections_end_with_the_session_or_token_that_they_came_with() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, mut elsewhere) = account(&site, "anna");
        let table = anna.open_for_two(json!(["me", "me"]));
        let id = table["id"].as_str().unwrap();
        let mut own = watch(&anna, id);

        let (key, program) = token(&mut anna, json!({ "label": "my bot" }));
        let mut program = watch(&program, id);
        anna.delete(&format!("/me/tokens/{key}")).expect(204);
        has_ended(&mut program);

        let (mut first, mut second) = (watch(&elsewhere, id), watch(&elsewhere, id));
        elsewhere.delete("/session").expect(204);
        has_ended(&mut first);
        has_ended(&mut second);

        let elsewhere = sign_in(&site, "anna", PASSWORD);
        let mut socket = watch(&elsewhere, id);
        let sessions = anna.get("/me/sessions").expect(200);
        let other = sessions.as_array().unwrap().iter().find(|session| session["current"] == false).unwrap();
        anna.delete(&format!("/me/sessions/{}", other["id"].as_str().unwrap())).expect(204);
        has_ended(&mut socket);

        let elsewhere = sign_in(&site, "anna", PASSWORD);
        let mut socket = watch(&elsewhere, id);
        anna.delete("/me/sessions").expect(204);
        has_ended(&mut socket);

        let elsewhere = sign_in(&site, "anna", PASSWORD);
        let mut socket = watch(&elsewhere, id);
        anna.put("/me/password", json!({ "present": PASSWORD, "new": "another horse" })).expect(204);
        has_ended(&mut socket);

        assert!(until_pong(&mut own).is_some());
        anna.post("/me/deletion", json!({ "password": "another horse" })).expect(204);
        has_ended(&mut own);
    });
}

#[test]
fn other_servers_end_them_within_some_seconds() {
    let Some(database) = Database::postgres() else { return };
    let (here, there) = (Site::start(&database), Site::start(&database));
    let (mut anna, elsewhere) = account(&here, "anna");
    let table = anna.open_for_two(json!(["me", "me"]));
    let id = table["id"].as_str().unwrap();
    let at_the_other = |person: &Person| {
        let mut person = person.clone();
        person.address.clone_from(&there.address);
        person
    };
    let mut own = watch(&at_the_other(&anna), id);
    let mut other = watch(&at_the_other(&elsewhere), id);
    anna.delete("/me/sessions").expect(204);
    ends_within(&mut other, Duration::from_secs(20));
    assert!(until_pong(&mut own).is_some());
}

#[test]
fn tokens_play_or_look_and_cannot_touch_the_account() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, _) = account(&site, "anna");
        let (_, mut plays) = token(&mut anna, json!({ "label": "a bot" }));
        let (key, mut looks) = token(&mut anna, json!({ "label": "a screen", "scope": "read" }));
        anna.post("/me/tokens", json!({ "label": "x", "scope": "everything" })).expect(422);
        let session = anna.get("/me/sessions").expect(200)[0]["id"].as_str().unwrap().to_owned();
        for program in [&mut plays, &mut looks] {
            program.get("/me").expect(200);
            for (method, path, body) in [
                ("GET", "/me/tokens", None),
                ("POST", "/me/tokens", Some(json!({ "label": "another" }))),
                ("DELETE", &*format!("/me/tokens/{key}"), None),
                ("POST", "/account", Some(json!({ "login": "berta", "password": PASSWORD }))),
                ("PUT", "/me/password", Some(json!({ "present": PASSWORD, "new": "another horse" }))),
                ("GET", "/me/sessions", None),
                ("DELETE", "/me/sessions", None),
                ("DELETE", &*format!("/me/sessions/{session}"), None),
                ("GET", "/me/export", None),
                ("POST", "/me/deletion", Some(json!({ "password": PASSWORD }))),
            ] {
                let refused = program.send(method, path, &[], body.map(|body| body.to_string())).expect(403);
                assert!(refused["detail"].as_str().unwrap().contains("token"), "{path}: {refused}");
            }
        }

        let table = plays.open_for_two(json!(["me", "me"]));
        let id = table["id"].as_str().unwrap();
        let told = looks.post("/tables", json!({ "game": "settlement" })).expect(403);
        assert!(told["detail"].as_str().unwrap().contains("only look"), "{told}");
        looks.command(id, "a", json!("leave")).expect(403);
        looks.post(&format!("/tables/{id}/chat"), json!({ "words": "hello" })).expect(403);
        looks.send("PATCH", "/me", &[], Some(json!({ "name": "Mallory" }).to_string())).expect(403);
        assert_eq!(looks.get("/me/tables").expect(200)[0]["id"], id);

        let mut socket = looks.socket(id, "");
        assert_eq!(socket.next_of("hello")["state"]["seat"], 0, "it sees what its owner sees");
        let refused = socket.command(json!("leave"), None);
        assert_eq!((&refused["type"], &refused["problem"]["status"]), (&json!("refused"), &json!(403)));
        socket.send(&json!({ "type": "say", "words": "hello" }));
        assert_eq!(socket.next_raw("problem")["problem"]["status"], 403);
        let mut socket = watch(&plays, id);
        assert_eq!(socket.command(json!("leave"), None)["type"], "done");

        let document = anna.get("/openapi.json").expect(200);
        let security = |path: &str, method: &str| {
            document["paths"][format!("/api/v1{path}")][method]["security"].clone()
        };
        assert_eq!(security("/me/tokens", "post"), json!([{ "session": [] }]));
        assert_eq!(security("/me/deletion", "post"), json!([{ "session": [] }]));
        assert!(document["paths"]["/api/v1/me/export"]["get"]["responses"]["401"].is_object());
    });
}

/// In a database of an older version nothing says what a token may do.
#[test]
fn tokens_of_older_versions_play() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let (_, mut program) = token(&mut anna, json!({ "label": "my bot", "scope": "read" }));
        assert_eq!(database.execute("UPDATE keys SET scope = NULL WHERE kind = 'token'"), 1);
        program.open_for_two(json!(["me"]));
        assert_eq!(anna.get("/me/tokens").expect(200)[0]["scope"], "play");
    });
}

#[test]
fn passwords_that_everybody_tries_first_are_refused() {
    let site = Site::start(&Database::sqlite());
    let mut anna = site.guest("Anna Blume");
    for (password, why) in [
        ("short", "8 to 200"),
        ("iloveyou", "many people"),
        ("Trustno1", "many people"),
        ("1234567890", "many people"),
        ("anna_1999", "your login"),
        ("Anna Blume", "your name"),
        ("steading1", "this site"),
    ] {
        let told = anna.post("/account", json!({ "login": "anna_", "password": password })).expect(400);
        assert!(told["detail"].as_str().unwrap().contains(why), "{password}: {told}");
    }
    anna.post("/account", json!({ "login": "anna_", "password": "schafe im regen" })).expect(200);
    let change = |to: &str| json!({ "present": "schafe im regen", "new": to });
    anna.put("/me/password", change("password1")).expect(400);
    anna.put("/me/password", change(&"lang und ".repeat(20))).expect(204);
}

#[test]
fn the_password_changes_for_whoever_knows_it_and_ends_the_other_sessions() {
    on_both(|database| {
        let site = Site::start(database);
        let mut guest = site.guest("Gast");
        guest.put("/me/password", json!({ "present": "", "new": "another horse" })).expect(409);
        let (mut anna, mut elsewhere) = account(&site, "anna");
        let (_, mut program) = token(&mut anna, json!({ "label": "my bot" }));
        anna.put("/me/password", json!({ "present": "wrong horse", "new": "another horse" })).expect(403);
        elsewhere.get("/me").expect(200);
        anna.put("/me/password", json!({ "present": PASSWORD, "new": "another horse" })).expect(204);
        anna.get("/me").expect(200);
        elsewhere.get("/me").expect(401);
        program.get("/me").expect(200);
        Person::nobody(&site.address)
            .post("/session", json!({ "login": "anna", "password": PASSWORD }))
            .expect(401);
        sign_in(&site, "anna", "another horse");
    });
}

#[test]
fn sessions_are_listed_with_their_browsers_and_end_one_by_one() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, _) = account(&site, "anna");
        let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
        let mut elsewhere = Person::nobody(&site.address);
        let credentials = json!({ "login": "anna", "password": PASSWORD }).to_string();
        elsewhere.send("POST", "/session", &[("user-agent", firefox)], Some(credentials)).expect(200);
        elsewhere.get("/me").expect(200);
        let began = Instant::now();
        let (listed, found) = loop {
            let listed = anna.get("/me/sessions").expect(200);
            let found =
                listed.as_array().unwrap().iter().find(|session| session["browser"] == "Firefox, Linux");
            let found = found.unwrap().clone();
            // That it was used is written beside the request.
            if found["used"].as_i64().unwrap() > 0 {
                break (listed, found);
            }
            assert!(began.elapsed() < Duration::from_secs(5), "{listed}");
        };
        assert_eq!(listed.as_array().unwrap().len(), 3);
        assert_eq!(found["used"].as_i64().unwrap() % 3_600_000, 0, "to the hour");
        assert!(found["created"].as_i64().unwrap() > found["used"].as_i64().unwrap() - 1);
        let current: Vec<&Value> =
            listed.as_array().unwrap().iter().filter(|session| session["current"] == true).collect();
        assert_eq!(current.len(), 1);

        let path = format!("/me/sessions/{}", found["id"].as_str().unwrap());
        site.guest("Mallory").delete(&path).expect(404);
        anna.delete(&path).expect(204);
        anna.delete(&path).expect(404);
        elsewhere.get("/me").expect(401);
        anna.delete("/me/sessions").expect(204);
        assert_eq!(anna.get("/me/sessions").expect(200).as_array().unwrap().len(), 1);
    });
}

#[test]
fn everything_about_somebody_comes_in_one_file_without_secrets() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
        anna.post("/account", json!({ "login": "anna", "password": PASSWORD })).expect(200);
        let (_, program) = token(&mut anna, json!({ "label": "my bot", "scope": "read" }));
        let table = anna.open_for_two(json!(["me"]));
        let id = table["id"].as_str().unwrap();
        ben.put(&format!("/tables/{id}/seats/1"), json!({})).expect(200);
        anna.post(&format!("/tables/{id}/chat"), json!({ "words": "good luck" })).expect(200);
        ben.post(&format!("/tables/{id}/chat"), json!({ "words": "same to you" })).expect(200);
        ben.command(id, "a", json!("resign")).expect(200);
        let mine = anna.get("/me/export").expect(200);
        assert_eq!((&mine["me"]["name"], &mine["me"]["login"]), (&json!("Anna"), &json!("anna")));
        assert!(mine["created"].as_i64().unwrap() > 1_600_000_000_000);
        assert_eq!(mine["sessions"][0]["current"], true);
        assert_eq!(
            (&mine["tokens"][0]["label"], &mine["tokens"][0]["scope"]),
            (&json!("my bot"), &json!("read"))
        );
        assert_eq!(
            (&mine["tables"][0]["id"], &mine["tables"][0]["status"]),
            (&json!(id), &json!("finished"))
        );
        assert_eq!((&mine["results"][0]["table"], &mine["results"][0]["place"]), (&json!(id), &json!(1)));
        assert_eq!(mine["statistics"][0]["wins"], 1);
        assert_eq!(mine["addresses"], json!([]), "that game is over");
        anna.open_for_two(json!(["me"]));
        assert_eq!(anna.get("/me/export").expect(200)["addresses"], json!(["127.0.0.1"]));
        assert_eq!(mine["said"].as_array().unwrap().len(), 1);
        assert_eq!(mine["said"][0]["words"], "good luck");
        let text = mine.to_string();
        let secrets = [program.token.unwrap(), anna.cookie.clone().unwrap().replace("steading=", "")];
        for secret in secrets.iter().map(String::as_str).chain(["argon2", "same to you"]) {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
        site.guest("Gast").get("/me/export").expect(200);
        Person::nobody(&site.address).get("/me/export").expect(401);
    });
}

/// Games go on or end as if the person had given up, and stay; what is the person's own is gone.
#[test]
fn whoever_deletes_an_account_leaves_games_and_no_traces() {
    on_both(|database| {
        let site = Site::start(database);
        let (mut anna, mut elsewhere) = account(&site, "anna");
        let (mut ben, mut cleo) = (site.guest("Ben"), site.guest("Cleo"));
        let (_, mut program) = token(&mut anna, json!({ "label": "my bot" }));
        // A game of two, one of three, a table of Anna's and one of Ben's that wait for players, and a game that is over.
        let over = anna.open_for_two(json!(["me", { "bot": "random" }]));
        let over = over["id"].as_str().unwrap();
        anna.command(over, "x", json!("resign")).expect(200);
        let two = anna.open_for_two(json!(["me"]));
        let two = two["id"].as_str().unwrap();
        ben.put(&format!("/tables/{two}/seats/1"), json!({})).expect(200);
        let wish = json!({ "game": "settlement", "public": true, "terms": { "players": 3 } });
        let three = ben.post("/tables", wish).expect(201);
        let three = three["id"].as_str().unwrap();
        anna.put(&format!("/tables/{three}/seats/1"), json!({})).expect(200);
        cleo.put(&format!("/tables/{three}/seats/2"), json!({})).expect(200);
        let hosted = anna.open_for_two(json!(["me"]));
        let hosted = hosted["id"].as_str().unwrap();
        let waiting = ben.open_for_two(json!(["open", "open"]));
        let waiting = waiting["id"].as_str().unwrap();
        anna.put(&format!("/tables/{waiting}/seats/1"), json!({})).expect(200);
        anna.post(&format!("/tables/{three}/chat"), json!({ "words": "I live in Aachen" })).expect(200);
        ben.post(&format!("/tables/{three}/chat"), json!({ "words": "nice" })).expect(200);
        let mut watching = watch(&ben, three);

        elsewhere.post("/me/deletion", json!({})).expect(403);
        elsewhere.post("/me/deletion", json!({ "password": "wrong horse" })).expect(403);
        elsewhere.post("/me/deletion", json!({ "password": PASSWORD })).expect(204);
        for gone in [&mut anna, &mut elsewhere, &mut program] {
            gone.get("/me").expect(401);
        }
        Person::nobody(&site.address)
            .post("/session", json!({ "login": "anna", "password": PASSWORD }))
            .expect(401);

        let told = until_pong(&mut watching).unwrap();
        let told = told.iter().find(|message| message["table"]["seats"][1]["bot"].is_string()).unwrap();
        assert_eq!(told["table"]["seats"][1]["person"]["name"], "deleted");
        assert_eq!(
            (&told["table"]["status"], &told["table"]["seats"][1]["resigned"]),
            (&json!("running"), &json!(true))
        );
        let won = ben.get(&format!("/tables/{two}/state")).expect(200);
        assert_eq!(won["state"]["result"]["places"], json!([2, 1]));
        assert_eq!(ben.get(&format!("/tables/{hosted}")).expect(200)["status"], "closed");
        let waits = ben.get(&format!("/tables/{waiting}")).expect(200);
        assert_eq!((&waits["status"], waits["seats"][1]["person"].is_null()), (&json!("open"), true));
        for table in [over, two] {
            assert_eq!(
                ben.get(&format!("/tables/{table}")).expect(200)["seats"][0]["person"]["name"],
                "deleted"
            );
        }
        ben.get(&format!("/tables/{two}/record")).expect(200);
        let said = ben.get(&format!("/tables/{three}/chat")).expect(200);
        assert_eq!((&said[0]["words"], &said[0]["person"]["name"]), (&json!(""), &json!("deleted")));
        assert_eq!(said[1]["words"], "nice");

        let person = &anna.id;
        for (what, count) in [
            (
                format!(
                    "SELECT COUNT(*) FROM people WHERE login IS NOT NULL OR name = 'Anna' OR id = '{person}' AND created > 0"
                ),
                0,
            ),
            (format!("SELECT COUNT(*) FROM keys WHERE person = '{person}'"), 0),
            (format!("SELECT COUNT(*) FROM results WHERE person = '{person}'"), 0),
            ("SELECT COUNT(*) FROM chat WHERE words LIKE '%Aachen%'".to_owned(), 0),
            (format!("SELECT COUNT(*) FROM tables WHERE host = '{person}' AND origin <> ''"), 0),
            (format!("SELECT COUNT(*) FROM seats WHERE person = '{person}'"), 4),
        ] {
            assert_eq!(database.number(&what), count, "{what}");
        }
        // Whoever is first may have the login; the name is nobody's.
        cleo.post("/account", json!({ "login": "anna", "password": PASSWORD })).expect(200);
        assert_eq!(sign_in(&site, "anna", PASSWORD).id, cleo.id);
        cleo.send("PATCH", "/me", &[], Some(json!({ "name": "Deleted" }).to_string())).expect(400);
    });
}

#[test]
fn guests_need_no_password_to_be_forgotten() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open_for_two(json!(["me", { "bot": "easy" }]));
        anna.post("/me/deletion", json!({})).expect(204);
        assert_eq!(anna.cookie.as_deref(), Some("steading="));
        let shown = Person::nobody(&site.address)
            .get(&format!("/tables/{}", table["id"].as_str().unwrap()))
            .expect(200);
        assert_eq!(
            (&shown["status"], &shown["seats"][0]["person"]["name"]),
            (&json!("finished"), &json!("deleted"))
        );
    });
}

/// A server that went down in the middle of it takes it up again.
#[test]
fn seats_that_could_not_be_left_at_once_are_left_later() {
    on_both(|database| {
        let mut site = Site::start(database);
        let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
        let table = anna.open_for_two(json!(["me"]));
        let path = format!("/tables/{}", table["id"].as_str().unwrap());
        ben.put(&format!("{path}/seats/1"), json!({})).expect(200);
        let hosted = anna.open_for_two(json!(["open", "open"]));
        site.kill();
        let gone = format!("UPDATE people SET name = 'deleted', deleted = 1 WHERE id = '{}'", anna.id);
        assert_eq!(database.execute(&gone), 1);
        let site = Site::start(database);
        ben.address.clone_from(&site.address);
        let began = Instant::now();
        let hosted = format!("/tables/{}", hosted["id"].as_str().unwrap());
        while ben.get(&path).expect(200)["status"] != "finished"
            || ben.get(&hosted).expect(200)["status"] != "closed"
        {
            assert!(began.elapsed() < Duration::from_secs(10), "nobody leaves");
            thread::sleep(Duration::from_millis(50));
        }
    });
}
