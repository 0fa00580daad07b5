//! What has come to its end is cleared away by the server itself.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::database::{Database, on_both};
use crate::site::Site;

/// Waits until the database holds no more than so much.
#[track_caller]
fn wait_for(database: &Database, question: &str, number: i64) {
    let began = Instant::now();
    while database.number(question) != number {
        assert!(began.elapsed() < Duration::from_secs(20), "{question}");
        thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn keys_that_work_no_more_are_cleared_away_and_the_others_stay() {
    on_both(|database| {
        let mut site = Site::start(database);
        let (mut anna, mut ben) = (site.guest("Anna"), site.guest("Ben"));
        anna.post("/me/tokens", json!({ "label": "my bot" })).expect(201);
        let ended = format!("UPDATE keys SET expires = 1000 WHERE person = '{}'", ben.id);
        assert_eq!(database.execute(&ended), 1);
        ben.get("/me").expect(401);
        assert_eq!(database.number("SELECT COUNT(*) FROM keys"), 3);
        site.kill();

        let site = Site::start(database);
        wait_for(database, "SELECT COUNT(*) FROM keys", 2);
        anna.address.clone_from(&site.address);
        anna.get("/me").expect(200);
        assert_eq!(anna.get("/me/tokens").expect(200)[0]["label"], "my bot");
    });
}

#[test]
fn a_session_that_is_used_does_not_end() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let expires = "SELECT expires FROM keys";
        let fresh = database.number(expires);
        anna.get("/me").expect(200);
        assert_eq!(database.number(expires), fresh, "nothing is written every time");
        let month: i64 = 31 * 24 * 60 * 60 * 1000;
        assert_eq!(database.execute(&format!("UPDATE keys SET expires = expires - {month}")), 1);
        let me = site.page("GET", "/api/v1/me", &[("cookie", anna.cookie.as_deref().unwrap())]);
        assert!(me.header("set-cookie").contains("; Max-Age=34560000"), "{}", me.header("set-cookie"));
        assert!(database.number(expires) >= fresh);
        anna.get("/me").expect(200);
    });
}

#[test]
fn invitations_end_some_time_after_their_game() {
    on_both(|database| {
        let mut site = Site::start(database);
        let mut anna = site.guest("Anna");
        let invite = |anna: &mut crate::site::Person| {
            let table = anna.open_for_two(json!(["me"]));
            let path = format!("/tables/{}", table["id"].as_str().unwrap());
            let link = anna.post(&format!("{path}/invitations"), json!({})).expect(201);
            (path, format!("/invitations/{}", link["token"].as_str().unwrap()))
        };
        let (_, open) = invite(&mut anna);
        let (path, closed) = invite(&mut anna);
        anna.delete(&path).expect(204);
        let (path, long_closed) = invite(&mut anna);
        anna.delete(&path).expect(204);
        let id = path.rsplit('/').next().unwrap();
        assert_eq!(database.execute(&format!("UPDATE tables SET changed = 1000 WHERE id = '{id}'")), 1);
        site.kill();

        let site = Site::start(database);
        wait_for(database, "SELECT COUNT(*) FROM invitations", 2);
        anna.address.clone_from(&site.address);
        anna.get(&open).expect(200);
        anna.get(&closed).expect(200);
        anna.get(&long_closed).expect(404);
    });
}
