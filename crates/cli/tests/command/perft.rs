//! Counts of the ways to go on, `docs/perft.toml`: the shallow ones every time, the deep ones with `steading perft`.

use std::fs;

use crate::steading::{argument, complaint, printed, run};

/// Every position is read, and its first numbers are those that the engines count.
#[test]
fn the_shallow_counts_hold() {
    let told = printed(&run("perft --depth 3"));
    for game in ["kingdom-builder", "settlement", "orleans-settlers", "catan-cards"] {
        assert!(told.lines().filter(|line| line.starts_with(game)).count() >= 8, "{told}");
    }
    // The first settlement of a seat goes to any hex of the played terrain: 55 of them are empty.
    let first: Vec<&str> = told.lines().nth(1).unwrap().split_ascii_whitespace().collect();
    assert_eq!(first, ["kingdom-builder-opening", "1", "55"], "{told}");
}

/// Behind first decisions, and behind a decision: what somebody looks at whose numbers differ.
#[test]
fn a_difference_can_be_found_step_by_step() {
    let all = printed(&run("perft --position kingdom-builder-opening --depth 3 --divide"));
    let behind = |line: &str| line.rsplit(' ').next().and_then(|ways| ways.parse::<u64>().ok());
    let ways: Vec<u64> = all.lines().skip(1).filter_map(behind).collect();
    assert_eq!((ways.len(), ways.iter().sum::<u64>()), (55, 510), "{all}");
    let first = all.lines().nth(1).unwrap();
    let decision: Vec<&str> = first.split_ascii_whitespace().take(3).collect();
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_steading"))
        .args([
            "perft",
            "--position",
            "kingdom-builder-opening",
            "--depth",
            "2",
            "--after",
            &decision.join(" "),
        ])
        .output()
        .unwrap();
    let after = printed(&output);
    assert_eq!(after.lines().last().unwrap(), format!("2 {}", ways[0]), "{after}");
}

/// A wrong number is named, and `--bless` puts the right one there and touches nothing else.
#[test]
fn wrong_numbers_are_found_and_mended() {
    let list = include_str!("../../../../docs/perft.toml");
    let start = list.find("[[position]]\nname = \"catan-cards-donate\"").unwrap();
    let end = start + list[start + 1..].find("[[position]]").unwrap();
    let right = list[start..end].to_owned();
    let counts = right.lines().find(|line| line.starts_with("counts")).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("perft.toml");
    fs::write(&file, right.replace(counts, "counts = [7, 18]")).unwrap();
    let file = argument(&file);
    let said = complaint(&run(&format!("perft --file {file}")));
    assert!(said.ends_with("catan-cards-donate, 1 decisions: 6 ways, not 7"), "{said}");
    printed(&run(&format!("perft --file {file} --bless")));
    assert_eq!(fs::read_to_string(&file).unwrap(), right);
    fs::write(&file, right.replace(counts, "counts = []")).unwrap();
    printed(&run(&format!("perft --file {file} --bless --depth 2")));
    assert_eq!(fs::read_to_string(&file).unwrap(), right);
}

#[test]
fn mistakes_are_one_sentence() {
    assert!(complaint(&run("perft chess")).contains("there is no game `chess`"));
    assert!(complaint(&run("perft --position nowhere")).ends_with("docs/perft.toml has no such position"));
    let said = complaint(&run("perft --position kingdom-builder-opening --depth 1 --after nonsense"));
    assert!(said.contains("nonsense"), "{said}");
}
