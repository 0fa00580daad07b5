//! The end of the game and the ranking (chapter 7).
