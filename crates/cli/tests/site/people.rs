//! Guests, accounts, tokens.

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
    let database = crate::database::Database::sqlite();
    let site = Site::start(&database);
    site.guest("Anna").post("/account", json!({ "login": "anna", "password": "correct horse" })).expect(200);
    let mut stranger = Person::nobody(&site.address);
    let wrong = stranger.post("/session", json!({ "login": "anna", "password": "wrong horse" })).expect(401);
    let missing =
        stranger.post("/session", json!({ "login": "berta", "password": "wrong horse" })).expect(401);
    let odd = stranger.post("/session", json!({ "login": "b\u{0}", "password": "" })).expect(401);
    assert_eq!((&wrong, &wrong), (&missing, &odd));
}

#[test]
fn names_and_passwords_that_cannot_be_are_refused() {
    let database = crate::database::Database::sqlite();
    let site = Site::start(&database);
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
