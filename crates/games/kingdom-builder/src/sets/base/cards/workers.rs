//! Workers: 1 gold for every settlement beside a special hex.
//!
//! Rules: KB-64, AMB-19.

use steading_game::Seat;

use crate::State;
use crate::card::CardThing;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;

pub(crate) struct Workers;

impl CardThing for Workers {
    const RULE: &'static str = "KB-64";
    const PART: Part = Part::Places;

    fn count(state: &State, seat: Seat) -> u32 {
        let (board, own) = (&state.setting.board, state.pieces(seat));
        (own & board.beside_specials()).len()
    }

    fn near(near: &Near<'_>) -> i32 {
        lure::gold_if(near.touched != 0)
    }
}
