//! Records and positions of a toy game: what is written is read back, and nothing wrong is accepted.

#![allow(clippy::needless_raw_string_hashes, reason = "expect-test writes them")]

mod documents;
mod positions;
mod records;
mod stones;
mod tampering;
mod toolkit;
