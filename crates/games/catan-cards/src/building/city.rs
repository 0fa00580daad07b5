//! The city: covers an own visible settlement, two points, one more card in the own yield phase.
//!
//! Rules: CA-47, CA-48.

use crate::Built;

/// Lays the city on a settlement.
pub(crate) fn lay(built: &mut Built) {
    built.settlements -= 1;
    built.cities += 1;
}
