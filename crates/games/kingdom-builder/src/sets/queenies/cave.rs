//! The cave action: move one of your settlements from beside a cave to a hex beside any cave.
//!
//! Rules: Q2-2, Q2-3. Once a turn, without a tile; rule 3 does not apply. A piece on the cave itself is not beside it.

use steading_game::{Illegal, Seat};

use crate::verb::Move;
use crate::{Extra, Hex, HexSet, State, unfit};

/// The rule that describes it.
pub(crate) const RULE: &str = "Q2-3";

pub(crate) struct Cave;

impl Move for Cave {
    fn is_possible(state: &State, seat: Seat) -> bool {
        !Self::movable(state, seat).is_empty()
    }

    fn movable(state: &State, seat: Seat) -> HexSet {
        let beside = state.setting.board.beside_caves;
        if (state.empty_buildable() & beside).is_empty() {
            return HexSet::EMPTY;
        }
        state.movable(seat) & beside
    }

    /// Empty buildable hexes beside any cave, if the piece itself stands beside one.
    fn landing(state: &State, _seat: Seat, from: Hex) -> HexSet {
        let beside = state.setting.board.beside_caves;
        if beside.contains(from) { state.empty_buildable() & beside } else { HexSet::EMPTY }
    }

    fn wrong_target(state: &State, _seat: Seat, hex: Hex) -> Illegal {
        unfit::not_buildable_or(state, hex, RULE, "illegal-not-at-a-cave")
    }
}

/// Why the action cannot be begun.
pub(crate) fn cannot_use(state: &State) -> Illegal {
    let key = if state.setting.layout.caves.is_empty() {
        "illegal-not-available"
    } else if state.turn.cave_used {
        "illegal-tile-used"
    } else {
        "illegal-no-target"
    };
    Illegal::new(RULE, key).with("extra", Extra::Cave.key())
}
