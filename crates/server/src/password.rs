//! Passwords, as argon2id hashes.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};

/// What is stored of a password.
pub(crate) fn hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

/// Whether it is the password that was hashed.
pub(crate) fn verify(password: &str, hash: &str) -> bool {
    let hash = PasswordHash::new(hash);
    hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}
