//! Building: costs, conditions, the open offer, replacement (CA-26, CA-31 to CA-52).

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
