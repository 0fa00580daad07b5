//! Scouts: 1 gold for every settlement beside the removed terrain that does not stand on it.
//!
//! Rule: MA-24. Which terrain that is, the set-up decides: see `Table::removed_terrain`.

use crate::{HexSet, Table};

pub(super) fn score(table: &Table, own: HexSet) -> u32 {
    let Some(removed) = table.removed_terrain else { return 0 };
    (own.minus(table.board.all(removed)) & table.board.beside(removed)).len()
}
