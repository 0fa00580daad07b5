//! What lies on the slots of a place.

use serde::{Deserialize, Serialize};

use crate::data::MAX_SLOTS;
use crate::{Follower, Followers};

/// What can lie on a slot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    /// A follower.
    Follower(Follower),
    /// A technology tile, which stays (OR-63).
    Technology,
}

/// The slots of one place, four bits each: 0 is empty, 1 to 7 a follower, 8 a technology tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Slots(u64);

const TECHNOLOGY: u64 = 8;
/// The lowest bit of each slot.
const LOWEST: u64 = 0x1111_1111_1111_1111;

impl Slots {
    /// Nothing lies there.
    pub const EMPTY: Slots = Slots(0);

    /// What lies on a slot.
    pub fn get(self, slot: usize) -> Option<Piece> {
        match self.0 >> (4 * slot) & 15 {
            0 => None,
            TECHNOLOGY => Some(Piece::Technology),
            follower => Follower::ALL.get(follower as usize - 1).map(|&follower| Piece::Follower(follower)),
        }
    }

    /// Whether anything lies on a slot.
    pub fn filled(self, slot: usize) -> bool {
        self.0 >> (4 * slot) & 15 != 0
    }

    /// Whether nothing lies on any slot.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn set(&mut self, slot: usize, piece: Option<Piece>) {
        let bits = match piece {
            None => 0,
            Some(Piece::Follower(follower)) => follower.index() as u64 + 1,
            Some(Piece::Technology) => TECHNOLOGY,
        };
        self.0 = self.0 & !(15 << (4 * slot)) | bits << (4 * slot);
    }

    /// The slot with the technology tile. A follower has a number below 8.
    pub fn technology(self) -> Option<usize> {
        let tile = self.0 >> 3 & LOWEST;
        (tile != 0).then_some(tile.trailing_zeros() as usize / 4)
    }

    /// One bit for each filled slot, as the lowest bit of its four.
    fn filled_bits(self) -> u64 {
        (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & LOWEST
    }

    /// How many of the first `slots` slots are filled.
    pub(crate) fn filled_below(self, slots: u8) -> u8 {
        let below = 1u64.checked_shl(4 * u32::from(slots)).map_or(u64::MAX, |next| next - 1);
        (self.filled_bits() & below).count_ones() as u8
    }

    /// The empty slots, one bit each.
    pub(crate) fn free(self) -> u16 {
        // The lowest bits of the slots move together: to pairs, to fours, to eights, to all sixteen.
        let mut bits = self.filled_bits();
        bits = (bits | bits >> 3) & 0x0303_0303_0303_0303;
        bits = (bits | bits >> 6) & 0x000f_000f_000f_000f;
        bits = (bits | bits >> 12) & 0x0000_00ff_0000_00ff;
        bits |= bits >> 24;
        !bits as u16
    }

    /// How many followers lie there.
    pub(crate) fn number(self) -> u8 {
        // A technology tile has none of the lower three bits.
        ((self.0 | self.0 >> 1 | self.0 >> 2) & LOWEST).count_ones() as u8
    }

    /// What lies on the slots that are not empty, slot by slot.
    pub fn pieces(self) -> impl Iterator<Item = Piece> {
        let mut left = self.filled_bits();
        std::iter::from_fn(move || {
            let slot = (left != 0).then(|| left.trailing_zeros() as usize / 4)?;
            left &= left - 1;
            self.get(slot)
        })
    }

    /// The followers, slot by slot.
    pub fn followers(self) -> impl Iterator<Item = Follower> {
        self.pieces().filter_map(|piece| match piece {
            Piece::Follower(follower) => Some(follower),
            Piece::Technology => None,
        })
    }

    /// Whether a follower lies there.
    pub(crate) fn has_follower(self) -> bool {
        self.number() > 0
    }

    /// The followers by type.
    pub fn counts(self) -> Followers {
        let mut counts = Followers::NONE;
        self.followers().for_each(|follower| counts.add(follower, 1));
        counts
    }

    /// Takes all followers away and leaves the technology tile.
    pub(crate) fn take_followers(&mut self) -> Followers {
        let taken = self.counts();
        let technology = self.technology();
        *self = Slots::EMPTY;
        if let Some(slot) = technology {
            self.set(slot, Some(Piece::Technology));
        }
        taken
    }

    /// Takes one follower of that type away.
    pub(crate) fn take_one(&mut self, follower: Follower) -> bool {
        let slot = (0..MAX_SLOTS).find(|&slot| self.get(slot) == Some(Piece::Follower(follower)));
        slot.inspect(|&slot| self.set(slot, None)).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The four sums of bits are those of one slot after the other, also on the last slot.
    #[test]
    fn bits_are_those_of_the_slots() {
        let mut slots = Slots::EMPTY;
        let filled = [0, 3, 4, 9, MAX_SLOTS - 1];
        for slot in filled {
            slots
                .set(slot, Some(if slot == 9 { Piece::Technology } else { Piece::Follower(Follower::Monk) }));
        }
        let free = (0..MAX_SLOTS).filter(|&slot| slots.free() & 1 << slot != 0);
        assert_eq!(free.collect::<Vec<_>>(), [1, 2, 5, 6, 7, 8, 10, 11, 12, 13, 14]);
        assert_eq!([0, 1, 4, 10, 16].map(|slots_below| slots.filled_below(slots_below)), [0, 1, 2, 4, 5]);
        assert_eq!((slots.number(), slots.technology(), slots.pieces().count()), (4, Some(9), 5));
    }
}
