//! Set-ups by earlier versions of the rules.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use steading_game::{Earlier, GameInfo, OptionKind, OptionSpec, OptionValue, Setup, Texts, Was};

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
        Earlier { until: 4, was: Was::Default { option: "walls", value: "false" } },
    ],
    players: 2..=4,
    default_players: 3,
    first_players: 2,
    first_game: &[],
    minutes: 10,
    options: &[
        OptionSpec::new("castles", OptionKind::Flag { default: true }),
        OptionSpec::new("hand", OptionKind::Number { min: 1, max: 9, default: 5 }),
        OptionSpec::reading("walls", OptionKind::Flag { default: true }, "false"),
        OptionSpec::reading("bridges", OptionKind::Flag { default: true }, "true"),
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

/// One setting says how all readings are read; a single one can then be read otherwise.
#[test]
fn readings_are_set_at_once() {
    let readings = |options: &[(&'static str, &'static str)]| {
        let setup = INFO.setup(None, options.iter().copied()).unwrap();
        (setup.flag("walls"), setup.flag("bridges"))
    };
    assert_eq!(readings(&[]), (true, true));
    assert_eq!(readings(&[("readings", "common")]), (false, true));
    assert_eq!(readings(&[("readings", "common"), ("walls", "true")]), (true, true));
    assert_eq!(readings(&[("walls", "true"), ("readings", "common")]), (true, true), "in any order");
    let written = INFO.setup(None, [("readings", "common")]).unwrap().to_string();
    assert_eq!(written, "players 3\nset walls=false\n");
    let error = INFO.setup(None, [("readings", "other")]).unwrap_err();
    assert_eq!(error.to_string(), "option `readings` must be one of printed, common, not `other`");
}

/// As printed is by today's document, also under rules that read it otherwise.
#[test]
fn readings_as_printed_are_todays() {
    let setup = INFO.setup_by(4, None, []).unwrap();
    assert_eq!(setup.read_otherwise().collect::<Vec<_>>(), [("walls", &OptionValue::Flag(false))]);
    let printed = setup.with("readings", "printed").unwrap();
    assert_eq!(printed.read_otherwise().count(), 0);
}
