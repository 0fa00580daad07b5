//! What a server says about itself: figures for its host, a log, and its limits.

use std::net::TcpListener;

use serde_json::{Value, json};

use crate::database::Database;
use crate::site::{Person, Site};

/// The figures are for the host: read on the same machine, with a token, or at an address of their own.
#[test]
fn figures_are_for_the_host_alone() {
    let database = Database::sqlite();
    let forwarded = [("x-forwarded-for", "192.0.2.7")];
    let token = [("authorization", "Bearer a secret")];
    let seen = |site: &Site, headers: &[(&str, &str)]| {
        let page = site.page("GET", "/metrics", headers);
        assert_eq!(page.body.contains("steading_log_entries"), page.status == 200, "{}", page.body);
        page.status
    };

    let site = Site::start(&database);
    assert_eq!((seen(&site, &[]), seen(&site, &forwarded)), (200, 403));
    drop(site);

    let site = Site::start_with(&database, &["--metrics-token", "a secret"]);
    assert_eq!((seen(&site, &[]), seen(&site, &token), seen(&site, &forwarded)), (403, 200, 403));
    drop(site);

    let own = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let mut site = Site::start_with(&database, &["--metrics-listen", &own]);
    assert_eq!((seen(&site, &[]), seen(&site, &token)), (403, 403));
    site.address = own;
    assert_eq!(seen(&site, &[]), 200);
    assert_eq!(site.page("GET", "/api/v1/games", &[]).status, 404, "there is nothing else");
}

/// Colours are for terminals: in a file they are characters that nobody can read.
#[test]
fn a_log_in_a_file_has_no_colours() {
    let database = Database::sqlite();
    let (mut site, log) = Site::start_in(&database, &[], |command| {
        command.env("RUST_LOG", "debug").env_remove("NO_COLOR");
    });
    site.guest("Anna");
    site.stop();
    let log = log.join().unwrap();
    assert!(log.contains("DEBUG") && !log.contains('\u{1b}'), "{log}");
}

/// The description of the API says how much may be asked for and how long a text may be, and that is so.
#[test]
fn the_limits_that_are_told_are_those_that_hold() {
    let database = Database::sqlite();
    let limits = ["requests=4711", "sign_ins=4712", "words=4713", "sockets=4714"].map(str::to_owned);
    let site = Site::start_at(&database, "127.0.0.1:0", &limits);
    let document: Value = serde_json::from_str(&site.page("GET", "/api/v1/openapi.json", &[]).body).unwrap();
    let words = document["info"]["description"].as_str().unwrap();
    for told in
        ["4711 requests", "4712 new guests", "4713 lines", "4714 open", "1048576 bytes", "16384", "429"]
    {
        assert!(words.contains(told), "{told}: {words}");
    }
    let longest = |schema: &str, field: &str| {
        let told = &document["components"]["schemas"][schema]["properties"][field]["maxLength"];
        told.as_u64().unwrap_or_else(|| panic!("{schema}.{field}: {told}")) as usize
    };
    let mut anna = site.guest("Anna");
    let table = anna.open_for_two(json!(["me", "me"]))["id"].as_str().unwrap().to_owned();
    let (seat, state) = anna.turn(&table);
    let action = state["choices"][0]["action"].clone();
    let account = |login: usize, password: usize| json!({ "login": "l".repeat(login), "password": "Ab3".repeat(100)[..password] });
    let (login, password) = (longest("Credentials", "login"), longest("Credentials", "password"));
    let name = longest("NewGuest", "name");
    assert_eq!(longest("Rename", "name"), name);
    let mut holds = |path: &str, fits: Value, too_long: Value| {
        assert_eq!(anna.post(path, too_long).status, 400, "{path}");
        let done = anna.post(path, fits);
        assert!(done.status < 300, "{path}: {}", done.body);
    };
    let named = |length: usize| json!({ "name": "n".repeat(length) });
    holds("/account", account(login, password), account(login + 1, password));
    let labelled = |length: usize| json!({ "label": "l".repeat(length) });
    let label = longest("NewToken", "label");
    holds("/me/tokens", labelled(label), labelled(label + 1));
    let said = |length: usize| json!({ "words": "w".repeat(length) });
    let most = longest("Words", "words");
    holds(&format!("/tables/{table}/chat"), said(most), said(most + 1));
    let sent = |length: usize| json!({ "id": "i".repeat(length), "seat": seat, "do": { "act": action } });
    let id = longest("Command", "id");
    holds(&format!("/tables/{table}/commands"), sent(id), sent(id + 1));
    let mut nobody = Person::nobody(&site.address);
    nobody.post("/guests", named(name + 1)).expect(400);
    nobody.post("/guests", named(name)).expect(201);
}
