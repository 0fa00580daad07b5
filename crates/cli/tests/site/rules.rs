//! The rules of the games, in both languages.

use crate::database::Database;
use crate::site::Site;

/// A game, and the title of its rules in English and German.
const TITLES: [(&str, &str, &str); 4] = [
    ("catan-cards", "# CATAN card game", "# CATAN-Kartenspiel"),
    ("kingdom-builder", "# Kingdom Builder – Big Box (2nd ed.)", "# Kingdom Builder – Big Box (2. Aufl.)"),
    ("orleans-settlers", "# Orléans Settlers — rules specification", "# Orléans: Die Siedler — Regelwerk"),
    ("settlement", "# Settlement — rules specification", "# Settlement — Regelwerk"),
];

#[test]
fn the_rules_of_every_game_come_in_english_and_german() {
    let site = Site::start(&Database::sqlite());
    for (game, english, german) in TITLES {
        for (language, title) in [("en", english), ("de", german)] {
            let page = site.page("GET", &format!("/api/v1/games/{game}/rules/{language}"), &[]);
            assert_eq!((page.status, page.header("content-type")), (200, "text/markdown; charset=utf-8"));
            assert!(page.body.starts_with(title), "{game} in {language}");
        }
    }
}
