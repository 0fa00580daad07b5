//! The locations: what each of them says about itself.
//!
//! Rules: KB-45 to KB-52 and the locations of the expansions. Each has a file in the folder of its set; `things.rs` is the
//! list of all of them.

use steading_game::Thing;

use crate::CardFacts;
use crate::things::by_location;
use crate::verb::Verb;

pub use crate::things::Location;

/// A location.
pub(crate) trait LocationThing {
    /// The rule that describes its action.
    const RULE: &'static str;
    /// Whether its action needs the terrain of the played card (MA-3).
    const DEPENDS_ON_CARD: bool = false;
    /// What its action does.
    type Verb: Verb;

    /// Writes the numbers on it. Unless it says otherwise, there are none.
    fn numbers(tile: Thing, _facts: &CardFacts) -> Thing {
        tile
    }
}

impl Location {
    /// Whether its action needs the terrain of the played card (MA-3).
    pub(crate) const fn depends_on_card(self) -> bool {
        by_location!(self, Thing => Thing::DEPENDS_ON_CARD)
    }

    /// Writes the numbers on its tiles.
    pub(crate) fn numbers(self, tile: Thing, facts: &CardFacts) -> Thing {
        by_location!(self, Location => Location::numbers(tile, facts))
    }
}
