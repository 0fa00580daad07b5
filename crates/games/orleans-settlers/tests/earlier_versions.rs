//! Records and positions of earlier versions of the rules, made by programs of their time, go on as they did.
//!
//! The files are those of the command line: `crates/cli/tests/fixtures/versions`.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use std::fs;
use std::path::{Path, PathBuf};

use steading_game::{AnyGame, Erased, Seat};
use steading_notation::{Document, write_position};
use steading_orleans_settlers::OrleansSettlers;

fn find(id: &str) -> Option<&'static dyn AnyGame> {
    static GAME: Erased<OrleansSettlers> = Erased::new();
    (id == "orleans-settlers").then_some(&GAME as &dyn AnyGame)
}

/// Files of this game with an ending.
fn files(ending: &str) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cli/tests/fixtures/versions");
    let inside =
        |folder: &Path| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect::<Vec<_>>();
    let folders = inside(&root).into_iter().filter(|path| path.is_dir());
    let ours = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap();
        name.starts_with("orleans-settlers") && name.ends_with(ending)
    };
    folders.flat_map(|folder| inside(&folder)).filter(ours).collect()
}

/// Every fingerprint is what the program of that time wrote, so every state is. By the rules of today these are other games.
#[test]
fn records_verify() {
    let files = files(".record.txt");
    assert_eq!(files.len(), 6);
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        let verified = |text: &str| match Document::read(text, find) {
            Ok(Document::Record(record)) => record.verify(find).is_ok(),
            _ => false,
        };
        assert!(verified(&text), "{path:?}");
        let rules = text.lines().find_map(|line| line.strip_prefix("rules ")).unwrap();
        let relabelled = text.replacen(&format!("rules {rules}\n"), "rules 7\n", 1);
        assert!(!verified(&relabelled), "{path:?}");
    }
}

/// A position is read and written as it was.
#[test]
fn positions_are_written_again() {
    let files = files(".position.txt");
    assert_eq!(files.len(), 7);
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        let Ok(Document::Position(table)) = Document::read(&text, find) else { panic!("{path:?}") };
        assert_eq!(write_position(&*table), text, "{path:?}");
    }
}

/// OR-92: in version 6 a monk on the knight slot conquers, and only so Expansion can be activated here.
#[test]
fn or_92_a_monk_conquered_in_version_6() {
    let path = files("2-monk.position.txt").remove(0);
    let text = fs::read_to_string(path).unwrap();
    let can = |text: &str| {
        let Ok(Document::Position(table)) = Document::read(text, find) else { panic!("{text}") };
        table.legal_notations(Seat(0)).iter().any(|action| action == "activate expansion")
    };
    assert!(can(&text));
    assert!(!can(&text.replacen("rules 6\n", "rules 7\n", 1)));
}
