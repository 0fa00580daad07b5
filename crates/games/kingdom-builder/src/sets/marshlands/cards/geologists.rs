//! Geologists: 2 gold for every mountain range that an area of yours links with another one.
//!
//! Rule: MA-19. A range is a group of connected mountains, or a single one; it pays once. A settlement that stands on a
//! mountain touches its range.

use steading_game::Seat;

use crate::card::CardThing;
use crate::insight::lure::Near;
use crate::insight::standing::Part;
use crate::{HexSet, State, Terrain};

pub(crate) struct Geologists;

impl CardThing for Geologists {
    const RULE: &'static str = "MA-19";
    const GOLD: u8 = 2;
    const PART: Part = Part::Links;

    fn count(state: &State, seat: Seat) -> u32 {
        let (board, own) = (&state.setting.board, state.pieces(seat));
        let mountains = board.all(Terrain::Mountain);
        let mut linked = HexSet::EMPTY;
        for area in own.areas() {
            let touched = (area | area.neighbours()) & mountains;
            let ranges = mountains.connected_to(touched);
            if ranges.areas().nth(1).is_some() {
                linked |= ranges;
            }
        }
        linked.areas().count() as u32
    }

    fn near(near: &Near<'_>) -> i32 {
        near.beside(Terrain::Mountain) / 2
    }
}
