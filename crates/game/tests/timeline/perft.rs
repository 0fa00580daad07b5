//! Counts of the ways to go on, with a heap that one can count by hand.

use steading_game::{GameRng, Seed, divide, perft};

use crate::heap::{Heap, State};

fn heap(stones: u32) -> State {
    State { rng: GameRng::new(Seed::from_number(1)), stones }
}

/// Three players may put, roll and knock; a roll needs chance and ends its way, after a put everybody may take as well.
#[test]
fn ways_are_counted_up_to_chance() {
    let counts = |stones: u32| [0, 1, 2].map(|depth| perft::<Heap>(&heap(stones), depth));
    assert_eq!(counts(1), [1, 9, 3 * 12 + 3 + 3 * 9]);
    assert_eq!(counts(2), [1, 12, 3 * 12 + 3 * 9 + 3 + 3 * 12]);
}

/// Behind each first decision, in the order in which they are listed.
#[test]
fn ways_are_told_by_first_decisions() {
    let mut told = Vec::new();
    divide::<Heap>(&heap(1), 2, |seat, action, ways| told.push(format!("{seat} {action} {ways}")));
    assert_eq!(told[..4], ["seat0 Put 12", "seat0 Roll 1", "seat0 Knock 9", "seat1 Put 12"]);
    assert_eq!(told.len(), 9);
}
