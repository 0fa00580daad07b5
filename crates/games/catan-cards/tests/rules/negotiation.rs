//! The trade desk (chapter 10); CA-N12 and CA-N13 are advice for bots.

mod agreeing;
mod clock;
mod finite;
mod limits;
mod listing;
mod speaking;

use crate::table::Table;

/// Seat 0 is active and can build a road; all others hold something.
fn desk() -> Table {
    Table::set(
        "turn 7 seat0 busy
         seat0 hand 1B1L4W built 1R1S
         seat1 hand 2G2O built 1R1S
         seat2 hand 1B3O built 1R1S
         seat3 hand 2B built 1R1S
         display 2R1S1C1K",
    )
}
