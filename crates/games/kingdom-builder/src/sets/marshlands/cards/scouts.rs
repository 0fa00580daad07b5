//! Scouts: 1 gold for every settlement beside the removed terrain that does not stand on it.
//!
//! Rule: MA-24. Which terrain that is, the set-up decides: see `Setting::removed_terrain`.

use steading_game::Seat;

use crate::State;
use crate::card::CardThing;
use crate::insight::lure::Near;
use crate::insight::standing::Part;

pub(crate) struct Scouts;

impl CardThing for Scouts {
    const RULE: &'static str = "MA-24";
    const PART: Part = Part::Places;

    fn count(state: &State, seat: Seat) -> u32 {
        let (setting, own) = (&state.setting, state.pieces(seat));
        let Some(removed) = setting.removed_terrain else { return 0 };
        (own.minus(setting.board.all(removed)) & setting.board.beside(removed)).len()
    }

    fn near(near: &Near<'_>) -> i32 {
        near.setting.removed_terrain.map_or(0, |removed| near.beside(removed))
    }
}
