//! Captains: 1 gold for every settlement beside three or more of your own.
//!
//! Rule: MA-23.

use crate::HexSet;

pub(super) fn score(own: HexSet) -> u32 {
    let [ones, twos, fours] = own.counts_beside();
    (own & (fours | (twos & ones))).len()
}
