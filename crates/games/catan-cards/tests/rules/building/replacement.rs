//! Cards that replace one of a cost (CA-39 to CA-42).

use steading_catan_cards::Action;

use super::seat0;
use crate::table::Table;

/// CA-T1, CA-39: with three roads two wool replace the missing grain of a settlement.
#[test]
fn ca_t1_two_wool_replace_the_grain_of_a_settlement() {
    let mut table = Table::set(
        "players 3
         turn 5 seat0 busy
         seat0 hand 1B1L3W built 3R1S
         display 1R2S1C1K",
    );
    assert_eq!(table.refused_by("seat0 build settlement"), "CA-32");
    table.play("seat0 build settlement G by W");
    table.shows(&["turn 5 seat0 busy replaced", "discard 1B1L3W"]);
    assert_eq!(table.state.player(steading_game::Seat(0)).built.settlements, 2);
}

/// CA-39: one card that the cost contains and the hand lacks is paid with cards of one other kind, once per turn. The word "fehlend"
/// stands in the chapter on the road, in the sentence on what roads make possible.
#[test]
fn ca_39_one_card_is_replaced_once_per_turn() {
    // With two roads three cards replace one. The cost is a brick and a lumber, and no brick is there.
    let mut table = Table::set(
        "turn 5 seat0 busy
         seat0 hand 5L6W2G built 2R1S
         display 4R1S",
    );
    assert_eq!(table.listed(0, "build road"), ["build road B by L", "build road B by W"]);
    assert_eq!(table.refused_by("seat0 build road B by G"), "CA-40");
    assert_eq!(table.refused_by("seat0 build road W by L"), "CA-39");
    assert_eq!(table.refused_by("seat0 build road L by W"), "CA-39");
    assert!("build road B by B".parse::<Action>().is_err());
    table.play("seat0 build road B by W").shows(&[
        "turn 5 seat0 busy replaced",
        "seat0 hand 4L3W2G built 3R1S",
        "discard 1L3W",
    ]);
    assert_eq!(table.refused_by("seat0 build road B by W"), "CA-39");
    assert!(table.listed(0, "build road").is_empty());
    // The next own turn has a replacement again.
    table.play_all(&["seat0 end", "seat1 end", "seat2 end", "seat3 end"]);
    table.shows(&["turn 9 seat0 busy"]);
}

/// CA-40: four cards with one road, three with two, two with three, one with four or more.
#[test]
fn ca_40_more_roads_make_it_cheaper() {
    let ratios = [(1, 4), (2, 3), (3, 2), (4, 1), (5, 1), (7, 1), (10, 1)];
    for (roads, pay) in ratios {
        let build = "seat0 build knight O by B";
        let mut table = seat0(&format!("{pay}B1W1G"), &format!("{roads}R1S"));
        table.play(build).shows(&[&format!("discard {pay}B1W1G")]);
        if pay > 1 {
            let mut table = seat0(&format!("{}B1W1G", pay - 1), &format!("{roads}R1S"));
            assert_eq!(table.refused_by(build), "CA-40", "{roads} roads");
        }
    }
    // All eleven roads that one player can have.
    let mut table = Table::set(
        "turn 5 seat0 busy
         seat0 hand 1B1W1G built 11R1S
         display 2S1C2K",
    );
    table.play("seat0 build knight O by B").shows(&["discard 1B1W1G"]);
}

/// CA-41: what replaces is paid on top of the rest of the cost, also where the cost needs the same kind.
#[test]
fn ca_41_the_replacement_comes_on_top() {
    // A city is 2 grain and 3 ore; with three roads two ore replace a grain: 1 grain and 5 ore.
    assert_eq!(seat0("1G4O", "3R1S").refused_by("seat0 build city G by O"), "CA-40");
    let mut table = seat0("1G5O", "3R1S");
    table.play("seat0 build city G by O").shows(&["discard 1G5O", "seat0 hand 0 built 3R1C"]);
    let mut table = seat0("2W3G", "3R1S");
    assert_eq!(table.refused_by("seat0 build knight O by W"), "CA-40");
    table.play("seat0 build knight O by G").shows(&["seat0 hand 1W built 3R1S1K"]);
}

/// CA-42: nothing comes into the hand, and the road that is being built does not count yet.
#[test]
fn ca_42_the_ratio_before_the_road() {
    let set = |hand: &str| {
        Table::set(&format!(
            "turn 5 seat0 busy
             seat0 hand {hand} built 2R1S
             display 2R2S1K"
        ))
    };
    // The third road is paid at three for one, not at two for one.
    assert_eq!(set("1L2W").refused_by("seat0 build road B by W"), "CA-40");
    let mut table = set("1L3W");
    table.play("seat0 build road B by W").shows(&["seat0 hand 0 built 3R1S"]);
    // Built earlier in the turn, it counts: the knight's ore for two grain.
    let mut table = set("1B1L1W3G");
    assert_eq!(table.refused_by("seat0 build knight O by G"), "CA-40");
    table.play_all(&["seat0 build road", "seat0 build knight O by G"]);
    table.shows(&["seat0 hand 0 built 3R1S1K"]);
    // No replacement without a build.
    assert!(set("9W").listed(0, "").iter().all(|action| !action.contains(" by ")));
}
