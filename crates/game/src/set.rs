//! Sets of small things: seats, spaces of a board, kinds of goods.

mod bits;

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::GameRng;
pub use bits::Bits;

/// What a [`Set`] can hold: a small value with a number. Enums of [`named!`](crate::named) are members already.
pub trait Member: Copy {
    /// How many there can be.
    const COUNT: usize;
    /// How an empty set is written.
    const NONE: &'static str = "none";
    /// What stands between two members of a written set.
    const BETWEEN: &'static str = " ";

    /// Its number, from 0 to below [`Member::COUNT`].
    fn place(self) -> usize;

    /// The one with this number.
    fn at(place: usize) -> Option<Self>;

    /// Its bit in a set. A type with values that no set can hold says so here; the others need not be asked each time.
    #[inline]
    fn bit<B: Bits>(self) -> B {
        B::bit(self.place())
    }
}

/// A set, small enough to copy anywhere: one bit of `B` for each member.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T, B = u64> {
    bits: B,
    of: PhantomData<T>,
}

impl<T, B: Copy> Set<T, B> {
    /// The set with these bits, for constants: bit 0 is the member with number 0. Other bits than those of members are
    /// the caller's mistake.
    pub const fn from_bits(bits: B) -> Set<T, B> {
        Set { bits, of: PhantomData }
    }

    /// The bits, by the numbers of the members.
    pub const fn bits(self) -> B {
        self.bits
    }
}

impl<T: Member, B: Bits> Set<T, B> {
    /// Nothing.
    pub const EMPTY: Set<T, B> = Set::from_bits(B::ZERO);

    /// Everything there is.
    #[inline]
    pub fn full() -> Set<T, B> {
        const { assert!(T::COUNT <= B::WIDTH, "the set has a bit for every member") }
        Set::from_bits(B::low(T::COUNT))
    }

    /// Just this one.
    #[inline]
    pub fn one(item: T) -> Set<T, B> {
        const { assert!(T::COUNT <= B::WIDTH, "the set has a bit for every member") }
        Set::from_bits(item.bit())
    }

    /// Whether `item` is in the set.
    #[inline]
    pub fn contains(self, item: T) -> bool {
        !self.and(Set::one(item)).is_empty()
    }

    /// The set with `item` in it.
    #[inline]
    #[must_use]
    pub fn with(self, item: T) -> Set<T, B> {
        self.or(Set::one(item))
    }

    /// The set without `item`.
    #[inline]
    #[must_use]
    pub fn without(self, item: T) -> Set<T, B> {
        self.minus(Set::one(item))
    }

    /// Puts `item` in.
    #[inline]
    pub fn insert(&mut self, item: T) {
        *self = self.with(item);
    }

    /// Takes `item` out.
    #[inline]
    pub fn remove(&mut self, item: T) {
        *self = self.without(item);
    }

    /// What is in both sets.
    #[inline]
    #[must_use]
    pub fn and(self, other: Set<T, B>) -> Set<T, B> {
        Set::from_bits(self.bits & other.bits)
    }

    /// What is in either set.
    #[inline]
    #[must_use]
    pub fn or(self, other: Set<T, B>) -> Set<T, B> {
        Set::from_bits(self.bits | other.bits)
    }

    /// What is in this set and not in the other.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Set<T, B>) -> Set<T, B> {
        Set::from_bits(self.bits & !other.bits)
    }

    /// Whether nothing is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::ZERO
    }

    /// How many are in the set. Many are asked that are empty, and counting bits takes a dozen instructions.
    #[inline]
    pub fn len(self) -> usize {
        if self.is_empty() { 0 } else { self.bits.count() }
    }

    /// The one with the lowest number.
    #[inline]
    pub fn first(self) -> Option<T> {
        T::at(self.bits.lowest()?)
    }

    /// The members, by ascending numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut left = self.bits;
        std::iter::from_fn(move || {
            let place = left.lowest()?;
            left = left.without_lowest();
            T::at(place)
        })
    }

    /// Takes a random one out, all equally likely. From an empty set comes nothing, and nothing is asked of `rng`.
    pub fn draw(&mut self, rng: &mut GameRng) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let drawn = self.iter().nth(rng.below(self.len() as u32) as usize)?;
        self.remove(drawn);
        Some(drawn)
    }
}

impl<T: Member, B: Bits> Default for Set<T, B> {
    fn default() -> Set<T, B> {
        Set::EMPTY
    }
}

impl<T: Member, B: Bits> FromIterator<T> for Set<T, B> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Set<T, B> {
        items.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Member + fmt::Debug, B: Bits> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Member + fmt::Display, B: Bits> fmt::Display for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str(T::NONE);
        }
        for (number, item) in self.iter().enumerate() {
            write!(f, "{}{item}", if number == 0 { "" } else { T::BETWEEN })?;
        }
        Ok(())
    }
}

/// As a list, by ascending numbers.
impl<T: Member + Serialize, B: Bits> Serialize for Set<T, B> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// From a list in any order; what has no room in the set is left out.
impl<'de, T: Member + Deserialize<'de>, B: Bits> Deserialize<'de> for Set<T, B> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Set<T, B>, D::Error> {
        Ok(Vec::<T>::deserialize(from)?.into_iter().collect())
    }
}

/// By hand, since TypeScript knows no widths: a list of the members.
#[cfg(feature = "typescript")]
impl<T: Member + ts_rs::TS, B: Bits> ts_rs::TS for Set<T, B> {
    type WithoutGenerics = Set<T, B>;
    type OptionInnerType = Set<T, B>;

    fn name(config: &ts_rs::Config) -> String {
        Vec::<T>::name(config)
    }

    fn inline(config: &ts_rs::Config) -> String {
        Vec::<T>::inline(config)
    }

    fn visit_generics(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        Vec::<T>::visit_generics(visitor);
    }
}
