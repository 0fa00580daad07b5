//! Any text as an action: it is read or refused, and what is read is written back as it was.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use steading_game::{AnyTable, Refusal, Seat, Seed, Setup};

static TABLES: LazyLock<Vec<std::sync::Mutex<Box<dyn AnyTable>>>> = LazyLock::new(|| {
    let start = |game: &'static dyn steading_game::AnyGame| {
        game.start(&Setup::new(game.info()), Seed::from_number(1)).expect("the usual set-up is possible")
    };
    steading_catalog::games().map(|game| std::sync::Mutex::new(start(game))).collect()
});

fuzz_target!(|text: &str| {
    for table in TABLES.iter() {
        let table = table.lock().expect("no panic while it is held");
        for seat in [Seat(0), Seat(1), Seat(255)] {
            match table.check(seat, text) {
                Err(Refusal::Unreadable(_)) | Err(Refusal::Illegal(_)) => {}
                Ok(()) => {
                    let applied = table.boxed_clone().apply(seat, text).expect("what is checked is allowed");
                    assert_eq!(applied.action, text, "only the canonical text is read");
                }
            }
        }
    }
});
