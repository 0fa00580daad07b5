//! What is found in the Fluent files themselves.

use expect_test::{Expect, expect};
use steading_game::{GameInfo, Texts};
use steading_text::{Language, Phrasebook, compare, keys};

fn game(en: &'static str, de: &'static str) -> GameInfo {
    GameInfo {
        id: "toy",
        rules_version: 1,
        oldest_rules: 1,
        earlier: &[],
        players: 2..=2,
        default_players: 2,
        first_players: 2,
        first_game: &[],
        minutes: 5,
        options: &[],
        action_space: 0,
        data: &[],
        texts: Texts { en, de },
        rules: Texts { en: "", de: "" },
    }
}

fn check_compare(en: &'static str, de: &'static str, expected: Expect) {
    expected.assert_eq(&compare(&game(en, de)).join("\n"));
}

#[test]
fn the_shared_texts_are_the_same_in_all_languages() {
    assert_eq!(compare(&game("", "")), [""; 0]);
    let [en, de] = Language::ALL.map(|language| keys(language.shared()));
    assert_eq!(en, de);
    assert_eq!(en.into_iter().collect::<Vec<_>>(), ["seat", "things-and", "things-item", "things-none"]);
}

#[test]
fn mistakes_are_found_with_key_and_line() {
    let files = [
        "# Schafe\nwool = Wolle\n\ngain = { $who erhält\n    Wolle\nore = Erz\n",
        "wool = Wolle\ngain =\nore = Erz\n",
        "wolle Wolle",
        "a = 1\nb = 2\n\na = 3\n",
        "a = 1\nseat = Platz\n",
    ];
    let said = files.map(|de| {
        let error = Phrasebook::new(&game("", de), Language::De).err().expect("the file is wrong");
        assert_eq!(compare(&game("", de)), [error.to_string()]);
        format!("{error}\n")
    });
    expect![[r#"
        de.ftl, line 4, message `gain`: Expected a token starting with "}"
        de.ftl, line 2, message `gain`: Expected a message field for "gain"
        de.ftl, line 1, message `wolle`: Expected a token starting with "="
        de.ftl, line 4, message `a`: this key stands here for the second time
        de.ftl, line 2, message `seat`: every game has this key already: choose another one
    "#]]
    .assert_eq(&said.concat());
}

#[test]
fn keys_are_those_of_messages() {
    let found = keys("# x = 1\na = 1\n-brand = Steading\nb-c = { a }\n    .form = x\nbroken\n");
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["a", "b-c"]);
}

#[test]
fn languages_that_say_the_same_are_not_criticised() {
    check_compare(
        "road = { $amount ->\n    [one] road\n   *[other] roads\n}\nbuilds = { $who } builds { $card }\n",
        "road = Straße\n    .acc = eine Straße\nbuilds = { $who } baut { $card-acc }\n-term = x\n",
        expect![""],
    );
}

#[test]
fn keys_and_facts_that_one_language_lacks_are_listed() {
    check_compare(
        "a = { $count ->\n    [one] one\n   *[other] { NUMBER($many) }\n}\nonly = x\nsame = { $x }\n",
        "a = eins\n    .form = { { $wer } }\nnur = x\nsame = { $x }\n",
        expect![[r"
            en.ftl does not mention $wer in `a`, as de.ftl does
            en.ftl lacks the message `nur` of de.ftl
            de.ftl does not mention $count in `a`, as en.ftl does
            de.ftl does not mention $many in `a`, as en.ftl does
            de.ftl lacks the message `only` of en.ftl"]],
    );
}
