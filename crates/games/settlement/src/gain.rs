//! What somebody gets: resources and bonus settlers.

use serde::{Deserialize, Serialize};
use steading_game::Fact;

use crate::Resources;

/// Resources and bonus settlers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Gain {
    /// The resources.
    pub resources: Resources,
    /// The bonus settlers.
    pub settlers: u8,
}

impl Gain {
    /// Resources only.
    pub fn resources(resources: Resources) -> Gain {
        Gain { resources, settlers: 0 }
    }

    /// Bonus settlers only.
    pub fn settlers(settlers: u8) -> Gain {
        Gain { resources: Resources::NONE, settlers }
    }

    /// Whether it is nothing.
    pub fn is_empty(self) -> bool {
        self.resources.is_empty() && self.settlers == 0
    }
}

impl From<Gain> for Fact {
    fn from(gain: Gain) -> Fact {
        let Fact::Things(mut things) = Fact::from(gain.resources) else { return Fact::Things(Vec::new()) };
        if gain.settlers > 0 {
            things.push((u32::from(gain.settlers), "bonus_settler"));
        }
        Fact::Things(things)
    }
}
