//! Fishermen: 1 gold for every settlement beside water.
//!
//! Rules: KB-58, Q3-4. A settlement on water brings nothing.

use steading_game::Seat;

use crate::card::CardThing;
use crate::insight::lure::Near;
use crate::insight::standing::Part;
use crate::{State, Terrain};

pub(crate) struct Fishermen;

impl CardThing for Fishermen {
    const RULE: &'static str = "KB-58";
    const PART: Part = Part::Places;

    fn count(state: &State, seat: Seat) -> u32 {
        let (board, own) = (&state.setting.board, state.pieces(seat));
        (own.minus(board.all(Terrain::Water)) & board.beside(Terrain::Water)).len()
    }

    fn near(near: &Near<'_>) -> i32 {
        near.beside(Terrain::Water)
    }
}
