//! The farm action: once in a turn, build one settlement on farmland beside your own.
//!
//! Rule: HA-4. It needs no tile, and without such a hex it is impossible (KB-36).

use steading_game::{Illegal, Seat};

use crate::verb::Build;
use crate::{Hex, HexSet, State, Terrain, unfit};

/// The rule that describes it.
pub(crate) const RULE: &str = "HA-4";

pub(crate) struct FarmAction;

impl Build for FarmAction {
    /// Empty farmland beside own settlements.
    fn targets(state: &State, seat: Seat) -> HexSet {
        state.empty(Terrain::Farmland) & state.beside(seat)
    }

    fn wrong_target(state: &State, _seat: Seat, hex: Hex) -> Illegal {
        unfit::wrong_terrain(state, hex, RULE, Terrain::Farmland)
            .unwrap_or_else(|| Illegal::new(RULE, "illegal-farm-not-beside"))
    }
}

/// Why it cannot be begun.
pub(crate) fn cannot_use(state: &State, seat: Seat) -> Illegal {
    if state.turn.harvest.farmed {
        return Illegal::new(RULE, "illegal-farmed");
    }
    unfit::without_supply(state, seat).unwrap_or_else(|| Illegal::new(RULE, "illegal-no-farmland"))
}
