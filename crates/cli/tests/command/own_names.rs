//! The names that an owner of the box gives to components, in `own_names/`: whatever is said uses them.

use std::fs;
use std::path::Path;

use crate::steading::{argument, complaint, printed, run};

fn folder(game: &str) -> String {
    argument(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/own_names").join(game))
}

/// A language, words that are said at the start of the game, and those of ours that they stand for.
type Said<'a> = (&'a str, [&'a str; 2], [&'a str; 2]);

#[track_caller]
fn check(game: &str, said: [Said; 2]) {
    let kept = tempfile::tempdir().expect("a folder");
    let file = argument(&kept.path().join("game.txt"));
    let data = folder(game);
    printed(&run(&format!("record {game} --players 2 --seed 7 --set data={data} --out {file}")));
    assert!(printed(&run(&format!("verify {file} --data {data}"))).starts_with("a true record"));
    for (language, theirs, ours) in said {
        let start = |command: &str| printed(&run(&format!("{command} --decision 0 --lang {language}")));
        let with_names = start(&format!("inspect {file} --data {data}"));
        let hinted = start(&format!("hint {file} --data {data} --bot easy --best 99"));
        assert!(theirs.iter().all(|word| with_names.contains(word)), "{with_names}");
        assert!(hinted.contains(theirs[0]), "{hinted}");
        assert!(!ours.iter().any(|word| with_names.contains(word)), "{with_names}");
    }
    let without = complaint(&run(&format!("inspect {file}")));
    assert!(without.contains("name their folder with --data"), "{without}");
}

#[test]
fn settlement_speaks_of_the_components_in_the_box() {
    check(
        "settlement",
        [
            ("en", ["Papyrus of Fate", "Money House"], ["Scroll of Luck", "Bank"]),
            ("de", ["Papyrus der Fügung", "Wechselstube"], ["Schriftrolle", "Bank"]),
        ],
    );
}

#[test]
fn kingdom_builder_speaks_of_the_components_in_the_box() {
    check(
        "kingdom-builder",
        [
            ("en", ["prairie", "Labourers"], ["on desert", "Workers"]),
            ("de", ["Steppe", "Tagelöhner"], ["Wüste", "Arbeiter"]),
        ],
    );
}

#[test]
fn orleans_speaks_of_the_components_in_the_box() {
    check(
        "orleans-settlers",
        [
            ("en", ["Grange", "angler"], ["Farmhouse", "a fisherman"]),
            ("de", ["Gutshof", "Angler"], ["Bauernhaus", "Fischer"]),
        ],
    );
}

/// A file that no game reads is not taken for one that counts.
#[test]
fn a_file_that_is_not_read_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("en.ftl"), "tavern = Inn\n").expect("it can be written");
    fs::write(folder.path().join("README.md"), "Notes of mine.").expect("it can be written");
    let record = format!("record settlement --seed 7 --set data={}", argument(folder.path()));
    printed(&run(&record));
    fs::write(folder.path().join("guilds.toml"), "schema = 1\n").expect("it can be written");
    let said = complaint(&run(&record));
    assert!(said.contains("settlement has no data file `guilds.toml`, only heroes.toml"), "{said}");
}

/// What is wrong with a name is tested in `crates/text`; here is how it is told.
#[test]
fn a_mistake_in_a_name_is_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("de.ftl"), "bank = Geldhaus\nmonster-red = Glutwurm\n")
        .expect("it is written");
    let data = argument(folder.path());
    let said = complaint(&run(&format!("record settlement --set data={data}"))).replace(&data, "DIR");
    let lacking = "de.ftl, line 2, message `monster-red`: it lacks the form `.acc`, in which sentences use this name: add it";
    assert_eq!(said, format!("steading: DIR: {lacking}"));
}
