//! Positions: they read back, and what is wrong is refused with a sentence that helps.

use expect_test::{Expect, expect};
use steading_game::Seed;
use steading_notation::{read_position, write_position};

use crate::stones::find;
use crate::toolkit::played;

fn text() -> String {
    write_position(&*played(2, &[("pile", "9")], Seed::from_number(5), 3))
}

/// What is said about a position in which one thing was replaced by another.
fn check(changes: &[(&str, &str)], expected: Expect) {
    let good = text();
    let said = changes.iter().map(|(old, new)| {
        assert!(good.contains(old), "{old} is not in\n{good}");
        let error = read_position(&good.replacen(old, new, 1), find).err().expect("something is wrong");
        format!("{old:?} → {new:?}\n    {error}\n")
    });
    expected.assert_eq(&said.collect::<String>());
}

#[test]
fn a_position_is_easy_to_read() {
    expect![[r#"
        steading position 1
        game stones
        rules 3
        players 2
        set pile=9
        pile 8
        turn seat1
        taken 4 1
        rng f13ee6ed54ea2aae9fc49a9faeb5da6e8ddef0e12ed5d30d35a624ae813e0485 1
    "#]]
    .assert_eq(&text());
}

#[test]
fn positions_read_back_what_they_write() {
    for number in 0..100 {
        let table = played(2 + (number % 3) as u8, &[], Seed::from_number(number), number as usize % 50);
        let text = write_position(&*table);
        let again = read_position(&text, find).map_err(|error| error.to_string()).ok().unwrap();
        assert_eq!(write_position(&*again), text);
        assert_eq!((again.digest(), again.must_act()), (table.digest(), table.must_act()));
        assert_eq!(again.setup(), table.setup());
    }
}

#[test]
fn wrong_positions() {
    let changes = [
        ("steading position 1", ""),
        ("steading position 1", "steading position 7"),
        ("steading position 1", "steading record 1"),
        ("game stones", "game Stones"),
        ("rules 3", "rules 1"),
        ("rules 3\n", ""),
        ("players 2", "players 3\nset last=loses"),
        ("set pile=9", "set pile=9\nset last=draws"),
        ("pile 8", "pile many"),
        ("pile 8", "pile 200"),
        ("turn seat1", "turn seat9"),
        ("turn seat1", "turn seat1\nweather fine"),
        ("turn seat1", "turn seat1\u{7}"),
    ];
    check(
        &changes,
        expect![[r#"
            "steading position 1" → ""
                this is no Steading file: its first line must be `steading record 1` or `steading position 1`
            "steading position 1" → "steading position 7"
                this position has format version 7, this program reads version 1: use a newer steading
            "steading position 1" → "steading record 1"
                this is a Steading record, but a position is needed here: its first line would be `steading position 1`
            "game stones" → "game Stones"
                line 2: no game is called `Stones`: `steading games` lists those there are
            "rules 3" → "rules 1"
                line 3: this was played by rules version 1 of stones, this program plays by version 3: use an older steading
            "rules 3\n" → ""
                the line `rules …` is missing
            "players 2" → "players 3\nset last=loses"
                Only two players can agree that the last stone loses. (ST-1)
            "set pile=9" → "set pile=9\nset last=draws"
                line 6: option `last` must be one of wins, loses, not `draws`
            "pile 8" → "pile many"
                line 6: `many` cannot follow `pile`: invalid digit found in string
            "pile 8" → "pile 200"
                this position can never be: there are 205 stones
            "turn seat1" → "turn seat9"
                line 7: `seat9` cannot follow `turn`: `seat9` is no seat: write seat0, seat1, … up to seat4
            "turn seat1" → "turn seat1\nweather fine"
                line 8: no line begins with `weather`
            "turn seat1" → "turn seat1\u{7}"
                line 7 holds something that is no text: the file was damaged
        "#]],
    );
}
