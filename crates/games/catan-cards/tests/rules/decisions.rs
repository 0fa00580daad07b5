//! Phases, notation, choices (chapter 13).
