//! The random generator that lives inside every state.
//!
//! ChaCha8 with a 256-bit seed: nobody can compute the hidden cards from the cards seen so far, which a small
//! generator would allow. How numbers become choices is written here and nowhere else, so that an update of a
//! library never changes a recorded game.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// The secret from which all chance of a game follows; 64 hexadecimal digits as text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with exactly these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed that people can type: `--seed 7`.
    pub fn from_number(number: u64) -> Seed {
        Seed(Sha256::digest(number.to_le_bytes()).into())
    }

    /// An independent seed for one purpose: the `index`-th game, the players' choices, …
    pub fn derive(self, purpose: &str, index: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(purpose.as_bytes());
        hash.update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

/// The text is no seed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a seed is a whole number or 64 hexadecimal digits, not `{0}`")]
pub struct NotASeed(String);

impl FromStr for Seed {
    type Err = NotASeed;

    /// Reads what `Display` writes; a plain number up to 20 digits means [`Seed::from_number`].
    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        let wrong = || NotASeed(text.to_owned());
        if text.len() != 64 {
            return text.parse().map(Seed::from_number).map_err(|_| wrong());
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let [high, low] = [digits[0], digits[1]].map(|digit| char::from(digit).to_digit(16));
            *byte = (high.ok_or_else(wrong)? << 4 | low.ok_or_else(wrong)?) as u8;
        }
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = NotASeed;

    fn try_from(text: String) -> Result<Seed, NotASeed> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// A reproducible source of chance. As text: the seed and how many 32-bit words were drawn from it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameRng(ChaCha8Rng);

impl GameRng {
    /// The generator at its beginning.
    pub fn new(seed: Seed) -> GameRng {
        GameRng(ChaCha8Rng::from_seed(seed.0))
    }

    /// A number below `bound`, all equally likely. `bound` 0 gives 0.
    ///
    /// Lemire's multiplication method: one multiplication, and a rejection that is almost never taken.
    pub fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    /// One of `items`, all equally likely; nothing from an empty slice.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }

    /// Which kind a card drawn from a face-down pile has, when the pile holds `counts[kind]` of each kind.
    /// Nothing from an empty pile.
    pub fn draw(&mut self, counts: &[u8]) -> Option<usize> {
        let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        if total == 0 {
            return None;
        }
        let mut left = self.below(total);
        counts.iter().position(|&count| {
            let here = left < u32::from(count);
            left = left.wrapping_sub(u32::from(count));
            here
        })
    }

    /// Puts `items` into a random order, all equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// A fresh seed for a generator of its own, such as the one inside a guessed state.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Seed(bytes)
    }
}

impl fmt::Display for GameRng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Seed(self.0.get_seed()), self.0.get_word_pos())
    }
}

impl fmt::Debug for GameRng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameRng({self})")
    }
}

/// The text is no generator.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a generator is a seed of 64 hexadecimal digits and the number of words drawn, not `{0}`")]
pub struct NotARng(String);

/// More words than any game draws; beyond it the counter inside the generator would wrap.
const MOST_WORDS: u64 = 1 << 60;

impl FromStr for GameRng {
    type Err = NotARng;

    fn from_str(text: &str) -> Result<GameRng, NotARng> {
        let wrong = || NotARng(text.to_owned());
        let (seed, drawn) = text.split_once(' ').ok_or_else(wrong)?;
        let seed = Some(seed).filter(|seed| seed.len() == 64).and_then(|seed| seed.parse().ok());
        let drawn = drawn.parse().ok().filter(|&drawn: &u64| drawn < MOST_WORDS);
        let mut rng = GameRng::new(seed.ok_or_else(wrong)?);
        rng.0.set_word_pos(u128::from(drawn.ok_or_else(wrong)?));
        Ok(rng)
    }
}

impl TryFrom<String> for GameRng {
    type Error = NotARng;

    fn try_from(text: String) -> Result<GameRng, NotARng> {
        text.parse()
    }
}

impl From<GameRng> for String {
    fn from(rng: GameRng) -> String {
        rng.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Recorded games depend on these numbers: if this test fails, the change breaks every record in the world.
    #[test]
    fn the_stream_never_changes() {
        let mut rng = GameRng::new(Seed::from_number(7));
        let drawn: Vec<_> = (0..8).map(|_| rng.below(1000)).collect();
        assert_eq!(drawn, STREAM);
        let mut order = [0, 1, 2, 3, 4, 5, 6, 7];
        rng.shuffle(&mut order);
        assert_eq!(order, ORDER);
    }

    const STREAM: [u32; 8] = [259, 26, 349, 819, 743, 912, 372, 181];
    const ORDER: [u32; 8] = [1, 4, 6, 3, 2, 5, 7, 0];

    #[test]
    fn text_keeps_the_place_in_the_stream() {
        let mut rng = GameRng::new(Seed::from_number(1));
        for drawn in 0..200 {
            let mut copy: GameRng = rng.to_string().parse().unwrap();
            assert_eq!(copy, rng, "after {drawn} words");
            assert_eq!(copy.below(1 << 30), rng.below(1 << 30));
        }
    }

    #[test]
    fn draws_follow_the_counts() {
        let mut rng = GameRng::new(Seed::from_number(3));
        let mut seen = [0; 3];
        for _ in 0..6000 {
            seen[rng.draw(&[1, 0, 2]).unwrap()] += 1;
        }
        assert_eq!(seen[1], 0);
        assert!((1800..2200).contains(&seen[0]), "{seen:?}");
        assert_eq!(rng.draw(&[0, 0]), None);
    }

    #[test]
    fn seeds_read_back() {
        let seed = Seed::from_number(9);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("9".parse(), Ok(seed));
        assert!("g".repeat(64).parse::<Seed>().is_err());
        assert!("é".repeat(32).parse::<Seed>().is_err());
        assert!("-1".parse::<Seed>().is_err());
        assert_ne!(seed.derive("game", 0), seed.derive("game", 1));
    }
}
