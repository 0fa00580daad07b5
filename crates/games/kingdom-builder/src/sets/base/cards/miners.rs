//! Miners: 1 gold for every settlement beside a mountain.
//!
//! Rule: KB-63. A settlement on a mountain brings nothing.

use steading_game::Seat;

use crate::card::CardThing;
use crate::insight::lure::Near;
use crate::insight::standing::Part;
use crate::{State, Terrain};

pub(crate) struct Miners;

impl CardThing for Miners {
    const RULE: &'static str = "KB-63";
    const PART: Part = Part::Places;

    fn count(state: &State, seat: Seat) -> u32 {
        let (board, own) = (&state.setting.board, state.pieces(seat));
        (own.minus(board.all(Terrain::Mountain)) & board.beside(Terrain::Mountain)).len()
    }

    fn near(near: &Near<'_>) -> i32 {
        near.beside(Terrain::Mountain)
    }
}
