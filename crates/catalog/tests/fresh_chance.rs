//! Playing on from a moment with fresh chance, in every game.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use steading_game::{AnyTable, Change, GameRng, Seed, Setup, Viewer};
use steading_notation::Record;

const DECISIONS: usize = 30;

/// Plays at random until so many decisions were made, or the game is over.
fn play(table: &mut dyn AnyTable, decisions: usize, rng: &mut GameRng) {
    while table.decisions() < decisions
        && let Some(seat) = table.must_act().first()
    {
        let action = rng.pick(&table.legal_notations(seat)).unwrap().clone();
        table.apply(seat, &action).unwrap();
    }
}

fn reseed(table: &mut dyn AnyTable, number: u64) {
    table.take(Change::Reseed { seed: Seed::from_number(number) }).unwrap();
}

#[test]
fn what_is_known_stays_and_what_is_drawn_next_does_not() {
    for game in steading_catalog::games() {
        let seed = Seed::from_number(7);
        let mut table = game.start(&Setup::new(game.info()), seed).unwrap();
        play(&mut *table, DECISIONS, &mut GameRng::new(seed));
        let mut ends = std::collections::BTreeSet::new();
        for fresh in 0..4 {
            let mut branch = table.boxed_clone();
            reseed(&mut *branch, fresh);
            branch.audit().unwrap();
            for viewer in Viewer::all(table.setup().players).chain([Viewer::Host]) {
                assert_eq!(branch.view(viewer), table.view(viewer), "{}: {viewer}", game.info().id);
            }
            assert!(table.must_act().iter().all(|seat| !branch.can_undo(seat)));
            play(&mut *branch, usize::MAX, &mut GameRng::new(seed));
            ends.insert(branch.picture(Viewer::Host));
        }
        assert!(ends.len() > 1, "{}: the same game came again", game.info().id);
    }
}

#[test]
fn a_record_says_where_chance_came_from() {
    for game in steading_catalog::games() {
        let seed = Seed::from_number(8);
        let mut rng = GameRng::new(seed);
        let mut table = game.start(&Setup::new(game.info()), seed).unwrap();
        reseed(&mut *table, 1);
        play(&mut *table, DECISIONS, &mut rng);
        reseed(&mut *table, 2);
        play(&mut *table, usize::MAX, &mut rng);
        let record = Record::of(&*table).unwrap();
        let text = record.to_string();
        let again = Record::parse(&text, steading_catalog::find).unwrap();
        assert_eq!(again, record);
        assert_eq!(again.verify(steading_catalog::find).map(|table| table.digest()).unwrap(), table.digest());

        let line = format!("chance {DECISIONS} {}\n", Seed::from_number(2));
        assert!(text.contains(&line) && text.contains(&format!("chance 0 {}\n", Seed::from_number(1))));
        let without = Record::parse(&text.replace(&line, ""), steading_catalog::find).unwrap();
        assert!(without.verify(steading_catalog::find).is_err(), "{}", game.info().id);
        let misplaced = text.replace(&line, &line.replacen("30", "29", 1));
        let error = Record::parse(&misplaced, steading_catalog::find).unwrap_err().to_string();
        assert!(error.contains("must stand right after decision 29"), "{error}");
    }
}

/// A checkpoint stands before the chance that follows it, and tells the position there. Earlier programs told the one with the
/// new chance; their records are true all the same.
#[test]
fn chance_may_follow_a_checkpoint() {
    for game in steading_catalog::games() {
        let seed = Seed::from_number(9);
        let mut table = game.start(&Setup::new(game.info()), seed).unwrap();
        play(&mut *table, 25, &mut GameRng::new(seed));
        let before = table.digest();
        reseed(&mut *table, 1);
        let after = table.digest();
        play(&mut *table, DECISIONS, &mut GameRng::new(seed));
        let text = Record::of(&*table).unwrap().to_string();
        let verify =
            |text: &str| Record::parse(text, steading_catalog::find).unwrap().verify(steading_catalog::find);
        let check = format!("check 25 {before}\nchance 25 ");
        assert!(text.contains(&check), "{text}");
        assert!(verify(&text).is_ok());
        assert!(verify(&text.replace(&check, &format!("check 25 {after}\nchance 25 "))).is_ok());
        let wrong = text.replace(&check, "check 25 0123456789abcdef\nchance 25 ");
        assert!(verify(&wrong).is_err(), "{}", game.info().id);
    }
}
