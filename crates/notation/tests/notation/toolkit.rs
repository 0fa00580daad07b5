//! Games to write down.

use steading_game::{AnyTable, GameRng, Seed};
use steading_notation::Record;

use crate::stones::{INFO, find};

/// A game that was played at random, as far as decision `upto`.
pub(crate) fn played(players: u8, options: &[(&str, &str)], seed: Seed, upto: usize) -> Box<dyn AnyTable> {
    let setup = INFO.setup(Some(players), options.iter().copied()).expect("the set-up is right");
    let mut table = find("stones").expect("it is there").start(&setup, seed).expect("the set-up is right");
    let mut rng = GameRng::new(seed.derive("players", 0));
    for _ in 0..upto {
        let Some(seat) = table.must_act().first() else { break };
        let choices = table.legal_actions(seat);
        let choice = rng.pick(&choices).expect("whoever must act can");
        table.apply(seat, &choice.action).expect("it is legal");
    }
    table
}

/// The record of a whole game.
pub(crate) fn record(players: u8, options: &[(&str, &str)], seed: u64) -> Record {
    let seed = Seed::from_number(seed);
    let table = played(players, options, seed, usize::MAX);
    Record::of(&*table).expect("the table began with a seed")
}

/// A short game, finished after a handful of actions.
pub(crate) fn short() -> Record {
    record(2, &[("pile", "2")], 5)
}

/// What `Record::parse` and then `Record::verify` say against a text; they must say something.
pub(crate) fn complaint(text: &str) -> String {
    match Record::parse(text, find) {
        Err(error) => error.to_string(),
        Ok(record) => match record.verify(find) {
            Err(error) => error.to_string(),
            Ok(_) => panic!("this record was accepted:\n{text}"),
        },
    }
}
