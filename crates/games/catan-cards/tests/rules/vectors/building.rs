//! Vectors about building, paying and the display.

use steading_catan_cards::{Building, DrawReason, Event};
use steading_game::Seat;

use crate::table::Table;

/// CA-T3: start settlement, a second one and a city on one of them: 3 points, 2 cards, one more city and no other.
#[test]
fn ca_t3_a_city_covers_one_of_two_settlements() {
    let mut table = Table::set(
        "players 3
         turn 8 seat2 busy
         seat0 hand 4G6O built 1R1S1C
         display 1R1S2C1K",
    );
    assert_eq!(table.points(0), 3);
    table.play("seat2 end");
    assert_eq!(table.hand_size(0), 10 + 2);
    table.play("seat0 build city");
    assert_eq!(table.points(0), 4);
    assert!(table.state.market.display.count(Building::City) > 0);
    assert_eq!(table.refused_by("seat0 build city"), "CA-47");
}

/// A player whose turn it is, with so many roads and this hand.
fn with_roads(roads: u8, hand: &str) -> Table {
    Table::set(&format!(
        "players 3
         turn 5 seat0 busy
         seat0 hand {hand} built {roads}R1S
         display 1R2S1C1K"
    ))
}

/// CA-T7: the more roads, the fewer cards replace one: 4, 3, 2, 1 and never fewer.
#[test]
fn ca_t7_ratio_by_roads() {
    for (roads, ratio) in [(1, 4), (2, 3), (3, 2), (4, 1), (7, 1)] {
        let mut table = with_roads(roads, &format!("{ratio}B1W1G"));
        table.play("seat0 build knight O by B");
        table.shows(&[&format!("discard {ratio}B1W1G"), &format!("seat0 hand 0 built {roads}R1S1K")]);

        let fewer = if ratio == 1 { "1W1G".to_owned() } else { format!("{}B1W1G", ratio - 1) };
        assert_eq!(with_roads(roads, &fewer).refused_by("seat0 build knight O by B"), "CA-40", "{roads}");
    }
}

/// CA-T7: the third road without brick costs 1 lumber + 3 wool or 4 lumber; 1 lumber + 2 wool are too few.
#[test]
fn ca_t7_the_third_road_does_not_count_for_itself() {
    for (hand, build) in [("1L3W", "seat0 build road B by W"), ("4L", "seat0 build road B by L")] {
        let mut table = with_roads(2, hand);
        table.play(build);
        table.shows(&["seat0 hand 0 built 3R1S", &format!("discard {hand}"), "turn 5 seat0 busy replaced"]);
    }
    let mut short = with_roads(2, "1L2W");
    assert_eq!(short.refused_by("seat0 build road B by W"), "CA-40");
    assert!(short.listed(0, "build").is_empty());
}

/// CA-T8: with 4 roads a wool replaces an ore of the city; it cannot replace two.
#[test]
fn ca_t8_one_ore_of_a_city_is_replaced_and_not_two() {
    let mut table = with_roads(4, "1W2G2O");
    table.play("seat0 build city O by W");
    table.shows(&["seat0 hand 0 built 4R1C", "discard 1W2G2O"]);

    let mut two_missing = with_roads(4, "2W2G1O");
    assert_eq!(two_missing.refused_by("seat0 build city O by W"), "CA-32");
    assert!(two_missing.listed(0, "build city").is_empty());
}

/// CA-T8: at 3:1 the three cards are equal; 2 wool and 1 ore replace nothing.
#[test]
fn ca_t8_the_replacing_cards_are_of_one_kind() {
    let mut table = with_roads(2, "2W1G4O");
    assert_eq!(table.refused_by("seat0 build city G by W"), "CA-40");
    assert_eq!(table.refused_by("seat0 build city G by O"), "CA-40");
    assert!(table.listed(0, "build city").is_empty());
}

/// CA-T8: a second replacement in the same turn is refused; in the next one it is allowed again.
#[test]
fn ca_t8_one_replacement_per_turn() {
    let mut table = with_roads(4, "2L1W2G");
    assert!(table.allows("seat0 build knight O by G"));
    table.play("seat0 build road B by L");
    assert_eq!(table.refused_by("seat0 build knight O by G"), "CA-39");
    assert!(table.listed(0, "build").iter().all(|build| !build.contains(" by ")));
    table.play_all(&["seat0 end", "seat1 end", "seat2 end"]).shows(&["turn 8 seat0 busy"]);
}

/// CA-T9: with two roads 3 ore replace a wool of the metropolis: 2 wool and 4 ore, on a visible city only.
#[test]
fn ca_t9_a_metropolis_with_a_wool_replaced() {
    let position = |built: &str| {
        format!(
            "players 3
             turn 5 seat0 busy
             seat0 hand 2W4O built {built}
             display 1R2S1C1K"
        )
    };
    let mut table = Table::set(&position("2R1C"));
    table.play("seat0 build metropolis_a W by O");
    table.shows(&["seat0 hand 0 built 2R metropolis_a", "discard 2W4O", "turn 5 seat0 busy replaced"]);
    for no_city in ["2R1S", "2R metropolis_a"] {
        let mut table = Table::set(&position(no_city));
        assert_eq!(table.refused_by("seat0 build metropolis_a W by O"), "CA-49");
        assert!(table.listed(0, "build metropolis").is_empty());
    }
}

