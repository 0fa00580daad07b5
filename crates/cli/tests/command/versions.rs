//! Records and positions of earlier versions of the rules. Binaries of their time made them: `tests/fixtures/versions/README.md`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::steading::{argument, complaint, printed, record, run, run_with};

/// The fixtures with this ending; there are as many as the README says.
fn fixtures(ending: &str, count: usize) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/versions");
    let inside = |folder: &Path| {
        let entries = fs::read_dir(folder).expect("the fixtures are there");
        entries.map(|entry| entry.expect("it can be read").path()).collect::<Vec<_>>()
    };
    let folders = inside(&root).into_iter().filter(|path| path.is_dir());
    let files = folders.flat_map(|folder| inside(&folder));
    let mut found: Vec<PathBuf> = files.filter(|path| argument(path).ends_with(ending)).collect();
    found.sort();
    assert_eq!(found.len(), count, "{found:?}");
    found
}

/// Every fingerprint in the records is what the old binary wrote, so every state is, to the last bit. By the rules that came later
/// some of them are other games.
#[test]
fn records_of_kept_versions_verify_and_are_told() {
    for path in fixtures(".record.txt", 26) {
        let file = argument(&path);
        assert!(printed(&run(&format!("verify {file}"))).starts_with("a true record"), "{file}");
        let told = printed(&run(&format!("trace {file}")));
        let text = fs::read_to_string(&path).unwrap();
        let rules = text.lines().find_map(|line| line.strip_prefix("rules ")).unwrap();
        assert!(told.lines().next().unwrap().contains(&format!("\"rules_version\":{rules},")), "{file}");
        assert_eq!(
            told.lines().count(),
            text.lines().filter(|line| line.contains(" seat")).count() + 1,
            "{file}"
        );
        // A Canoe that reacts too soon, a castle under a capitol that pays nothing.
        let read_otherwise =
            ["canoe", "capitol"].iter().any(|name| file.contains(&format!("kingdom-builder-{name}")));
        if file.contains("4b861fe/settlement-2") || file.contains("orleans-settlers-2") || read_otherwise {
            let later = rules.parse::<u32>().unwrap() + 1;
            let relabelled = text.replacen(&format!("rules {rules}\n"), &format!("rules {later}\n"), 1);
            complaint(&run_with("verify -", relabelled.as_bytes()));
        }
    }
}

/// A position is read and written again as the old binary wrote it, and a bot plays on from it.
#[test]
fn positions_of_kept_versions_are_read_written_and_thought_about() {
    for path in fixtures(".position.txt", 27) {
        let file = argument(&path);
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(printed(&run(&format!("inspect {file} --position"))), text, "{file}");
        let advice = printed(&run(&format!("hint {file} --bot medium@20")));
        assert!(!advice.is_empty(), "{file}");
    }
}

#[test]
fn a_record_of_an_earlier_version_is_analysed() {
    for path in fixtures("settlement-2.record.txt", 3) {
        let told = printed(&run(&format!("analyse {} --bot medium@5 --all --json", argument(&path))));
        assert!(told.len() > 1000, "{told}");
    }
}

/// Under the rules of version 5 one effect of Orléans settles two areas, and positions say how often it still may.
#[test]
fn two_areas_are_settled_at_once_where_the_rules_said_so() {
    let position = fixtures("a26ff56/orleans-settlers-2.position.txt", 1).remove(0);
    let text = fs::read_to_string(&position).unwrap();
    assert!(text.contains("rules 5\n") && text.contains(" expand 1 begun"), "{text}");
    let shown = printed(&run(&format!("inspect {} --json", argument(&position))));
    assert!(shown.contains("\"stop\"") && shown.contains("\"expand "), "{shown}");
    let newer = text.replacen("rules 5\n", "rules 6\n", 1);
    complaint(&run_with("inspect -", newer.as_bytes()));
}

#[test]
fn games_are_begun_by_earlier_versions_if_somebody_says_so() {
    for (game, rules) in [("settlement", 1), ("orleans-settlers", 5), ("kingdom-builder", 1)] {
        let line = format!("rules {rules}\n");
        let old = printed(&run(&format!("record {game} --set rules={rules} --bots easy")));
        let new = printed(&run(&format!("record {game} --bots easy")));
        assert!(old.contains(&line) && !new.contains(&line), "{game}");
        assert!(printed(&run_with("verify -", old.as_bytes())).starts_with("a true record"));
        let listed = printed(&run("games"));
        assert!(listed.contains(&format!("(--set rules={rules})")), "{listed}");
    }
    let said = complaint(&run("record settlement --set rules=9"));
    assert!(said.ends_with("by versions 1 to 3: use a newer steading"), "{said}");
    let said = complaint(&run("record orleans-settlers --set rules=4"));
    assert!(said.ends_with("by versions 5 to 7: use an older steading"), "{said}");
}

#[test]
fn versions_that_nobody_knows_are_refused() {
    let newer = record(1).replacen("rules 2\n", "rules 3\n", 1);
    let said = complaint(&run_with("verify -", newer.as_bytes()));
    assert!(said.contains("line 3: this was played by rules version 3 of catan-cards"), "{said}");
}
