//! Choosing one hex of a set by its place, as drawing at random does.

use super::{HexSet, WORDS};
use crate::hex::Hex;

impl HexSet {
    /// The set with its bits counted, for choosing one by its place.
    #[inline(never)]
    pub fn counted(&self) -> Counted<'_> {
        // By itself, and with counts as wide as the words, this is compiled to count two words at a time.
        let words = self.0.map(|word| u64::from(word.count_ones()));
        Counted { set: self, words, total: words.iter().sum::<u64>() as u32 }
    }
}

/// A set with its bits counted: choosing one hex by its place then needs no list.
#[derive(Debug, Clone, Copy)]
pub struct Counted<'a> {
    set: &'a HexSet,
    /// The number of bits in each word.
    words: [u64; WORDS],
    total: u32,
}

impl Counted<'_> {
    /// How many hexes there are in the set.
    #[inline]
    pub fn total(&self) -> u32 {
        self.total
    }

    /// The hex with so many others of the set before it.
    #[inline]
    pub fn nth(&self, index: u32) -> Option<Hex> {
        let mut index = u64::from(index);
        for (number, &here) in self.words.iter().enumerate() {
            if index < here {
                return Hex::new(number * 64 + nth_bit(self.set.0[number], index) as usize);
            }
            index -= here;
        }
        None
    }
}

const LOWEST_BITS: u64 = 0x0101_0101_0101_0101;

/// The place of the bit with so many others below it; there is one.
#[inline]
fn nth_bit(word: u64, index: u64) -> u32 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    // In each byte the number of bits in it and in all lower bytes.
    let sums = bytes.wrapping_mul(LOWEST_BITS);
    let byte = first_byte_above(sums, index);
    let index = index - (sums << 8 >> byte & 0xff);
    // The same once more with the bits of that byte, each in a byte of its own.
    let spread = (word >> byte & 0xff).wrapping_mul(LOWEST_BITS) & 0x8040_2010_0804_0201;
    let bits = (spread + LOWEST_BITS * 0x7f) >> 7 & LOWEST_BITS;
    byte + first_byte_above(bits.wrapping_mul(LOWEST_BITS), index) / 8
}

/// The first bit of the lowest byte that is above `index`; there is one.
#[inline]
fn first_byte_above(sums: u64, index: u64) -> u32 {
    // The highest bit of a byte stays if it is above the index. None is above 64, so nothing is ever borrowed from the next.
    let high = LOWEST_BITS << 7;
    let above = ((sums | high) - (index + 1) * LOWEST_BITS) & high;
    above.trailing_zeros() & !7
}