/// CA-T10: on a start settlement that a city covers there is no room for another city.
#[test]
fn ca_t10_no_city_on_a_covered_settlement() {
    let mut table = Table::set(
        "players 3
         turn 5 seat0 busy
         seat0 hand 4G6O built 1R1S
         display 1R1S2C1K",
    );
    table.play("seat0 build city");
    table.shows(&["seat0 hand 2G3O built 1R1C"]);
    assert_eq!(table.refused_by("seat0 build city"), "CA-47");
    assert!(table.listed(0, "build city").is_empty());
}

/// CA-T25: five roads in the display go back into the pile, five new cards are turned up, and no card is lost.
#[test]
fn ca_t25_five_roads_go_back() {
    let mut table = Table::set(
        "players 3
         turn 5 seat0 busy
         seat0 hand 1W1G1O built 1R1S
         display 4R1K",
    );
    let count =
        |table: &Table, kind| table.state.market.display.count(kind) + table.state.market.pile.count(kind);
    let before = Building::ALL.map(|kind| count(&table, kind));
    assert_eq!(before, [10, 11, 5, 8]);

    let five_roads = Event::AllAlike { building: Building::Road };
    table.play_until("seat0 build knight", |table| table.events.contains(&five_roads));
    let display = table.state.market.display;
    assert_eq!(Building::ALL.map(|kind| count(&table, kind)), [10, 11, 5, 7]);
    assert_eq!((display.total(), table.state.market.pile.total()), (5, 28));
    assert!(display.count(Building::Road) < 5);

    let turned_up = |event: &Event| matches!(event, Event::TurnedUp { .. });
    let refill = table.events.iter().position(turned_up).unwrap();
    assert_eq!(table.events[refill..][..2], [Event::TurnedUp { building: Building::Road }, five_roads]);
    assert!(table.events[refill + 2..][..5].iter().all(turned_up));
}

/// CA-T38: exactly these builds, with three roads and 1 brick, 2 lumber, 3 wool, 1 grain.
#[test]
fn ca_t38_the_list_of_builds() {
    let table = |options: &str| {
        Table::set(&format!(
            "{options}
             players 3
             turn 5 seat0 busy
             seat0 hand 1B2L3W1G built 3R1S
             display 1R2S1C1K"
        ))
    };
    let missing = ["build road", "build settlement", "build knight O by L", "build knight O by W"];
    assert_eq!(table("").listed(0, "build"), missing);
    let expected = [
        "build road",
        "build road B by W",
        "build road L by W",
        "build settlement",
        "build settlement B by W",
        "build settlement L by W",
        "build settlement G by W",
        "build knight O by L",
        "build knight O by W",
    ];
    assert_eq!(table("set missing_only=false").listed(0, "build"), expected);
}

/// CA-T45: once the last card of the pile is turned up the display shrinks, and four alike stay.
#[test]
fn ca_t45_the_display_shrinks_when_the_pile_is_empty() {
    let mut table = Table::set(
        "turn 40 seat0 busy
         seat0 hand 2W2G2O built 5R4S
         seat1 hand 0 built 3R4S2K
         seat2 hand 0 built 3R3S2K
         seat3 hand 0 built 3R3S1C2K
         display 3C2K
         pile 1C",
    );
    table.play("seat0 build knight");
    table.shows(&["display 4C1K", "pile 0"]);
    table.play("seat0 build knight");
    table.shows(&["display 4C", "pile 0", "phase main"]);
    assert!(!table.events.iter().any(|event| matches!(event, Event::AllAlike { .. })));
    table.play("seat0 end");
}

/// CA-T46: with the knights metropolis built already, exactly the other three faces can be taken.
#[test]
fn ca_t46_a_face_of_side_b_is_there_once() {
    let mut table = Table::set(
        "players 3
         set metropolis_side=B
         turn 9 seat0 busy
         seat0 hand 3W1O built 1R1C
         seat1 hand 0 built 1R metropolis_b_knights
         display 1R2S1C1K",
    );
    let others = [
        "build metropolis_b_roads",
        "build metropolis_b_longest_route",
        "build metropolis_b_largest_knights",
    ];
    assert_eq!(table.listed(0, "build"), others);
    assert_eq!(table.refused_by("seat0 build metropolis_b_knights"), "CA-35");
    for build in others {
        let mut table = table.clone();
        table.play(&format!("seat0 {build}"));
        assert_eq!(table.state.player(Seat(0)).built.metropolises.total(), 1);
        assert_eq!(table.drawn(0, DrawReason::Metropolis), u8::from(build.ends_with("_roads")));
    }
}
