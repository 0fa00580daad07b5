//! What the commands print.

use std::io::Read;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::steading::{argument, printed, record, run, run_with};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

#[test]
fn games_list_their_options_in_both_languages() {
    for (language, name) in [("en", "CATAN card game"), ("de", "CATAN-Kartenspiel")] {
        let text = printed(&run(&format!("games --lang {language}")));
        assert!(text.contains(name) && text.contains("--set metropolis_side="), "{text}");
    }
    let games = json(&printed(&run("games --json")));
    let games = games.as_array().expect("a list");
    let cards = games.iter().find(|game| game["id"] == "catan-cards").expect("it is listed");
    assert_eq!(cards["options"][0]["values"]["default"], "A");
}

#[test]
fn the_digest_depends_on_the_seed_and_not_on_the_threads() {
    let digest = |seed: u64, threads: u8| {
        let text = printed(&run(&format!(
            "simulate catan-cards --games 300 --seed {seed} --threads {threads} --json"
        )));
        json(&text)["digest"].as_str().expect("a digest").to_owned()
    };
    let one = digest(1, 1);
    assert_eq!((digest(1, 1), digest(1, 2), digest(1, 5)), (one.clone(), one.clone(), one.clone()));
    assert_ne!(digest(2, 1), one);
}

#[test]
fn simulations_report_wins_and_points_of_every_seat() {
    let report =
        json(&printed(&run("simulate catan-cards --players 4 --games 200 --bots easy,random --json")));
    let seats = report["seats"].as_array().expect("seats");
    let wins: Vec<f64> = seats.iter().map(|seat| seat["win_share"].as_f64().expect("a share")).collect();
    assert!((wins.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{wins:?}");
    assert!(wins[0] + wins[2] > 0.8, "easy bots sit on seats 0 and 2: {wins:?}");
    assert_eq!(seats[1]["bot"], "random");
}

#[test]
fn a_record_is_verified_inspected_and_traced() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    let file = argument(&path);
    printed(&run(&format!("record catan-cards --players 3 --seed 5 --bots easy --out {file}")));
    assert_eq!(std::fs::read_to_string(&path).expect("the record"), record(5));
    assert!(printed(&run(&format!("verify {file}"))).starts_with("a true record of catan-cards: 3 players"));

    let start = printed(&run(&format!("inspect {file} --decision 0")));
    assert_eq!(printed(&run(&format!("inspect {file} --ply 0"))), start, "the old name goes on");
    assert!(start.contains("Turn 1") && start.contains("  end "), "{start}");
    let view = json(&printed(&run(&format!("inspect {file} --decision 0 --seat 1 --json"))));
    assert!(view["view"]["players"][0]["hand"]["cards"].is_null(), "seat 1 does not see the hand of seat 0");
    assert!(view["view"]["players"][1]["hand"]["cards"].is_object());

    let trace = printed(&run(&format!("trace {file}")));
    let lines: Vec<Value> = trace.lines().map(json).collect();
    let actions =
        record(5).lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
    assert_eq!(lines.len(), actions + 1, "the set-up and one line per decision");
    assert_eq!(lines[0]["decision"], 0);
    for line in &lines[1..] {
        let seat = format!("seat{}", line["seat"]);
        let legal = line["legal_actions"][&seat].as_array().expect("legal actions of the seat");
        // Only free-form trade offers may be legal without being listed; they have no number either.
        let listed = legal.contains(&line["action"]);
        assert!(listed != line["number"].is_null(), "{} among {legal:?}", line["action"]);
        assert!(listed || line["action"].as_str().is_some_and(|action| action.contains(" for ")), "{line}");
        assert_eq!(line["scores"].as_array().map(Vec::len), Some(3));
    }
    assert!(lines.last().expect("an end")["outcome"].is_array());
}

#[test]
fn a_position_is_written_and_read_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    std::fs::write(&path, record(5)).expect("it can be written");
    let position = printed(&run(&format!("inspect {} --decision 30 --position", argument(&path))));
    let again = printed(&run_with("inspect - --position", position.as_bytes()));
    assert_eq!(again, position);
    let shown = printed(&run_with("inspect - --lang de", position.as_bytes()));
    assert!(shown.contains("Siedlungen"), "{shown}");
}

#[test]
fn results_are_compared_with_the_last_run() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = argument(&folder.path().join("bench.json"));
    let first = printed(&run(&format!("bench catan-cards --seconds 0.02 --file {file}")));
    assert!(first.contains("catan-cards/4") && !first.contains('×'), "{first}");
    let second = printed(&run(&format!("bench catan-cards --seconds 0.02 --file {file}")));
    assert!(second.contains('×'), "{second}");
}

#[test]
fn a_study_of_balance_writes_figures_tables_and_plots() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = argument(folder.path());
    printed(&run(&format!("balance settlement --players 2,3 --games 4 --bot easy --out {out}")));
    let read = |name: &str| std::fs::read_to_string(folder.path().join(name)).expect("it was written");
    let measured = json(&read("settlement.json"));
    assert_eq!((&measured[0]["players"], &measured[1]["players"]), (&2.into(), &3.into()));
    assert!(read("settlement.md").contains("| guild: "));
    for plot in ["settlement-points.svg", "settlement-guild.svg", "settlement-hero.svg"] {
        let svg = read(plot);
        assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"), "{plot}");
    }
    let tables = printed(&run("balance settlement --players 2 --games 2 --bot easy --without guild=builder"));
    assert!(tables.contains("A seat that goes without guild: builder wins "), "{tables}");
}

/// A bot that values nothing plays other games.
#[test]
fn a_study_of_balance_with_other_weights() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("weights.txt");
    std::fs::write(&path, "2 points 0.0 0.0\n").expect("it can be written");
    let study = "balance settlement --players 2 --games 2 --bot medium@4";
    let other = printed(&run(&format!("{study} --weights {}", argument(&path))));
    assert!(other.contains("| guild: "), "{other}");
    assert_ne!(other, printed(&run(study)));
}

/// A bot that values nothing loses against the same bot that knows the game, from whichever place in the list.
#[test]
fn bots_with_different_weights_play_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("weights.txt");
    std::fs::write(&path, "2 points 0.0 0.0\n").expect("it can be written");
    let file = argument(&path);
    for (weights, better) in [(format!("{file},own"), 1), (format!("own,{file}"), 0)] {
        let arena = format!(
            "arena settlement --players 2 --bots medium@8,medium@8 --games 6 --weights {weights} --json"
        );
        let standings = &json(&printed(&run(&arena)))["standings"];
        let share = |bot: usize| standings[bot]["win_share"].as_f64().expect("a share");
        assert!(share(better) > 0.8, "{standings}");
    }
}

/// `steading trace game.txt | head` ends quietly.
#[test]
fn a_closed_pipe_is_no_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    std::fs::write(&path, record(5)).expect("it can be written");
    let mut child = Command::new(env!("CARGO_BIN_EXE_steading"))
        .args(["trace", &argument(&path)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut pipe = child.stdout.take().expect("it is piped");
    pipe.read_exact(&mut [0; 10]).expect("it prints something");
    drop(pipe);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}
