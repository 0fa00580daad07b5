//! Any text as a position: it is refused, or it can be played to its end and written back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use steading_game::{Bot, GameRng, Seed};
use steading_notation::{read_position, write_position};

fuzz_target!(|text: &str| {
    let Ok(mut table) = read_position(text, steading_catalog::find) else { return };
    let written = write_position(&*table);
    let again = read_position(&written, steading_catalog::find).expect("what was written can be read");
    assert_eq!(write_position(&*again), written);
    let mut rng = GameRng::new(Seed::from_number(1));
    while let Some(seat) = table.must_act().first() {
        let action = table.bot_action(Bot::Random, seat, &mut rng).expect("whoever must act can act");
        table.apply(seat, &action).expect("bots play legal actions");
        assert_eq!(table.audit(), Ok(()), "after {seat} {action} in\n{written}");
    }
});
