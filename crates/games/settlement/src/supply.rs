//! The general supply of resources and bonus settlers.
//!
//! Rules: SE-2.4, AMB-13. Usually it is unlimited; a strict supply holds the tokens of the printing and no more.

use crate::{Gain, Kinds, Resource, Resources};

/// The general supply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Supply {
    /// Enough of everything.
    Open,
    /// What is left of the tokens in the box.
    Strict {
        /// The resources.
        resources: Resources,
        /// The bonus settlers.
        settlers: u16,
    },
}

impl Supply {
    /// Takes what is left of `wanted` (AMB-13 a).
    pub(crate) fn take(&mut self, wanted: Gain) -> Gain {
        match self {
            Supply::Open => wanted,
            Supply::Strict { resources, settlers } => {
                let gain = Gain {
                    resources: wanted.resources.at_most(*resources),
                    settlers: wanted.settlers.min((*settlers).min(255) as u8),
                };
                *resources = resources.minus(gain.resources);
                *settlers -= u16::from(gain.settlers);
                gain
            }
        }
    }

    /// Puts tokens back.
    pub(crate) fn put(&mut self, returned: Resources) {
        if let Supply::Strict { resources, .. } = self {
            *resources = resources.plus(returned);
        }
    }

    /// Puts bonus settlers back.
    pub(crate) fn put_settlers(&mut self, returned: u16) {
        if let Supply::Strict { settlers, .. } = self {
            *settlers += returned;
        }
    }

    /// Whether it can pay `wanted` in full (AMB-13 b).
    pub fn can_pay(&self, wanted: Gain) -> bool {
        match self {
            Supply::Open => true,
            Supply::Strict { resources, settlers } => {
                resources.contains(wanted.resources) && *settlers >= u16::from(wanted.settlers)
            }
        }
    }

    /// The kinds of which there is at least one token.
    pub fn kinds(&self) -> Kinds {
        match self {
            Supply::Open => Resource::ALL.into_iter().collect(),
            Supply::Strict { resources, .. } => resources.kinds().collect(),
        }
    }
}
