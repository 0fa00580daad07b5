//! The words of bits that a set can be kept in.

use std::ops::{BitAnd, BitOr, Not};

/// A word of bits: `u8`, `u16`, `u32` or `u64`. The width of a [`Set`](crate::Set) decides how much a state weighs.
pub trait Bits: Copy + Eq + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {
    /// How many bits it has.
    const WIDTH: usize;
    /// None of them.
    const ZERO: Self;

    /// The lowest `count` bits.
    fn low(count: usize) -> Self;

    /// The bit with this number, which is smaller than the width.
    fn bit(number: usize) -> Self;

    /// How many bits are set.
    fn count(self) -> usize;

    /// The number of the lowest bit that is set.
    fn lowest(self) -> Option<usize>;

    /// All bits but the lowest one.
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($word:ty)*) => {
        $(impl Bits for $word {
            const WIDTH: usize = <$word>::BITS as usize;
            const ZERO: $word = 0;

            #[inline]
            fn low(count: usize) -> $word {
                if count == 0 { 0 } else { <$word>::MAX >> (Self::WIDTH - count) }
            }

            #[inline]
            fn bit(number: usize) -> $word {
                1 << number
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn lowest(self) -> Option<usize> {
                (self != 0).then(|| self.trailing_zeros() as usize)
            }

            #[inline]
            fn without_lowest(self) -> $word {
                self & self.wrapping_sub(1)
            }
        })*
    };
}

bits!(u8 u16 u32 u64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_word_has_room_for_all_of_it() {
        assert_eq!((u64::low(64), u8::low(8), u16::low(9), u32::low(0)), (u64::MAX, 255, 0x1ff, 0));
    }
}
