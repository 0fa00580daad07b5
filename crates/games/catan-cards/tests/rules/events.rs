//! Event cards (chapter 6).
