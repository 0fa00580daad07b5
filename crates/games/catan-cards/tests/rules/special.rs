//! Longest Trade Route and Largest Knight Force (CA-53 to CA-58).

use steading_catan_cards::Special;
use steading_game::Seat;

use crate::table::Table;

/// Three players with so many roads or knights, and the holder of the special card; seat 0 can build one more.
fn standoff(special: Special, counts: [u8; 3], holder: Option<u8>) -> Table {
    standoff_with(special, counts, holder, None)
}

/// The same on side B; `owner` has the metropolis that breaks ties.
fn standoff_with(special: Special, counts: [u8; 3], holder: Option<u8>, owner: Option<u8>) -> Table {
    let built = |seat: u8| {
        let (roads, knights) = match special {
            Special::LongestTradeRoute => (counts[usize::from(seat)], 0),
            Special::LargestKnightForce => (1, counts[usize::from(seat)]),
        };
        let knights = if knights > 0 { format!("{knights}K") } else { String::new() };
        match (owner == Some(seat), special) {
            (true, Special::LongestTradeRoute) => format!("{roads}R{knights} metropolis_b_longest_route"),
            (true, Special::LargestKnightForce) => format!("{roads}R{knights} metropolis_b_largest_knights"),
            (false, _) => format!("{roads}R1C{knights}"),
        }
    };
    Table::set(&format!(
        "players 3
         set metropolis_side=B
         turn 9 seat0 busy
         seat0 hand 1B1L4W1G2O built {}
         seat1 hand 0 built {}
         seat2 hand 0 built {}
         display 1R2S1C1K
         {} {}",
        built(0),
        built(1),
        built(2),
        special.id(),
        holder.map_or("nobody".to_owned(), |seat| format!("seat{seat}"))
    ))
}

/// Seat 0 builds one more road or knight; who holds the card then?
fn holder_after(mut table: Table, special: Special) -> Option<u8> {
    table.play(match special {
        Special::LongestTradeRoute => "seat0 build road",
        Special::LargestKnightForce => "seat0 build knight",
    });
    table.state.specials.holder(special).map(|Seat(seat)| seat)
}

/// CA-53: the first player with three roads, the start road among them; then whoever has more than the holder.
#[test]
fn ca_53_longest_trade_route() {
    let special = Special::LongestTradeRoute;
    let cases = [
        ([1, 1, 1], None, None),
        ([2, 1, 1], None, Some(0)),
        ([2, 2, 2], None, Some(0)),
        ([2, 3, 1], Some(1), Some(1)),
        ([3, 3, 1], Some(1), Some(0)),
        ([3, 4, 4], Some(2), Some(2)),
        ([4, 4, 4], Some(2), Some(0)),
        ([3, 3, 1], Some(0), Some(0)),
    ];
    for (roads, before, after) in cases {
        assert_eq!(holder_after(standoff(special, roads, before), special), after, "{roads:?}");
    }
    let mut table = standoff(special, [3, 3, 1], Some(1));
    assert_eq!([0, 1].map(|seat| table.points(seat)), [2, 4]);
    table.play("seat0 build road");
    assert_eq!([0, 1].map(|seat| table.points(seat)), [4, 2]);
}

/// CA-54: the first player with two knights; then whoever has more than the holder.
#[test]
fn ca_54_largest_knight_force() {
    let special = Special::LargestKnightForce;
    let cases = [
        ([0, 0, 0], None, None),
        ([1, 0, 0], None, Some(0)),
        ([1, 1, 1], None, Some(0)),
        ([1, 2, 0], Some(1), Some(1)),
        ([2, 2, 0], Some(1), Some(0)),
        ([1, 2, 2], Some(2), Some(2)),
        ([2, 2, 2], Some(2), Some(0)),
        ([2, 1, 0], Some(0), Some(0)),
    ];
    for (knights, before, after) in cases {
        assert_eq!(holder_after(standoff(special, knights, before), special), after, "{knights:?}");
    }
    let mut table = standoff(special, [2, 2, 1], Some(1));
    assert_eq!([0, 1].map(|seat| table.points(seat)), [2, 4]);
    table.play("seat0 build knight");
    assert_eq!([0, 1].map(|seat| table.points(seat)), [4, 2]);
}

/// CA-55: a tie leaves the card with its holder, and it never goes back to the middle.
#[test]
fn ca_55_a_tie_changes_nothing() {
    for (special, counts) in
        [(Special::LongestTradeRoute, [3, 4, 4]), (Special::LargestKnightForce, [1, 2, 2])]
    {
        for holder in [1, 2] {
            assert_eq!(holder_after(standoff(special, counts, Some(holder)), special), Some(holder));
        }
    }
    crate::games::watch(20, |step| {
        for special in Special::ALL {
            let (before, after) = (step.before.specials.holder(special), step.after.specials.holder(special));
            assert!(before.is_none() || after.is_some(), "{} was given back", special.id());
            let count = |seat: Seat| special.count(&step.after.player(seat).built);
            if let (Some(before), Some(after)) = (before, after)
                && before != after
            {
                let tied = count(before) == count(after);
                let breaks = step.after.player(after).built.metropolises;
                assert!(!tied || breaks.total() > 0, "a tie took {}", special.id());
            }
        }
    });
}

