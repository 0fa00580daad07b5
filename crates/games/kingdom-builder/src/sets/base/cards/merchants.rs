//! Merchants: 4 gold for every special hex that an area of yours links with another one.
//!
//! Rules: KB-59, AMB-9, AMB-19. A special hex pays once, however many areas link it.

use steading_game::Seat;

use crate::board::{Specials, each};
use crate::card::CardThing;
use crate::insight::lure::{self, Near};
use crate::insight::standing::Part;
use crate::{Board, HexSet, State};

pub(crate) struct Merchants;

impl CardThing for Merchants {
    const RULE: &'static str = "KB-59";
    const GOLD: u8 = 4;
    const PART: Part = Part::Links;

    fn count(state: &State, seat: Seat) -> u32 {
        let (board, own) = (&state.setting.board, state.pieces(seat));
        let linked = own.areas().map(|area| touched(board, area)).filter(|touched| touched.count_ones() >= 2);
        linked.fold(0, |all, touched| all | touched).count_ones()
    }

    fn near(near: &Near<'_>) -> i32 {
        let around = &near.setting.board.around;
        let new = each(near.touched).filter(|&number| !near.own.meets(&around[number])).count() as i32;
        if near.count > 0 { new * 3 * lure::GOLD } else { new * lure::GOLD }
    }
}

/// The special hexes beside an area.
fn touched(board: &Board, area: HexSet) -> Specials {
    let specials = board.around.iter().take(board.specials().len()).enumerate();
    specials.filter(|(_, around)| area.meets(around)).fold(0, |set, (number, _)| set | 1 << number)
}
