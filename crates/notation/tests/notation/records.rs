//! Good records: they look as promised, read back, and play again.

use expect_test::expect;
use steading_game::{Seat, Seed, Viewer};
use steading_notation::{Ending, Record, ReplayError, read_position, write_position};

use crate::stones::find;
use crate::toolkit::{played, record, short};

#[test]
fn a_record_is_easy_to_read() {
    expect![[r#"
        steading record 1
        game stones
        rules 3
        players 2
        set pile=2
        seed f13ee6ed54ea2aae9fc49a9faeb5da6e8ddef0e12ed5d30d35a624ae813e0485

        1 seat0 take 2
        2 seat1 take 1
        3 seat0 take 2
        4 seat1 take 1
        result places 2 1 points 4 2
        end 4 c4b3f73a90053333 d1f72878fd6133a2
    "#]]
    .assert_eq(&short().to_string());
}

#[test]
fn a_checkpoint_follows_every_25th_action() {
    let record = record(3, &[], 1);
    let decisions: Vec<_> = record.checkpoints.iter().map(|checkpoint| checkpoint.decision).collect();
    assert_eq!(decisions, [25]);
    let text = record.to_string();
    let lines: Vec<_> = text.lines().collect();
    let check = lines.iter().position(|line| line.starts_with("check 25 ")).unwrap();
    assert!(lines[check - 1].starts_with("25 seat") && lines[check + 1].starts_with("26 seat"), "{text}");
}

#[test]
fn records_read_back_what_they_write_and_play_again() {
    for number in 0..300 {
        let players = 2 + (number % 3) as u8;
        let pile = (1 + number % 99).to_string();
        let last = if players == 2 && number % 2 == 0 { "loses" } else { "wins" };
        let seed = Seed::from_number(number);
        let options = [("pile", pile.as_str()), ("last", last)];
        for upto in [usize::MAX, 0, 7] {
            let table = played(players, &options, seed, upto);
            let record = Record::of(&*table).unwrap();
            let text = record.to_string();
            let again = Record::parse(&text, find).unwrap();
            assert_eq!(again, record);
            assert_eq!(again.to_string(), text);
            let verified = again.verify(find).map_err(|error| error.to_string()).ok().unwrap();
            assert_eq!(verified.digest(), table.digest());
            assert_eq!(verified.actions(), table.actions());
            assert_eq!(again.ending == Ending::Unfinished, table.outcome().is_none());
        }
    }
}

#[test]
fn comments_empty_lines_and_line_ends_do_not_matter() {
    let record = short();
    let text = record.to_string();
    let commented = text.replace('\n', "\r\n\r\n  # a remark\r\n");
    assert_eq!(Record::parse(&commented, find).as_ref(), Ok(&record));
    assert_eq!(Record::parse(&format!("\u{feff}{text}"), find).as_ref(), Ok(&record));
    assert_eq!(Record::parse(text.trim_end(), find).as_ref(), Ok(&record));
    assert_eq!(Record::parse(&text.replace(' ', " \t "), find).unwrap().digest, record.digest);
}

#[test]
fn a_seed_may_be_a_number_that_people_can_type() {
    let text = short().to_string().replace(&Seed::from_number(5).to_string(), "5");
    assert_eq!(Record::parse(&text, find).unwrap(), short());
}

#[test]
fn replay_stops_where_it_is_told_to() {
    let seed = Seed::from_number(8);
    let record = record(2, &[], 8);
    for decision in [0, 1, 24, 25, 26, record.actions.len()] {
        let table = record.replay(find, Some(decision)).map_err(|error| error.to_string()).ok().unwrap();
        assert_eq!(table.digest(), played(2, &[], seed, decision).digest(), "decision {decision}");
    }
    let last = record.actions.len();
    let error = record.replay(find, Some(last + 1)).err().unwrap();
    assert_eq!(
        error.to_string(),
        format!("the record has no decision {}: it ends after decision {last}", last + 1)
    );
}

#[test]
fn a_walk_shows_every_step_from_both_sides() {
    let record = record(2, &[], 8);
    let mut seen = Vec::new();
    record
        .walk(find, |visit| {
            let Some((seat, action)) = visit.made else { return assert_eq!(visit.decision, 0) };
            assert_eq!(visit.before.decisions() + 1, visit.decision);
            assert_eq!(visit.after.decisions(), visit.decision);
            assert!(!visit.events.seen_by(Viewer::Spectator).is_empty());
            assert_eq!(visit.before.must_act().first(), Some(seat));
            seen.push((seat, action));
        })
        .unwrap();
    assert_eq!(seen, record.actions);
    assert_eq!(seen[1].0, Seat(1));
}

#[test]
fn a_walk_ends_before_the_first_wrong_step() {
    let mut wrong = record(2, &[], 8);
    wrong.checkpoints[0].digest = wrong.digest;
    let mut last = None;
    let error = wrong.walk(find, |visit| last = Some(visit.decision)).unwrap_err();
    assert_eq!((last, error), (Some(24), ReplayError::OtherPosition { first: 1, decision: 25 }));
}

#[test]
fn a_table_that_began_with_a_position_has_no_record() {
    let table = played(2, &[], Seed::from_number(1), 10);
    let position =
        read_position(&write_position(&*table), find).map_err(|error| error.to_string()).ok().unwrap();
    assert_eq!(Record::of(&*position), None);
}
