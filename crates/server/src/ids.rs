//! Names that nobody can guess, and the digests of secrets.

use sha2::{Digest as _, Sha256};
use steading_game::Seed;

/// Letters and digits that cannot be mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// A name of `length` random characters, 5 bits each.
pub(crate) fn random(length: usize) -> String {
    bytes(length).iter().map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// A random seed.
pub(crate) fn seed() -> Seed {
    let mut seed = [0; 32];
    seed.copy_from_slice(&bytes(32));
    Seed::from_bytes(seed)
}

/// The digest under which a secret is stored.
pub(crate) fn digest(secret: &str) -> String {
    hexadecimal(&Sha256::digest(secret.as_bytes()))
}

/// What is published about a seed before the game; the seed follows after it.
pub(crate) fn commitment(seed: Seed) -> String {
    hexadecimal(&Sha256::digest(format!("steading seed {seed}").as_bytes()))
}

fn hexadecimal(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.filter_map(|digit| char::from_digit(digit.into(), 16)).collect()
}

fn bytes(length: usize) -> Vec<u8> {
    let mut bytes = vec![0; length];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_differ_and_the_commitment_is_what_we_say() {
        assert_ne!(random(16), random(16));
        assert_eq!(random(16).len(), 16);
        let seed = Seed::from_number(7);
        assert_eq!(commitment(seed), digest(&format!("steading seed {seed}")));
    }
}
