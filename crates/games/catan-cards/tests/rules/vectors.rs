//! The test vectors (chapter 11).
