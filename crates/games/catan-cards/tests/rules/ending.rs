//! The end of the game: points, winner, places (CA-67 to CA-70, CA-73).

use steading_catan_cards::{CatanCards, Event, Phase};
use steading_game::{Game, GameRng, Seat, Seed, Viewer};

use crate::games;
use crate::table::Table;

/// CA-67: a settlement is 1 point, a city 2, a metropolis 3, a special card 2; everybody can count them.
#[test]
fn ca_67_points() {
    let cases = [
        ("1R1S", 1),
        ("1R4S", 4),
        ("1R1C", 2),
        ("1R2S2C", 6),
        ("1R metropolis_a", 3),
        ("1R1S1C metropolis_a", 6),
        ("3R1S", 3),
        ("1R1S2K", 3),
        ("3R1S2K", 5),
        ("2R1S1K", 1),
        ("4R1C7K", 6),
    ];
    for (built, points) in cases {
        let table = Table::set(&format!(
            "turn 9 seat1 busy
             seat0 hand 0 built {built}
             display 2S2C1K"
        ));
        assert_eq!(table.points(0), points, "{built}");
        assert_eq!(CatanCards::score(&table.state, Seat(0)).total(), i32::from(points));
        let view = CatanCards::view(&table.state, Viewer::Spectator);
        let guessed = CatanCards::determinize(&view, &mut GameRng::new(Seed::from_number(1))).unwrap();
        assert_eq!(steading_catan_cards::points(&guessed, Seat(0)), points);
    }
}

/// CA-67: the game ends at once when the active player has seven points; that player wins, and nobody acts any more.
#[test]
fn ca_67_seven_points_win_at_once() {
    let position = |built: &str| {
        format!(
            "players 3
             turn 9 seat0 busy
             seat0 hand 2B2L2W4G4O built {built}
             seat1 hand 1O built 1R4S1C
             display 1R2S1C1K"
        )
    };
    // Six points are not enough.
    let mut table = Table::set(&position("1R1S2C"));
    table.play("seat0 build city").shows(&["phase main"]);
    assert_eq!((table.points(0), table.places()), (6, None));

    let mut table = Table::set(&position("1R2S2C"));
    table.play("seat0 build city").shows(&["phase won", "turn 9 seat0 busy"]);
    assert_eq!(table.places(), Some(vec![1, 2, 3]));
    assert_eq!((table.must_act(), table.may_act()), ("nobody".to_owned(), "nobody".to_owned()));
    for action in ["seat0 end", "seat0 build road", "seat1 propose 1W for 1O", "seat0 offer all 1W for 1O"] {
        assert_eq!(table.refused_by(action), "CA-67");
    }
    assert_eq!(table.told(), ["built", "won"]);
}

/// CA-68: the round is not finished, and a settlement that wins draws no event.
#[test]
fn ca_68_the_winning_settlement_draws_no_event() {
    let mut table = Table::set(
        "turn 9 seat2 busy
         seat2 hand 1B1L1W1G built 1R4S1C
         seat3 hand 3W1O built 1R1S1C metropolis_a
         seat0 hand 9O built 1R1S
         display 1R2S1C1K",
    );
    table.play("seat2 build settlement");
    table.shows(&["phase won", "events-played", "display 1R1S1C1K"]);
    assert_eq!(table.told(), ["built", "won"]);
    // Seat 3 would have had a seventh point in the next turn.
    assert_eq!(table.refused_by("seat3 build metropolis_a"), "CA-67");
    assert_eq!(table.places(), Some(vec![3, 3, 1, 2]));
}

/// CA-69: whoever is not active never gains a point, so nobody has seven when a turn begins.
#[test]
fn ca_69_only_the_active_player_gains_points() {
    games::watch(60, |step| {
        for (seat, before, after) in step.points() {
            assert!(after <= before || seat == step.before.turn.active, "{seat} gained by {}", step.action);
            assert!(
                after < 7 || (seat == step.after.turn.active && matches!(step.after.phase, Phase::Over(_)))
            );
        }
    });
    for seat in [0, 1] {
        let position = format!("turn 9 seat0 busy\nseat{seat} hand 0 built 1R1S3C\ndisplay 1R2S1C1K");
        assert!(Table::try_set(&position).is_err());
    }
}

