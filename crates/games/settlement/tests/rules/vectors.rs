//! Section 16: the test vectors, with their numbers.

mod own;
mod printed;
