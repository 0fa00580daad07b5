//! The Canoe: build one settlement on swamp or water whenever somebody takes the last tile from a hex.
//!
//! Rule: MA-9. When it is used: `sets/marshlands/reactions.rs`. It is never begun by the player.

use steading_game::{Illegal, Seat};

use crate::location::LocationThing;
use crate::verb::Passive;
use crate::{Hex, HexSet, State, Terrain, unfit};

pub(crate) struct Canoe;

impl LocationThing for Canoe {
    const RULE: &'static str = "MA-9";
    type Verb = Passive;
}

impl Canoe {
    /// The player chooses swamp or water first; rule 3 then looks at that kind alone.
    pub(crate) fn targets(state: &State, seat: Seat) -> HexSet {
        [Terrain::Swamp, Terrain::Water]
            .map(|kind| state.beside_if_possible(seat, state.empty(kind)))
            .into_iter()
            .fold(HexSet::EMPTY, |all, hexes| all | hexes)
    }

    /// Why it cannot build there.
    pub(crate) fn refusal(state: &State, seat: Seat, hex: Hex) -> Illegal {
        unfit::cannot_take(state, hex)
            .or_else(|| Canoe::not_wet(state, hex, Self::RULE))
            .unwrap_or_else(|| unfit::not_beside(state, seat))
    }

    /// A Canoe builds on swamp and water alone.
    pub(crate) fn not_wet(state: &State, hex: Hex, rule: &'static str) -> Option<Illegal> {
        let board = &state.setting.board;
        let wet = board.all(Terrain::Swamp) | board.all(Terrain::Water);
        (!wet.contains(hex)).then(|| Illegal::new(rule, "illegal-not-swamp-or-water"))
    }
}
