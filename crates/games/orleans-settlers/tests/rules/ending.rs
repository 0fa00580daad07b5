//! The end and the points (OR-103 to OR-106).

use steading_game::{Game, GameRng, Seat, Seed, Viewer};
use steading_orleans_settlers::OrleansSettlers;

use crate::table::Table;

/// OR-103: coins, goods, three for each area, villages times citizens; shared areas count fully for each, and nothing else
/// counts.
#[test]
fn or_103_points() {
    let table = Table::set(
        "map A2:field* B3:forest*+\nplayer seat0 era 5 fame 90 coins 4 citizens 3\ngoods seat0 1wine 2bread\n\
         settlers seat0 on A2 A3 B3\nplayer seat1 citizens 2\nsettlers seat1 on E3 B3\nopen seat0 university castle bakery\n\
         bag seat0 5monk",
    );
    let score = OrleansSettlers::score(&table.state, Seat(0));
    let expected = [("score-coins", 4), ("score-goods", 11), ("score-areas", 9), ("score-citizens", 9)];
    assert_eq!(score.parts, expected);
    assert_eq!(table.points(1), 6 + 4);
}

/// OR-104: no points for the last line, which is the picture's result: 3 villages × 4 citizens (booklet, last page, last line). As a
/// variant 12 for everybody in the era of peace.
#[test]
fn or_104_the_twelve_points_line() {
    let example = "map A2:field* A4:field*\nsettlers seat0 on A2 A3 A4\nplayer seat0 citizens 4";
    let score = OrleansSettlers::score(&Table::set(example).state, Seat(0));
    assert!(score.parts.contains(&("score-citizens", 12)), "{score:?}");
    let position = "player seat0 era 5\nplayer seat1 era 4";
    assert_eq!(Table::set(position).points(0), 3);
    let variant = Table::set(&format!("set twelve_points_line=peace_bonus\n{position}"));
    assert_eq!((variant.points(0), variant.points(1)), (15, 3));
}

/// OR-105: the highest total wins; ties go by areas, citizens, coins, and are shared after that.
#[test]
fn or_105_ties() {
    let places = |position: &str| Table::set(&format!("round 16\nphase over\n{position}")).places().unwrap();
    assert_eq!(places("player seat0 coins 1"), [1, 2]);
    assert_eq!(places(""), [1, 1]);
    // Six points each: two areas before one.
    assert_eq!(places("settlers seat0 on A2 A3\nplayer seat1 coins 3"), [1, 2]);
    // One citizen before one coin.
    assert_eq!(places("player seat0 citizens 1\nplayer seat1 coins 1"), [1, 2]);
    // One coin before one grain.
    assert_eq!(places("player seat0 coins 1\ngoods seat1 1grain"), [1, 2]);
}

/// OR-106: everybody sees everything, bags by their contents; only what chance brings is hidden, also from the view.
#[test]
fn or_106_open_information() {
    let table = Table::set("bag seat1 2farmer 1monk\nround 2");
    let views: Vec<_> = Viewer::all(2).map(|viewer| OrleansSettlers::view(&table.state, viewer)).collect();
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
    assert_eq!(views[0].players[1].bag.to_string(), "2farmer 1monk");
    let text = serde_json::to_string(&views[0]).unwrap();
    assert!(!text.contains(&table.line("generator")[..64]));
    // Another deck and other draws are as likely.
    let mut rng = GameRng::new(Seed::from_number(3));
    let next = |rng: &mut GameRng| {
        let mut guessed = OrleansSettlers::determinize(&views[0], rng).unwrap();
        assert_eq!(OrleansSettlers::view(&guessed, Viewer::Spectator), views[2]);
        for seat in [0, 1] {
            OrleansSettlers::apply(
                &mut guessed,
                Seat(seat),
                "end".parse().unwrap(),
                &mut steading_game::Silent,
            )
            .unwrap();
        }
        while guessed.round == 2 {
            let seat = OrleansSettlers::must_act(&guessed).first().unwrap();
            let action = OrleansSettlers::timeout_action(&guessed, seat).unwrap();
            OrleansSettlers::apply(&mut guessed, seat, action, &mut steading_game::Silent).unwrap();
        }
        guessed.event
    };
    let events: std::collections::BTreeSet<_> = (0..60).map(|_| next(&mut rng)).collect();
    assert_eq!(events.len(), 6, "two of the eight were seen");
}
