//! Guests, accounts, tokens.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::database::on_both;
use crate::site::{Person, Site};

#[test]
fn a_guest_becomes_an_account_and_keeps_everything() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let table = anna.open("settlement", json!(["me"]));
        let credentials = json!({ "login": "Anna_1", "password": "correct horse" });
        assert_eq!(anna.post("/account", credentials.clone()).expect(200)["login"], "anna_1");
        anna.post("/account", credentials.clone()).expect(409);

        let mut elsewhere = Person::nobody(&site.address);
        assert_eq!(elsewhere.post("/session", credentials).expect(200)["id"], anna.id.as_str());
        let tables = elsewhere.get("/me/tables").expect(200);
        assert_eq!(tables[0]["id"], table["id"]);
        elsewhere.delete("/session").expect(204);
        elsewhere.get("/me").expect(401);
        anna.get("/me").expect(200);
    });
}

#[test]
fn nobody_learns_whether_an_account_exists() {
    on_both(|database| {
        let site = Site::start(database);
        site.guest("Anna")
            .post("/account", json!({ "login": "anna", "password": "correct horse" }))
            .expect(200);
        let mut stranger = Person::nobody(&site.address);
        let wrong =
            stranger.post("/session", json!({ "login": "anna", "password": "wrong horse" })).expect(401);
        let missing =
            stranger.post("/session", json!({ "login": "berta", "password": "wrong horse" })).expect(401);
        let odd = stranger.post("/session", json!({ "login": "b\u{0}", "password": "" })).expect(401);
        assert_eq!((&wrong, &wrong), (&missing, &odd));
    });
}

#[test]
fn signing_in_without_an_account_takes_as_long_as_with_a_wrong_password() {
    let site = Site::start(&crate::database::Database::sqlite());
    site.guest("Anna").post("/account", json!({ "login": "anna", "password": "correct horse" })).expect(200);
    let mut stranger = Person::nobody(&site.address);
    let logins = ["anna", "berta", "no login at all"];
    let mut quickest = [Duration::MAX; 3];
    for _ in 0..25 {
        for (login, quickest) in logins.iter().zip(&mut quickest) {
            let began = Instant::now();
            stranger.post("/session", json!({ "login": login, "password": "wrong horse" })).expect(401);
            *quickest = began.elapsed().min(*quickest);
        }
    }
    let [wrong, unknown, odd] = quickest.map(|time| time.as_secs_f64());
    for other in [unknown, odd] {
        assert!((0.33..3.0).contains(&(other / wrong)), "{quickest:?}");
    }
}

#[test]
fn logins_cannot_be_found_out_in_numbers_by_asking_for_them() {
    let mut limits = crate::site::generous();
    limits[2] = "accounts=3".to_owned();
    let site = Site::start_at(&crate::database::Database::sqlite(), "127.0.0.1:0", &limits);
    let wish = |login: &str| json!({ "login": login, "password": "correct horse" });
    site.guest("Anna").post("/account", wish("anna")).expect(200);
    let mut spy = site.guest("Spy");
    spy.post("/account", wish("an")).expect(400);
    let taken = spy.post("/account", wish("anna")).expect(409);
    assert!(taken["detail"].as_str().unwrap().contains("choose another"), "{taken}");
    spy.post("/account", wish("ANNA")).expect(409);
    spy.post("/account", wish("berta")).expect(429);
    site.guest("Another").post("/account", wish("berta")).expect(429);
}

#[test]
fn names_and_passwords_that_cannot_be_are_refused() {
    on_both(|database| {
        let site = Site::start(database);
        let mut nobody = Person::nobody(&site.address);
        for name in ["", "   ", "a\nb", &"x".repeat(31)] {
            nobody.post("/guests", json!({ "name": name })).expect(400);
        }
        nobody.post("/guests", json!({ "name": "Anna", "admin": true })).expect(422);
        nobody.post("/guests", json!({})).expect(422);
        let mut anna = site.guest("Ännchen 🏰");
        assert_eq!(anna.get("/me").expect(200)["name"], "Ännchen 🏰");
        for (login, password) in [("an", "correct horse"), ("anna!", "correct horse"), ("anna", "short")] {
            anna.post("/account", json!({ "login": login, "password": password })).expect(400);
        }
    });
}

#[test]
fn a_program_plays_with_a_token_until_it_is_taken_away() {
    on_both(|database| {
        let site = Site::start(database);
        let mut anna = site.guest("Anna");
        let token = anna.post("/me/tokens", json!({ "label": "my bot" })).expect(201);
        let mut bot = Person::nobody(&site.address);
        bot.token = Some(token["token"].as_str().unwrap().to_owned());
        assert_eq!(bot.get("/me").expect(200)["id"], anna.id.as_str());
        let table = bot.open("settlement", json!(["me", { "bot": "random" }]));
        bot.socket(table["id"].as_str().unwrap(), "").next_of("hello");
        assert_eq!(anna.get("/me/tokens").expect(200)[0]["label"], "my bot");
        anna.delete(&format!("/me/tokens/{}", token["id"].as_str().unwrap())).expect(204);
        bot.get("/me").expect(401);
        // The secret of a browser is no token.
        bot.token = anna.cookie.as_ref().map(|cookie| cookie.split_once('=').unwrap().1.to_owned());
        bot.get("/me").expect(401);
    });
}