/// CA-69: in another one's turn a player can lose two points, or four.
#[test]
fn ca_69_others_can_lose_points() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 1B1L1W1G1O built 3R1S2K
         seat1 hand 0 built 3R2S2K
         longest_trade_route seat1
         largest_knight_force seat1
         display 2R1S1C1K",
    );
    assert_eq!([0, 1].map(|seat| table.points(seat)), [1, 6]);
    table.play("seat0 build road");
    assert_eq!([0, 1].map(|seat| table.points(seat)), [3, 4]);
    table.play("seat0 build knight").shows(&["phase main"]);
    assert_eq!([0, 1].map(|seat| table.points(seat)), [5, 2]);
}

/// CA-70: the winner has seven, eight or nine points.
#[test]
fn ca_70_winners_have_seven_to_nine_points() {
    // What seat 0 has built, what it builds, its points then. Seat 1 holds both special cards.
    let cases = [
        ("1R4S1C", "settlement", 7),
        ("1R2S2C", "city", 7),
        ("1R3C", "metropolis_b_roads", 7),
        ("3R1S2C", "road", 7),
        ("3R2S2C", "road", 8),
        ("1R2S2C2K", "knight", 8),
        ("3R3C", "metropolis_b_longest_route", 9),
        ("1R3C2K", "metropolis_b_largest_knights", 9),
    ];
    for (built, card, points) in cases {
        let mut table = Table::set(&format!(
            "set metropolis_side=B
             turn 9 seat0 busy
             seat0 hand 1B1L3W2G3O built {built}
             seat1 hand 0 built 3R1S2K
             longest_trade_route seat1
             largest_knight_force seat1
             display 1R2S1C1K"
        ));
        table.play(&format!("seat0 build {card}")).shows(&["phase won"]);
        assert_eq!(table.points(0), points, "{built}, {card}");
    }
    let mut won = 0;
    games::watch(60, |step| {
        for event in &step.events {
            if let Event::Won { seat } = event {
                won += 1;
                assert!((7..=9).contains(&steading_catan_cards::points(&step.after, *seat)));
            }
        }
    });
    assert!(won > 200, "only {won} games were won");
}

/// CA-73: after a win places go by points alone, and equal points share one.
#[test]
fn ca_73_places_after_a_win() {
    let places = |others: [&str; 3], hands: [&str; 3]| {
        let mut table = Table::set(&format!(
            "turn 9 seat0 busy
             seat0 hand 2G3O built 1R2S2C
             seat1 hand {} built {}
             seat2 hand {} built {}
             seat3 hand {} built {}
             display 1R2S1C1K",
            hands[0], others[0], hands[1], others[1], hands[2], others[2]
        ));
        table.play("seat0 build city").places().unwrap()
    };
    let hands = ["1W", "5W", "3W"];
    assert_eq!(places(["1R1S", "1R2S", "1R3S"], hands), [1, 4, 3, 2]);
    assert_eq!(places(["1R1S", "1R1S", "1R3S"], hands), [1, 3, 3, 2]);
    assert_eq!(places(["1R2S", "1R1C", "1R1S"], hands), [1, 2, 2, 4]);
    assert_eq!(places(["1R1S", "1R1S", "1R1S"], hands), [1, 2, 2, 2]);
    // The winner is alone in first place.
    games::watch(20, |step| {
        if let Some(outcome) = CatanCards::outcome(&step.after)
            && step.events.iter().any(|event| matches!(event, Event::Won { .. }))
        {
            assert_eq!(outcome.winners().collect::<Vec<_>>(), [step.after.turn.active]);
        }
    });
}

/// CA-73: after the guard the larger hand separates equal points before a place is shared; all in first place win.
#[test]
fn ca_73_places_after_the_guard() {
    // Visible cards and hands of three players, and their places.
    let cases = [
        (["1R2S", "1R2S", "1R1S"], ["3W", "1W", "9O"], [1, 2, 3]),
        (["1R2S", "1R2S", "1R1S"], ["3W", "3O", "9G"], [1, 1, 3]),
        (["1R1S", "1R1S", "1R1S"], ["2W", "1G1O", "1B1L"], [1, 1, 1]),
        (["1R1S", "1R1S", "1R1S"], ["0", "2O", "5W"], [3, 2, 1]),
        (["1R1S", "1R2C", "1R4S"], ["9W", "0", "1O"], [3, 2, 1]),
    ];
    for (built, hands, places) in cases {
        let mut table = Table::set(&format!(
            "players 3
             set turn_limit=9
             turn 9 seat1 busy
             seat0 hand {} built {}
             seat1 hand {} built {}
             seat2 hand {} built {}
             display 1R2S1C1K",
            hands[0], built[0], hands[1], built[1], hands[2], built[2]
        ));
        table.play("seat1 end").shows(&["phase stalemate"]);
        assert_eq!(table.places(), Some(places.to_vec()), "{built:?} {hands:?}");
    }
}