/// CA-56: who owns the metropolis that breaks ties holds the card in a tie for the most; otherwise the holder does.
#[test]
fn ca_56_a_metropolis_breaks_ties() {
    let route = Special::LongestTradeRoute;
    let force = Special::LargestKnightForce;
    // Roads or knights, holder, owner of the metropolis; the holder after seat 0 has built one more.
    let cases = [
        // The owner reaches the holder and takes the card.
        (route, [3, 4, 1], Some(1), Some(0), Some(0)),
        (force, [1, 2, 0], Some(1), Some(0), Some(0)),
        // Somebody reaches the owner, who keeps it.
        (route, [3, 4, 1], Some(1), Some(1), Some(1)),
        (force, [1, 2, 0], Some(1), Some(1), Some(1)),
        // The owner is not among the tied: the holder keeps it.
        (route, [3, 4, 2], Some(1), Some(2), Some(1)),
        (force, [2, 3, 1], Some(1), Some(2), Some(1)),
        // More than the owner takes it.
        (route, [4, 4, 1], Some(1), Some(1), Some(0)),
        (force, [2, 2, 0], Some(1), Some(1), Some(0)),
        // Below the minimum it decides nothing.
        (route, [1, 2, 1], None, Some(1), None),
        (force, [0, 1, 0], None, Some(1), None),
    ];
    for (special, counts, holder, owner, after) in cases {
        let table = standoff_with(special, counts, holder, owner);
        assert_eq!(holder_after(table, special), after, "{counts:?}, owner {owner:?}");
    }
}

/// CA-57: building the metropolis while tied takes the card at once; outside the tie or below the minimum it gives
/// nothing. The metropolis of the other card does not help.
#[test]
fn ca_57_the_metropolis_itself_takes_the_card() {
    let (route, force) = (Special::LongestTradeRoute, Special::LargestKnightForce);
    let cases = [
        (route, [3, 3, 1], Some(1), "metropolis_b_longest_route", Some(0)),
        (route, [3, 3, 1], Some(1), "metropolis_b_largest_knights", Some(1)),
        (route, [2, 4, 4], Some(2), "metropolis_b_longest_route", Some(2)),
        (route, [2, 2, 1], None, "metropolis_b_longest_route", None),
        (force, [2, 2, 0], Some(1), "metropolis_b_largest_knights", Some(0)),
        (force, [2, 2, 0], Some(1), "metropolis_b_longest_route", Some(1)),
        (force, [1, 2, 2], Some(2), "metropolis_b_largest_knights", Some(2)),
        (force, [1, 1, 1], None, "metropolis_b_largest_knights", None),
    ];
    for (special, counts, before, metropolis, after) in cases {
        let mut table = standoff(special, counts, before);
        table.play(&format!("seat0 build {metropolis}"));
        let holder = table.state.specials.holder(special).map(|Seat(seat)| seat);
        assert_eq!(holder, after, "{counts:?} {metropolis}");
    }
}

/// CA-58: two metropolises of side B draw a card per own road or knight, once, when they are built.
#[test]
fn ca_58_roads_and_knights_draw_when_built() {
    // Built before; the metropolis; cards drawn at once.
    let cases = [
        ("1R1C", "roads", 1),
        ("2R1C5K", "roads", 2),
        ("5R1C", "roads", 5),
        ("5R1C", "knights", 0),
        ("1R1C1K", "knights", 1),
        ("1R1C4K", "knights", 4),
        ("5R1C1K", "longest_route", 0),
        ("2R1C4K", "largest_knights", 0),
    ];
    for (built, metropolis, drawn) in cases {
        let mut table = Table::set(&format!(
            "players 3
             set metropolis_side=B
             turn 9 seat0 busy
             seat0 hand 3W1O built {built}
             display 1R2S1C1K"
        ));
        table.play(&format!("seat0 build metropolis_b_{metropolis}"));
        assert_eq!(table.hand_size(0), drawn, "{built} {metropolis}");
        assert_eq!((table.hand_size(1), table.hand_size(2)), (0, 0));
        // Never again: the next own turn yields the base and one card for the metropolis.
        table.play_all(&["seat0 end", "seat1 end"]);
        let before = table.hand_size(0);
        table.play("seat2 end");
        assert_eq!(table.hand_size(0), before + 2, "{built} {metropolis}");
    }
}
