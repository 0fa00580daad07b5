//! The Canoe: build one settlement on swamp or water whenever somebody takes the last tile from a hex.
//!
//! Rule: MA-9. When it is used: `sets/marshlands/reactions.rs`. It is never begun by the player.

use steading_game::Seat;

use crate::{HexSet, State, Terrain};

/// The player chooses swamp or water first; rule 3 then looks at that kind alone.
pub(crate) fn targets(state: &State, seat: Seat) -> HexSet {
    [Terrain::Swamp, Terrain::Water]
        .map(|kind| state.beside_if_possible(seat, state.empty(kind)))
        .into_iter()
        .fold(HexSet::EMPTY, |all, hexes| all | hexes)
}
