//! A fingerprint of a position.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest as _, Sha256};

use crate::{Game, write_position};

/// The first 64 bits of the SHA-256 of a position's text: equal positions, equal digests, on every machine.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(u64);

impl Digest {
    /// The digest of `state`.
    pub fn of<G: Game>(state: &G::State) -> Digest {
        Digest::of_text(&write_position::<G>(state))
    }

    /// The digest of any text.
    pub fn of_text(text: &str) -> Digest {
        let hash: [u8; 32] = Sha256::digest(text.as_bytes()).into();
        Digest(hash.iter().take(8).fold(0, |bits, &byte| bits << 8 | u64::from(byte)))
    }

    /// Mixes the digests of many games into one; the order matters.
    pub fn then(self, next: Digest) -> Digest {
        Digest::of_text(&format!("{self}{next}"))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

impl FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Digest, NotADigest> {
        let digits =
            Some(text).filter(|text| text.len() == 16 && text.bytes().all(|b| b.is_ascii_hexdigit()));
        digits.and_then(|text| u64::from_str_radix(text, 16).ok()).map(Digest).ok_or(NotADigest)
    }
}

/// The text is no digest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a digest is 16 hexadecimal digits")]
pub struct NotADigest;
