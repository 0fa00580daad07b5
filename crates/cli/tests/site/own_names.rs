//! A server that plays with the data of an owner of the box speaks of its components by the names in that box.

use std::path::Path;

use serde_json::json;

use crate::database::Database;
use crate::site::Site;

/// Names in `tests/own_names`, by game: English and German.
const NAMES: [(&str, &str, &str); 3] = [
    ("kingdom-builder", "Labourers", "Tagelöhner"),
    ("orleans-settlers", "Grange", "Gutshof"),
    ("settlement", "Papyrus of Fate", "Papyrus der Fügung"),
];

fn start() -> Site {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/own_names");
    Site::start_with_data(&Database::sqlite(), &folder)
}

#[test]
fn clients_are_given_the_words_of_the_box_and_never_twice() {
    let site = start();
    for (game, english, german) in NAMES {
        for (language, name) in [("en", english), ("de", german)] {
            let path = format!("/api/v1/games/{game}/words/{language}");
            let words = site.page("GET", &path, &[]);
            assert_eq!((words.status, words.header("content-type")), (200, "text/plain; charset=utf-8"));
            assert!(words.body.contains(name), "{game} in {language}");
            let again = site.page("GET", &path, &[("if-none-match", words.header("etag"))]);
            assert_eq!((again.status, again.body.as_str()), (304, ""));
            let ours = site.page("GET", &format!("/api/v1/games/{game}/texts/{language}"), &[]);
            assert!(!ours.body.contains(name), "{game} in {language}");
        }
    }
}

#[test]
fn where_nobody_gave_names_the_words_are_ours() {
    let site = start();
    let page = |what: &str| site.page("GET", &format!("/api/v1/games/catan-cards/{what}/de"), &[]);
    assert_eq!(page("words").body, page("texts").body);
    assert_eq!(page("words").status, 200);
}

#[test]
fn problems_speak_of_the_components_in_the_box() {
    let site = start();
    let options = json!({ "quadrants": "quarry,random,random,random" });
    let refused = site.guest("Anna").post("/games/kingdom-builder/check", json!({ "options": options }));
    let detail = refused.expect(422)["detail"].to_string();
    assert!(detail.contains("Pit") && !detail.contains("Quarry"), "{detail}");
}
