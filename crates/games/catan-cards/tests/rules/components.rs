//! The box: cards and their printed numbers (chapter 2 of the rules).
