//! Set-ups by earlier versions of the rules.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use steading_game::{Earlier, GameInfo, OptionKind, OptionSpec, Setup, Texts, Was};

const NONE: Texts = Texts { en: "", de: "" };

/// A game at its fifth version: a number changed twice, and a ruling became an option.
static INFO: GameInfo = GameInfo {
    id: "stones",
    rules_version: 5,
    oldest_rules: 2,
    earlier: &[
        Earlier { until: 3, was: Was::File { name: "stones.toml", text: "third" } },
        Earlier { until: 2, was: Was::File { name: "stones.toml", text: "second" } },
        Earlier { until: 4, was: Was::Default { option: "castles", value: "false" } },
        Earlier { until: 3, was: Was::Default { option: "hand", value: "7" } },
    ],
    players: 2..=4,
    default_players: 3,
    first_players: 2,
    first_game: &[],
    minutes: 10,
    options: &[
        OptionSpec { name: "castles", kind: OptionKind::Flag { default: true } },
        OptionSpec { name: "hand", kind: OptionKind::Number { min: 1, max: 9, default: 5 } },
    ],
    action_space: 1,
    data: &[("stones.toml", "fifth"), ("names.toml", "names")],
    texts: NONE,
    rules: NONE,
};

#[test]
fn a_new_game_is_begun_by_the_current_version() {
    let setup = Setup::new(&INFO);
    assert_eq!((setup.rules(), setup.flag("castles"), setup.number("hand")), (5, true, 5));
    assert_eq!(INFO.setup(None, []).unwrap(), setup);
    assert_eq!(INFO.setup_by(5, None, []).unwrap(), setup);
}

#[test]
fn options_have_the_default_of_their_version() {
    let told = |rules| {
        let setup = INFO.setup_by(rules, Some(2), []).unwrap();
        assert_eq!((setup.rules(), setup.changed().count()), (rules, 0));
        (setup.flag("castles"), setup.number("hand"))
    };
    assert_eq!([2, 3, 4, 5].map(told), [(false, 7), (false, 7), (false, 5), (true, 5)]);
}

/// What is written is what differs from the default of that version, so that a record of that time is written as it was.
#[test]
fn what_is_not_as_usual_is_told_by_the_usage_of_its_version() {
    let options = [("castles", "true"), ("hand", "7")];
    let written = |rules| INFO.setup_by(rules, Some(2), options).unwrap().to_string();
    assert_eq!(written(3), "players 2\nset castles=true\n");
    assert_eq!(written(4), "players 2\nset castles=true\nset hand=7\n");
    assert_eq!(written(5), "players 2\nset hand=7\n");
}

#[test]
fn data_files_have_the_text_of_their_version() {
    let texts = [2, 3, 4, 5].map(|rules| INFO.file(rules, "stones.toml"));
    assert_eq!(texts, ["second", "third", "fifth", "fifth"]);
    assert_eq!((INFO.file(2, "names.toml"), INFO.file(2, "none.toml")), ("names", ""));
}

#[test]
fn versions_that_are_not_kept_are_refused_with_a_way_out() {
    let refused = |rules| INFO.setup_by(rules, None, []).unwrap_err().to_string();
    let said = "this was played by rules version 1 of stones, this program plays by versions 2 to 5: use an older steading";
    assert_eq!(refused(1), said);
    assert!(refused(6).ends_with("use a newer steading"));
    assert!(!INFO.kept(1).unwrap_err().is_newer() && INFO.kept(6).unwrap_err().is_newer());
}
