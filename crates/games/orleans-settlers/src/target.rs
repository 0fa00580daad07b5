//! What a person would click.
//!
//! | target | what it is |
//! |---|---|
//! | `slot/<place>-<n>` | a slot of an own place |
//! | `place/<place>` | a place: own, of the left neighbour, in the stock or a closed base card |
//! | `store/<place>` | where goods lie on a place |
//! | `draw/<n>` | a number of followers to draw |
//! | `option/<n>` | an option of the activated place |
//! | `space/<space>` | a space of the map |
//! | `good/<good>` | a good of the own supply |
//! | `market/<good>`, `market/<follower>` | a tile of the market |
//! | `deed/<deed>-<n>` | a slot of a deed |
//! | `supply/settler`, `supply/fortress`, `coins`, `citizens`, `era` | things of the own supply and the era figure |
//! | `recall`, `end`, `pass`, `stop`, `decline` | buttons |

use steading_game::Target;

use crate::Action;
use crate::action::Thing;

/// The thing on the table that `action` points at.
pub(crate) fn target(action: Action) -> Target {
    match action {
        Action::Prohibit(place)
        | Action::Activate(place)
        | Action::Acquire(place)
        | Action::Unlock(place)
        | Action::Give(Thing::Card(place) | Thing::Technology(place)) => Target::one("place", place),
        Action::Put { place, slot, .. } | Action::Technology { place, slot } => {
            Target::one("slot", format_args!("{place}-{}", slot + 1))
        }
        Action::Choose(option) => Target::one("option", option + 1),
        Action::Harvest(space)
        | Action::Expand(space)
        | Action::Build(_, space)
        | Action::Give(Thing::Settler(Some(space)) | Thing::Fortress(Some(space))) => {
            Target::one("space", space)
        }
        Action::Sell(good)
        | Action::Exchange(good)
        | Action::Pay(Some(good))
        | Action::Give(Thing::Good(good)) => Target::one("good", good),
        Action::Lay { place, .. } => Target::one("store", place),
        Action::Draw(number) => Target::one("draw", number),
        Action::Buy(good) => Target::one("market", good),
        Action::Recruit(follower) => Target::one("market", follower),
        Action::Send { deed, slot, .. } => Target::one("deed", format_args!("{deed}-{}", slot + 1)),
        Action::Pay(None) => Target::the("coins"),
        Action::Give(Thing::Settler(None)) => Target::one("supply", "settler"),
        Action::Give(Thing::Fortress(None)) => Target::one("supply", "fortress"),
        Action::Citizen | Action::Give(Thing::Citizen) => Target::the("citizens"),
        Action::Advance => Target::the("era"),
        Action::Recall => Target::the("recall"),
        Action::End => Target::the("end"),
        Action::Pass => Target::the("pass"),
        Action::Stop => Target::the("stop"),
        Action::Decline => Target::the("decline"),
    }
}
