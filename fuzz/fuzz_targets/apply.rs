//! Any sequence of actions, by anybody, on any game: nothing panics, refusals change nothing, every component is kept.
#![no_main]

use libfuzzer_sys::fuzz_target;
use steading_game::{Seat, Seed, Setup};

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let mut byte = || bytes.next();
    let games: Vec<_> = steading_catalog::games().collect();
    let Some(choice) = byte() else { return };
    let game = games[usize::from(choice) % games.len()];
    let info = game.info();
    let players = info.players.start() + byte().unwrap_or(0) % (info.players.end() - info.players.start() + 1);
    let mut setup = Setup::new(info).players(players);
    for option in info.options {
        let Some(value) = byte() else { return };
        let text = match value % 4 {
            0 => (value % 8 == 0).to_string(),
            1 => value.to_string(),
            2 => "B".to_owned(),
            _ => continue,
        };
        setup = setup.clone().with(option.name, &text).unwrap_or(setup);
    }
    let seed = Seed::from_number(u64::from(byte().unwrap_or(0)));
    let Ok(mut table) = game.start(&setup, seed) else { return };
    while let (Some(kind), Some(seat), Some(low), Some(high)) = (byte(), byte(), byte(), byte()) {
        let number = u32::from(low) | u32::from(high) << 8 | u32::from(kind >> 2) << 16;
        // Mostly somebody who may act, so that games get somewhere.
        let seat = match table.may_act().iter().nth(usize::from(seat % 8)) {
            Some(seat) => seat,
            None => Seat(seat),
        };
        let legal = table.legal_actions(seat);
        let action = match (kind % 4, legal.len()) {
            (0, _) | (_, 0) => game.numbered(number % info.action_space).unwrap_or_default(),
            (_, count) => legal[number as usize % count].action.clone(),
        };
        let before = table.position();
        match table.apply(seat, &action) {
            Ok(_) => assert_eq!(table.audit(), Ok(()), "after {seat} {action}\n{before}"),
            Err(_) => assert_eq!(table.position(), before, "{action} was refused and changed the table"),
        }
    }
});
