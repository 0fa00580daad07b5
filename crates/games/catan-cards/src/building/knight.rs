//! The knight: a larger hand is safe from the robber, and counts for the Largest Knight Force.
//!
//! Rules: CA-52, CA-54.

use crate::{Building, Built, Card, deck};

/// The largest hand that the robber leaves alone.
pub(crate) fn robber_limit(built: &Built) -> u8 {
    let bonus = deck().robber_bonus(Card::Building(Building::Knight));
    deck().rules.robber_base_limit + built.knights * bonus
}
