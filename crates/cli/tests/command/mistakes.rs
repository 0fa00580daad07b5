//! Bad input gets one clear sentence, exit code 2, and nothing is lost.

use expect_test::{Expect, expect};

use crate::steading::{argument, complaint, record, run, run_with};

fn check(arguments: &[&str], expected: Expect) {
    let said = arguments.iter().map(|arguments| format!("{arguments}\n    {}\n", complaint(&run(arguments))));
    expected.assert_eq(&said.collect::<String>());
}

#[test]
fn wrong_arguments() {
    check(
        &[
            "simulate chess",
            "simulate catan-cards --players 2",
            "simulate catan-cards --players 9",
            "simulate catan-cards --set colour=red",
            "simulate catan-cards --set metropolis_side=C",
            "simulate catan-cards --set max_offers=16",
            "simulate catan-cards --set free_trade",
            "simulate catan-cards --set data=somewhere",
            "simulate catan-cards --bots easy,genius",
            "simulate catan-cards --players 3 --bots easy,easy,easy,easy",
            "record catan-cards --seed x",
            "arena settlement --bots easy,random --weights own,own,own",
            "bench chess",
        ],
        expect![[r#"
            simulate chess
                steading: there is no game `chess`; there are kingdom-builder, settlement, orleans-settlers, catan-cards
            simulate catan-cards --players 2
                steading: Two players are unofficial: choose the option “Two players (unofficial)”, or three or four players. (CA-A1)
            simulate catan-cards --players 9
                steading: catan-cards: this game is for 2 to 4 players, not 9
            simulate catan-cards --set colour=red
                steading: catan-cards: this game has no option `colour`; it has metropolis_side, first_display, two_players, free_trade, same_kind, missing_only, max_offers, max_proposals, idle_rounds, turn_limit, answer_seconds, choice_seconds, negotiation_seconds
            simulate catan-cards --set metropolis_side=C
                steading: catan-cards: option `metropolis_side` must be one of A, B, not `C`
            simulate catan-cards --set max_offers=16
                steading: catan-cards: option `max_offers` must be a number from 0 to 15, not `16`
            simulate catan-cards --set free_trade
                steading: `--set free_trade` must have the form name=value
            simulate catan-cards --set data=somewhere
                steading: the data of catan-cards cannot be replaced
            simulate catan-cards --bots easy,genius
                steading: `genius` is no bot: choose random, easy, medium, hard or expert; those that look ahead also take a budget, such as hard@200ms for a turn or hard@500 iterations for a decision
            simulate catan-cards --players 3 --bots easy,easy,easy,easy
                steading: 4 bots are named for 3 players
            record catan-cards --seed x
                steading: a seed is a whole number or 64 hexadecimal digits, not `x`
            arena settlement --bots easy,random --weights own,own,own
                steading: 3 files of weights are named for 2 bots
            bench chess
                steading: there is no game `chess`; there are kingdom-builder, settlement, orleans-settlers, catan-cards
        "#]],
    );
}

#[test]
fn wrong_files() {
    check(
        &[
            "inspect no-such-file",
            "verify no-such-file",
            "trace no-such-file",
            "arena settlement --bots easy --weights no-such-file",
            "balance settlement --weights no-such-file",
        ],
        expect![[r#"
        inspect no-such-file
            steading: no-such-file: No such file or directory (os error 2)
        verify no-such-file
            steading: no-such-file: No such file or directory (os error 2)
        trace no-such-file
            steading: no-such-file: No such file or directory (os error 2)
        arena settlement --bots easy --weights no-such-file
            steading: no-such-file: No such file or directory (os error 2)
        balance settlement --weights no-such-file
            steading: no-such-file: No such file or directory (os error 2)
    "#]],
    );
}

/// What is said about a record in which one thing was replaced by another.
#[test]
fn damaged_records() {
    let good = record(5);
    let action = good.lines().find(|line| line.starts_with("12 ")).expect("a long game");
    let seed = good.lines().find(|line| line.starts_with("seed ")).expect("a seed");
    let middle = good.len() / 2;
    let damaged = [
        ("nothing", String::new()),
        ("half of it", good[..middle].to_owned()),
        ("a future version", good.replacen("record 1", "record 2", 1)),
        ("future rules", good.replacen("rules 2", "rules 3", 1)),
        ("an unknown game", good.replacen("catan-cards", "chess", 1)),
        ("an unknown option", good.replacen("players 3", "players 3\nset colour=red", 1)),
        ("a wrong number of players", good.replacen("players 3", "players 7", 1)),
        ("another seed", good.replacen(seed, "seed 8", 1)),
        ("one action changed", good.replacen(action, "12 seat0 build metropolis_a", 1)),
        ("one action that is none", good.replacen(action, "12 seat0 dance", 1)),
        ("one action missing", good.replacen(&format!("{action}\n"), "", 1)),
        ("no text", "\u{1b}\u{0}".to_owned()),
    ];
    let said = damaged.map(|(what, text)| {
        assert_ne!(text, good, "{what} is no change");
        format!("{what}\n    {}\n", complaint(&run_with("verify -", text.as_bytes())))
    });
    expect![[r#"
        nothing
            steading: standard input: this is no Steading file: its first line must be `steading record 1` or `steading position 1`
        half of it
            steading: standard input: the record was cut off: its last line must be `end`, the number of actions and two digests
        a future version
            steading: standard input: this record has format version 2, this program reads version 1: use a newer steading
        future rules
            steading: standard input: line 3: this was played by rules version 3 of catan-cards, this program plays by versions 1 to 2: use a newer steading
        an unknown game
            steading: standard input: line 2: no game is called `chess`: `steading games` lists those there are
        an unknown option
            steading: standard input: line 5: this game has no option `colour`; it has metropolis_side, first_display, two_players, free_trade, same_kind, missing_only, max_offers, max_proposals, idle_rounds, turn_limit, answer_seconds, choice_seconds, negotiation_seconds
        a wrong number of players
            steading: standard input: line 4: this game is for 2 to 4 players, not 7
        another seed
            steading: standard input: line 7, decision 1: `offer all 1B for 1L1G` by seat1 is refused: The others do not trade among themselves, only with seat2, whose turn it is: propose something. (CA-27)
        one action changed
            steading: standard input: line 18, decision 12: `build metropolis_a` by seat0 is refused: It is seat1's turn. (CA-18)
        one action that is none
            steading: standard input: line 18, decision 12: `dance` by seat0 is refused: `dance` is no action of this game: actions begin with build, offer, call, accept, decline, counter, propose, retract, choose, withdraw, discard, donate or end
        one action missing
            steading: standard input: line 18: here decision 12 must stand, not 13: an action is missing, or the number is wrong
        no text
            steading: standard input: this is no Steading file: its first line must be `steading record 1` or `steading position 1`
    "#]]
    .assert_eq(&said.concat());
}

#[test]
fn damaged_positions() {
    let positions = [
        ("no turn", "display 1R2S1C1K"),
        ("a keyword that is none", "turn 1 seat0\ndisplay 1R2S1C1K\nweather fine"),
        ("too many cards", "turn 1 seat0\ndisplay 1R2S1C1K\nseat0 hand 12B built 1R1S"),
        ("cards that are none", "turn 1 seat0\ndisplay 1R2S1C1K\nseat0 hand 1X built 1R1S"),
        ("a seat that does not play", "turn 1 seat3\ndisplay 1R2S1C1K"),
        ("a display that is too small", "turn 1 seat0\ndisplay 1R"),
        ("seven points", "turn 9 seat0\ndisplay 1R1S1C1K1K\nseat0 hand 0 built 1R4S"),
        ("seven points and no winner", "turn 9 seat0\ndisplay 1R2S1C1K\nseat0 hand 0 built 3R5S"),
    ];
    let said = positions.map(|(what, lines)| {
        let text = format!("steading position 1\ngame catan-cards\nrules 1\nplayers 3\n{lines}\n");
        format!("{what}\n    {}\n", complaint(&run_with("inspect -", text.as_bytes())))
    });
    expect![[r#"
        no turn
            steading: standard input: the line `turn …` is missing
        a keyword that is none
            steading: standard input: line 7: no line begins with `weather`
        too many cards
            steading: standard input: hands and discard pile hold more than the 11B11L14W12G13O of the box
        cards that are none
            steading: standard input: line 7: `1X` cannot be the cards in hand: cards are numbers and letters in the order B, L, W, G, O, such as 1B3W, or 0 for none
        a seat that does not play
            steading: standard input: seat3 does not play
        a display that is too small
            steading: standard input: the display shows 1 cards although the pile is not empty
        seven points
            steading: standard input: line 6: `1R1S1C1K1K` cannot follow `display`: building cards are numbers and letters in the order R, S, C, K, such as 1R2S, or 0 for none
        seven points and no winner
            steading: standard input: seat0 has 7 points: the game is over exactly when the active player has 7 (CA-69)
    "#]]
    .assert_eq(&said.concat());
}

#[test]
fn a_ply_that_is_not_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.txt");
    std::fs::write(&path, record(5)).expect("it can be written");
    let file = argument(&path);
    let said = complaint(&run(&format!("inspect {file} --decision 9999")));
    assert!(said.contains("the record has no decision 9999"), "{said}");
    let said = complaint(&run(&format!("inspect {file} --seat 3")));
    assert_eq!(said, "steading: seat3 does not play: there are 3 players");
}

#[test]
fn results_of_another_kind_are_not_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("bench.json");
    std::fs::write(&path, "my diary").expect("it can be written");
    let said = complaint(&run(&format!("bench --seconds 0.01 --file {}", argument(&path))));
    assert!(said.contains("holds no results of an earlier run"), "{said}");
    assert_eq!(std::fs::read_to_string(&path).expect("it is still there"), "my diary");
}
