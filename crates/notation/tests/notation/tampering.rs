//! Bad records: each is refused with a sentence that helps.

use expect_test::{Expect, expect};
use steading_game::{GameRng, Seed};
use steading_notation::{MAX_LINE, Record};

use crate::stones::find;
use crate::toolkit::{complaint, played, record, short};

/// What is said about a record in which one thing was replaced by another.
fn check(record: &Record, changes: &[(&str, &str)], expected: Expect) {
    let good = record.to_string();
    let said = changes.iter().map(|(old, new)| {
        assert!(good.contains(old), "{old} is not in\n{good}");
        format!("{old:?} → {new:?}\n    {}\n", complaint(&good.replacen(old, new, 1)))
    });
    expected.assert_eq(&said.collect::<String>());
}

#[test]
fn other_files() {
    let long_line = format!("steading record 1\n# {}\n", "é".repeat(MAX_LINE));
    let large = format!("steading record 1\n{}", "# \n".repeat(6 << 20));
    let files = [
        "",
        "\n# nothing\n",
        "\u{0}ELF\u{fffd}",
        "1. e4 e5\n",
        "steading record\n",
        "steading record 0\n",
        "steading record 1 2\n",
        "steading record one\n",
        "steading record 1\n",
        "steading record 2\ngame stones\n",
        "steading position 1\ngame stones\n",
        &long_line,
        &large,
    ];
    let said = files.map(|file| {
        let beginning: String = file.chars().take(32).collect();
        format!("{beginning:?}\n    {}\n", complaint(file))
    });
    expect![[r#"
        ""
            this is no Steading file: its first line must be `steading record 1` or `steading position 1`
        "\n# nothing\n"
            this is no Steading file: its first line must be `steading record 1` or `steading position 1`
        "\0ELF�"
            this is no Steading file: its first line must be `steading record 1` or `steading position 1`
        "1. e4 e5\n"
            this is no Steading file: its first line must be `steading record 1` or `steading position 1`
        "steading record\n"
            this is no Steading file: its first line must be `steading record 1` or `steading position 1`
        "steading record 0\n"
            this is no Steading file: its first line must be `steading record 1` or `steading position 1`
        "steading record 1 2\n"
            this is no Steading file: its first line must be `steading record 1` or `steading position 1`
        "steading record one\n"
            this is no Steading file: its first line must be `steading record 1` or `steading position 1`
        "steading record 1\n"
            the record was cut off: its last line must be `end`, the number of actions and two digests
        "steading record 2\ngame stones\n"
            this record has format version 2, this program reads version 1: use a newer steading
        "steading position 1\ngame stones\n"
            this is a Steading position, but a record is needed here: its first line would be `steading record 1`
        "steading record 1\n# éééééééééééé"
            line 2 has more than 10,000 characters: the file was damaged or is no Steading file
        "steading record 1\n# \n# \n# \n# \n# "
            the file has more than 16 MiB, far more than any game needs: it was damaged or is no Steading file
    "#]].assert_eq(&said.concat());
}

#[test]
fn header() {
    let game = short();
    let changes = [
        ("game stones", "game go"),
        ("game stones\n", ""),
        ("game stones", "game stones\ngame stones"),
        ("rules 3", "rules 4"),
        ("rules 3", "rules 2"),
        ("rules 3", "rules new"),
        ("players 2", "players 5"),
        ("players 2", "players 1000"),
        ("set pile=2", "set pile=100"),
        ("set pile=2", "set pile"),
        ("set pile=2", "set colour=red"),
        ("set pile=2", "set pile=2\nset pile=3"),
        ("players 2\n", "players 3\nset last=loses\n"),
        ("seed ", "seed x"),
        ("seed ", "weather fine\nseed "),
        ("steading record 1", "steading record 1\nsteading record 1"),
    ];
    check(
        &game,
        &changes,
        expect![[r#"
        "game stones" → "game go"
            line 2: no game is called `go`: `steading games` lists those there are
        "game stones\n" → ""
            the line `game …` is missing
        "game stones" → "game stones\ngame stones"
            line 3: `game` stands here twice
        "rules 3" → "rules 4"
            line 3: this was played by rules version 4 of stones, this program plays by version 3: use a newer steading
        "rules 3" → "rules 2"
            line 3: this was played by rules version 2 of stones, this program plays by version 3: use an older steading
        "rules 3" → "rules new"
            line 3: `new` cannot be the version of the rules
        "players 2" → "players 5"
            line 4: this game is for 2 to 4 players, not 5
        "players 2" → "players 1000"
            line 4: `1000` cannot be the number of players
        "set pile=2" → "set pile=100"
            line 5: option `pile` must be a number from 1 to 99, not `100`
        "set pile=2" → "set pile"
            line 5: write `set name=value`
        "set pile=2" → "set colour=red"
            line 5: this game has no option `colour`; it has pile, last
        "set pile=2" → "set pile=2\nset pile=3"
            line 6: `pile` is set for the second time
        "players 2\n" → "players 3\nset last=loses\n"
            Only two players can agree that the last stone loses. (ST-1)
        "seed " → "seed x"
            line 6: a seed is a whole number or 64 hexadecimal digits, not `xf13ee6ed54ea2aae9fc49a9faeb5da6e8ddef0e12ed5d30d35a624ae813e0485`
        "seed " → "weather fine\nseed "
            line 6: no line begins with `weather`
        "steading record 1" → "steading record 1\nsteading record 1"
            line 2: `steading` stands here twice
    "#]],
    );
}

#[test]
fn body() {
    let game = record(2, &[("pile", "30")], 4);
    let changes = [
        ("2 seat1", "3 seat1"),
        ("2 seat1", "99999999999999999999999 seat1"),
        ("2 seat1", "2 seat2"),
        ("2 seat1", "2 Bob"),
        ("2 seat1", "2 seat1\n# "),
        ("2 seat1", "two seat1"),
        ("2 seat1", "check 1 0123456789abcde\n2 seat1"),
        ("2 seat1", "check 2 0123456789abcdef\n2 seat1"),
        ("2 seat1", "check 1\n2 seat1"),
        ("2 seat1", "check x 0123456789abcdef\n2 seat1"),
        ("2 seat1", "unfinished\n2 seat1"),
        ("2 seat1", "2 seat1 \u{1b}[2J"),
        ("result places", "result"),
        ("result places", "result places 1"),
        ("result places", "result places x"),
        ("result places", "unfinished places"),
        ("result places", "# "),
        ("\nend ", "\n# end "),
        ("\nend ", "\nend 1"),
        ("\nend ", "\nunfinished\nend "),
    ];
    check(
        &game,
        &changes,
        expect![[r##"
            "2 seat1" → "3 seat1"
                line 9: here decision 2 must stand, not 3: an action is missing, or the number is wrong
            "2 seat1" → "99999999999999999999999 seat1"
                line 9: here decision 2 must stand, not 99999999999999999999999: an action is missing, or the number is wrong
            "2 seat1" → "2 seat2"
                line 9: seat2 does not play: there are 2 players
            "2 seat1" → "2 Bob"
                line 9: `Bob` is no seat: write seat0, seat1, … up to seat4
            "2 seat1" → "2 seat1\n# "
                line 9: decision 2 lacks its action
            "2 seat1" → "two seat1"
                line 9: `two` cannot stand between the actions: write a number, a seat and an action
            "2 seat1" → "check 1 0123456789abcde\n2 seat1"
                line 9: `0123456789abcde` cannot be the digest of the position: a digest is 16 hexadecimal digits
            "2 seat1" → "check 2 0123456789abcdef\n2 seat1"
                line 9: `check 2` must stand once, right after decision 2; here stands decision 1
            "2 seat1" → "check 1\n2 seat1"
                line 9: `check` lacks the digest of the position
            "2 seat1" → "check x 0123456789abcdef\n2 seat1"
                line 9: `x` cannot be the number of actions
            "2 seat1" → "unfinished\n2 seat1"
                line 10: only the line `end …` may follow the result
            "2 seat1" → "2 seat1 \u{1b}[2J"
                line 9 holds something that is no text: the file was damaged
            "result places" → "result"
                line 29: write places and points of all players, such as `result places 1 2 points 0 0`
            "result places" → "result places 1"
                line 29: write places and points of all players, such as `result places 1 2 points 0 0`
            "result places" → "result places x"
                line 29: write places and points of all players, such as `result places 1 2 points 0 0`
            "result places" → "unfinished places"
                line 29: `places` is not expected here
            "result places" → "# "
                line 30: before `end …` the line `result …` or `unfinished` must stand
            "\nend " → "\n# end "
                the record was cut off: its last line must be `end`, the number of actions and two digests
            "\nend " → "\nend 1"
                line 30: the record ends after decision 121, but 21 actions stand here: some are missing or were added
            "\nend " → "\nunfinished\nend "
                line 30: only the line `end …` may follow the result
        "##]],
    );
}

#[test]
fn play() {
    let changes = [
        ("2 seat1", "2 seat0"),
        ("2 seat1 take", "2 seat1 leave"),
        ("seed ", "seed 6\n# "),
        ("check 25 ", "check 25 0123456789abcdef\n# "),
        ("end 39 ", "end 39 0123456789abcdef\n# "),
        ("result places 1 2", "result places 2 1"),
    ];
    check(
        &record(2, &[("pile", "60")], 4),
        &changes,
        expect![[r#"
            "2 seat1" → "2 seat0"
                line 9, decision 2: `take 2` by seat0 is refused: It is the turn of seat1. (ST-2)
            "2 seat1 take" → "2 seat1 leave"
                line 9, decision 2: `leave 2` by seat1 is refused: `leave 2` is no action of this game: write `take 1`, `take 2` or `take 3`
            "seed " → "seed 6\n# "
                the position after decision 25 is not the recorded one: an action between decision 1 and 25, the seed or the digest was changed
            "check 25 " → "check 25 0123456789abcdef\n# "
                the position after decision 25 is not the recorded one: an action between decision 1 and 25, the seed or the digest was changed
            "end 39 " → "end 39 0123456789abcdef\n# "
                line 49: `end` lacks the digest of the actions
            "result places 1 2" → "result places 2 1"
                the record says `result places 2 1 points 34 34`, but the game ended with `result places 1 2 points 34 34`
        "#]],
    );
    let changes = [
        ("set pile=2", "set pile=1"),
        ("4 seat1 take 1", "4 seat1 take 3"),
        ("result", "unfinished\n# "),
        ("end 4 ", "end 4 0123456789abcdef\n# "),
    ];
    check(
        &short(),
        &changes,
        expect![[r#"
            "set pile=2" → "set pile=1"
                line 11, decision 4: `take 1` by seat1 comes too late: the game was over before it
            "4 seat1 take 1" → "4 seat1 take 3"
                line 11, decision 4: `take 3` by seat1 is refused: Only one stone lies there. (ST-3)
            "result" → "unfinished\n# "
                the record says `unfinished`, but after decision 4 the game is over: its result is missing
            "end 4 " → "end 4 0123456789abcdef\n# "
                line 13: `end` lacks the digest of the actions
        "#]],
    );
}

/// The position after decision 25 is checked twice: if the second digest is wrong, no action can be to blame.
#[test]
fn a_wrong_digest_after_a_right_one() {
    let seed = Seed::from_number(4);
    let game = Record::of(&*played(2, &[], seed, 25)).unwrap();
    let changes = [("end 25 ", "end 25 0123456789abcdef\n# ")];
    check(
        &game,
        &changes,
        expect![[r#"
            "end 25 " → "end 25 0123456789abcdef\n# "
                line 34: `end` lacks the digest of the actions
        "#]],
    );
}

#[test]
fn nothing_follows_the_end() {
    let text = short().to_string();
    assert_eq!(complaint(&format!("{text}{text}")), "line 14: nothing may follow the line `end …`");
}

#[test]
fn missing_and_added_actions() {
    let mut cut = short();
    cut.actions.pop();
    expect!["the record has a result, but after decision 3 the game waits for seat1: actions are missing"]
        .assert_eq(&complaint(&cut.to_string()));
    let mut longer = short();
    longer.actions.push(longer.actions[0].clone());
    expect!["line 12, decision 5: `take 2` by seat0 comes too late: the game was over before it"]
        .assert_eq(&complaint(&longer.to_string()));
    expect!["decision 5: `take 2` by seat0 comes too late: the game was over before it"]
        .assert_eq(&longer.verify(find).err().unwrap().to_string());
}

/// Only what lacks nothing but the last line's end is still the whole record.
#[test]
fn no_part_of_a_record_is_taken_for_the_whole() {
    let text = record(3, &[("last", "wins")], 2).to_string();
    let whole = text.trim_end().len();
    for end in (0..whole).filter(|&end| text.is_char_boundary(end)) {
        assert!(Record::parse(&text[..end], find).is_err(), "accepted:\n{}", &text[..end]);
    }
    assert!(Record::parse(&text[..whole], find).is_ok());
}

#[test]
fn every_changed_action_is_noticed() {
    for number in 0..20 {
        let good = record(2, &[], number);
        for index in 0..good.actions.len() {
            for action in
                ["take 1", "take 2", "take 3"].into_iter().filter(|&new| new != good.actions[index].1)
            {
                let mut changed = good.clone();
                changed.actions[index].1 = action.to_owned();
                complaint(&changed.to_string());
            }
        }
    }
}

/// Swapped actions may lead to the same positions; the fingerprint of the actions tells them apart.
#[test]
fn every_two_swapped_actions_are_noticed() {
    let good = record(2, &[], 7);
    let count = good.actions.len();
    for (first, second) in (0..count).flat_map(|first| (first + 1..count).map(move |second| (first, second)))
    {
        let mut swapped = good.clone();
        swapped.actions.swap(first, second);
        if swapped.actions != good.actions {
            assert!(swapped.verify(find).is_err(), "decisions {} and {}", first + 1, second + 1);
        }
    }
}

#[test]
fn every_dropped_action_is_noticed() {
    let good = record(2, &[], 3);
    for index in 0..good.actions.len() {
        let mut changed = good.clone();
        changed.actions.remove(index);
        complaint(&changed.to_string());
    }
}

/// Scribbles over a good record: whatever comes of it, nothing panics, and what is accepted is read back.
#[test]
fn no_scribbling_breaks_the_parser() {
    let good = record(2, &[], 6).to_string();
    let mut rng = GameRng::new(Seed::from_number(1));
    let scribbles =
        ["", "\n", " ", "0", "9", "seat4", "end ", "check ", "result", "é", "=", "#", "-1", "\u{feff}"];
    for _ in 0..20_000 {
        let mut text = good.clone();
        for _ in 0..=rng.below(3) {
            let start = rng.below(text.len() as u32) as usize;
            let end = (start + rng.below(12) as usize).min(text.len());
            if text.is_char_boundary(start) && text.is_char_boundary(end) {
                text.replace_range(start..end, rng.pick(&scribbles).copied().unwrap_or_default());
            }
        }
        if let Ok(record) = Record::parse(&text, find) {
            assert_eq!(Record::parse(&record.to_string(), find), Ok(record.clone()));
            // Hardly any passes; one that does is the same game.
            if record.verify(find).is_ok() {
                assert_eq!(record.digest, Record::parse(&good, find).unwrap().digest);
            }
        }
    }
}
