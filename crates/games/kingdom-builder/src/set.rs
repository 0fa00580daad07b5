//! The boxes that can be mixed.
//!
//! Rules: KB-12 and the first rule of every expansion.

pub use crate::things::Set;

/// Sets of the game, together.
pub type Sets = steading_game::Set<Set, u16>;
