//! What a person would click.
//!
//! | target | what it is |
//! |---|---|
//! | `display/<card>` | a card of the open offer, a metropolis included |
//! | `hand`, `hand/<resource>` | the own hand, or its cards of one kind |
//! | `player/<n>` | what lies in front of another player |
//! | `desk` | the trade desk, for offers, calls, answers and proposals |
//! | `end` | the button that ends the turn |

use steading_game::Target;

use crate::Action;

/// The thing on the table that `action` points at.
pub(crate) fn target(action: Action) -> Target {
    match action {
        Action::Build { card, .. } => Target::one("display", card.id()),
        Action::Choose(seat) => Target::one("player", seat.0),
        Action::Donate { card, .. } => Target::one("hand", card.id()),
        Action::Discard(_) => Target::the("hand"),
        Action::Offer { .. }
        | Action::Call(_)
        | Action::Accept
        | Action::Counter(_)
        | Action::Decline
        | Action::Propose(_)
        | Action::Retract
        | Action::Withdraw => Target::the("desk"),
        Action::End => Target::the("end"),
    }
}
