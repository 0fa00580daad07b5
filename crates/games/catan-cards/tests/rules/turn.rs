//! The course of a turn and the yield phase (chapter 4).
