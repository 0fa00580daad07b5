//! The Palisade: move one of your settlements along its own settlement area.
//!
//! Rules: HA-19, KB-36. It goes beside a settlement that stays of the area it belonged to, so one that stands alone stays
//! where it is. Scouts are no part of an area (HA-30).

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::{Move, Moves};
use crate::{Hex, HexSet, State, unfit};

pub(crate) struct Palisade;

impl LocationThing for Palisade {
    const RULE: &'static str = "HA-19";
    type Verb = Moves<Self>;
}

impl Move for Palisade {
    fn is_possible(state: &State, seat: Seat) -> bool {
        let pieces = state.pieces(seat);
        state.movable(seat).iter().any(|from| !beside_rest(state, pieces.area_of(from), from).is_empty())
    }

    fn movable(state: &State, seat: Seat) -> HexSet {
        let movable = state.movable(seat);
        let areas = state.pieces(seat).areas();
        areas.fold(HexSet::EMPTY, |all, area| {
            let can_go = (area & movable).iter().filter(|&from| !beside_rest(state, area, from).is_empty());
            can_go.fold(all, HexSet::with)
        })
    }

    fn landing(state: &State, seat: Seat, from: Hex) -> HexSet {
        beside_rest(state, state.pieces(seat).area_of(from), from)
    }

    fn wrong_target(state: &State, _seat: Seat, hex: Hex) -> Illegal {
        unfit::not_buildable_or(state, hex, Self::RULE, "illegal-not-at-the-area")
    }
}

/// Empty buildable hexes beside what is left of an area without the piece.
fn beside_rest(state: &State, area: HexSet, from: Hex) -> HexSet {
    state.empty_buildable() & area.without(from).neighbours()
}
