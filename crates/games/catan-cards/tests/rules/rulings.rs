//! Rulings where the rulebook is silent (chapter 9).
