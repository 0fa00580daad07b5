//! What a person would click.
//!
//! | target | what it is |
//! |---|---|
//! | `artifact/<id>` | an artifact of the row |
//! | `market/<n>` | a market space, 0 to 8 |
//! | `stack/<region>` | a terrain stack |
//! | `space/<space>` | a space of the own wilderness: to place, hunt, fortify or activate a fortification |
//! | `region/<region>` | the activation area of a region |
//! | `street/<street>` | the activation area of a street |
//! | `hero/<n>` | a place of the hero row, 0 is the leftmost |
//! | `place/<place>` | a building place of the own settlement |
//! | `resource/<kind>` | the own tokens of a kind: trades by what is given first, and the Scroll's choice |
//! | `monster` | the monster that the Mask decides on |
//! | `supply` | the own supply, for what to keep |
//! | `stop`, `end`, `pass` | buttons |

use steading_game::Target;

use crate::{Action, Resource};

/// The thing on the table that `action` points at.
pub(crate) fn target(action: Action) -> Target {
    match action {
        Action::Take(artifact) => Target::one("artifact", artifact.id()),
        Action::Build { space, .. } => Target::one("market", space),
        Action::Explore(region) => Target::one("stack", region.id()),
        Action::Lay(space)
        | Action::Hunt(space)
        | Action::Fortify(space)
        | Action::ActivateFortification(space) => Target::one("space", space),
        Action::ActivateRegion(region) => Target::one("region", region.id()),
        Action::ActivateStreet(street) => Target::one("street", street.id()),
        Action::Invite(place) => Target::one("hero", place),
        Action::Trade(trade) => Target::one("resource", trade.give.kinds().next().map_or("", Resource::id)),
        Action::Use { place, .. } => Target::one("place", place),
        Action::Luck(kind) => Target::one("resource", kind.id()),
        Action::Monster(_) => Target::the("monster"),
        Action::Keep(_) => Target::the("supply"),
        Action::Stop => Target::the("stop"),
        Action::End => Target::the("end"),
        Action::Pass => Target::the("pass"),
    }
}
