//! What studies of balance count.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use steading_bots::{Balance, Bots, Ledger, Study};
use steading_game::{AnyGame, Erased, Game, Insight, Seat, Seed, Setup, ThingId};
use steading_orleans_settlers::OrleansSettlers;
use steading_settlement::Settlement;

/// Plays lines such as `0 activate expansion` and writes down what was used.
fn ledger<G: Game>(lines: &str) -> Ledger {
    let setup = Setup::new(G::info()).players(2);
    let mut table = Erased::<G>::new().start(&setup, Seed::from_number(1)).unwrap();
    let mut ledger = Ledger::new(2);
    ledger.note(&*table.opening());
    for line in lines.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (seat, action) = line.split_once(' ').unwrap();
        let applied = table.apply(Seat(seat.parse().unwrap()), action);
        ledger.note(&*applied.unwrap_or_else(|error| panic!("{line}: {error}")).events);
    }
    ledger
}

fn counts(ledger: &Ledger, seat: u8, kind: &'static str, ids: &[&'static str]) -> Vec<u32> {
    ids.iter().map(|&id| ledger.count(Seat(seat), &ThingId::new(kind, id))).collect()
}

#[test]
fn uses_of_orleans_are_counted_by_seat() {
    let ledger = ledger::<OrleansSettlers>(
        "0 put farmer expansion 1
         0 put trader expansion 2
         0 put fisherman farmhouse 1
         0 put craftsman farmhouse 2
         0 end
         1 put farmer expansion 1
         1 put trader expansion 2
         1 end
         0 activate expansion
         0 expand B4
         1 activate expansion
         1 expand D4
         0 activate farmhouse
         0 advance
         1 advance",
    );
    let places = ["expansion", "farmhouse", "fieldwork"];
    assert_eq!(counts(&ledger, 0, "place", &places), [1, 1, 0]);
    assert_eq!(counts(&ledger, 1, "place", &places), [1, 0, 0]);
    assert_eq!(counts(&ledger, 0, "plan", &places), [2, 2, 0]);
    for seat in 0..2 {
        assert_eq!(counts(&ledger, seat, "area", &["free", "conquered"]), [1, 0]);
        assert_eq!(counts(&ledger, seat, "era", &["2", "3"]), [1, 0]);
    }
}

#[test]
fn uses_of_settlement_are_counted_by_seat() {
    let ledger = ledger::<Settlement>(
        "0 take magic_purse
         1 take knowledge_key
         1 explore I
         1 place I2
         1 end
         0 explore I
         0 place I2
         0 end
         1 explore I
         1 place I1
         1 end",
    );
    assert_eq!(counts(&ledger, 0, "artifact", &["magic_purse", "knowledge_key"]), [1, 0]);
    assert_eq!(counts(&ledger, 1, "artifact", &["magic_purse", "knowledge_key"]), [0, 1]);
    let tiles =
        ["I wood green", "I wood yellow", "I clay green", "I clay yellow", "I stone green", "I stone yellow"];
    assert_eq!(counts(&ledger, 0, "terrain", &tiles).iter().sum::<u32>(), 1);
    assert_eq!(counts(&ledger, 1, "terrain", &tiles).iter().sum::<u32>(), 2);
}

fn study<G: Insight>(games: u64, without: Option<ThingId>) -> Balance {
    let study = Study {
        setup: Setup::new(G::info()).players(3),
        strength: "easy".parse().unwrap(),
        games,
        seed: 1,
        threads: 2,
        without,
        weights: None,
    };
    study.play(&Erased::<G>::new(), &Bots::<G>::new(), &|_| {}).unwrap()
}

fn adds_up<G: Insight>() {
    let balance = study::<G>(12, None);
    assert_eq!((balance.players, balance.games, balance.seats.len()), (3, 12, 3));
    for seat in &balance.seats {
        let sum: f64 = seat.sources.iter().map(|(_, points)| points).sum();
        assert!((sum - seat.points.value).abs() < 1e-9, "{seat:?}");
        assert!(sum > 0.0);
    }
    let wins: f64 = balance.seats.iter().map(|seat| seat.wins.value).sum();
    assert!((wins - 3.0).abs() < 1e-9, "the fair shares of all seats are as many as the seats: {wins}");
    let first = balance.things.iter().find(|line| line.thing.kind == "start").unwrap();
    assert!((first.used - 1.0 / 3.0).abs() < 1e-9, "one of three is the first player");
    for line in balance.things.iter().filter(|line| (line.used - 1.0).abs() < 1e-9) {
        assert!((line.wins.value - 1.0).abs() < 1e-9, "what all use wins its share: {line:?}");
    }
    assert_eq!(study::<G>(12, None), balance, "the same seed gives the same figures");
}

#[test]
fn the_figures_of_settlement_add_up() {
    adds_up::<Settlement>();
}

#[test]
fn the_figures_of_orleans_add_up() {
    adds_up::<OrleansSettlers>();
}

#[test]
fn one_seat_goes_without() {
    let fieldwork = ThingId::new("plan", "fieldwork");
    let used = |balance: &Balance| {
        balance.things.iter().find(|line| line.thing == fieldwork).map_or(0.0, |line| line.used)
    };
    let without = study::<OrleansSettlers>(3, Some(fieldwork.clone()));
    assert!((used(&study::<OrleansSettlers>(3, None)) - 1.0).abs() < 1e-9);
    assert!((used(&without) - 2.0 / 3.0).abs() < 1e-9, "two seats of three use it");
    assert_eq!(without.without.map(|(thing, _)| thing), Some(fieldwork));
}
