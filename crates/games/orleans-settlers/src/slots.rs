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
pub struct Slots(u16);

const TECHNOLOGY: u16 = 8;
/// The lowest bit of each slot.
const LOWEST: u16 = 0x1111;

impl Slots {
    /// Nothing lies there.
    pub const EMPTY: Slots = Slots(0);

    /// What lies on a slot.
    pub fn get(self, slot: usize) -> Option<Piece> {
        match self.0 >> (4 * slot) & 15 {
            0 => None,
            TECHNOLOGY => Some(Piece::Technology),
            follower => {
                Follower::ALL.get(usize::from(follower) - 1).map(|&follower| Piece::Follower(follower))
            }
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
            Some(Piece::Follower(follower)) => follower.index() as u16 + 1,
            Some(Piece::Technology) => TECHNOLOGY,
        };
        self.0 = self.0 & !(15 << (4 * slot)) | bits << (4 * slot);
    }

    /// The slot with the technology tile.
    pub fn technology(self) -> Option<usize> {
        (0..MAX_SLOTS).find(|&slot| self.0 >> (4 * slot) & 15 == TECHNOLOGY)
    }

    /// One bit for each filled slot, as the lowest bit of its four.
    fn filled_bits(self) -> u16 {
        (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & LOWEST
    }

    /// How many of the first `slots` slots are filled.
    pub(crate) fn filled_below(self, slots: u8) -> u8 {
        let below = (1u32 << (4 * u32::from(slots))) - 1;
        (u32::from(self.filled_bits()) & below).count_ones() as u8
    }

    /// The empty slots, one bit each.
    pub(crate) fn free(self) -> u8 {
        let filled = self.filled_bits();
        let together = filled | filled >> 3 | filled >> 6 | filled >> 9;
        !together as u8 & 15
    }

    /// How many followers lie there.
    pub(crate) fn number(self) -> u8 {
        // A technology tile has none of the lower three bits.
        ((self.0 | self.0 >> 1 | self.0 >> 2) & LOWEST).count_ones() as u8
    }

    /// The followers, slot by slot.
    pub fn followers(self) -> impl Iterator<Item = Follower> {
        (0..MAX_SLOTS).filter_map(move |slot| match self.get(slot) {
            Some(Piece::Follower(follower)) => Some(follower),
            Some(Piece::Technology) | None => None,
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
