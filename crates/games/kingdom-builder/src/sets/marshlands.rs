//! Marshlands: dual cards, palaces, bonus tiles, settlements set aside, and reactions in foreign turns.
//!
//! Rules: MA-1 to MA-28. The choice of a terrain (MA-3, MA-4) is part of the core: `played.rs`.

use std::fmt;

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, Lines, PositionError, Seat};

use crate::board::Specials;
use crate::extra::Extras;
use crate::{Bonus, Event, Location, State};

/// What belongs to nobody: bonus tiles left (MA-7), and the stack of reactions that are being asked for (MA-11, MA-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Shared {}

/// What belongs to one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Own {
    /// Settlements that the Temple set aside (MA-15).
    pub set_aside: u8,
}

/// Who is asked for a Canoe reaction now (MA-11).
#[inline]
pub(crate) fn asked(_state: &State) -> Option<Seat> {
    None
}

/// Settlements that must be built in the mandatory action besides those of the supply (MA-15, MA-27).
#[inline]
pub(crate) fn set_aside(state: &State, seat: Seat) -> u8 {
    state.player(seat).marshlands.set_aside
}

/// Bonus actions that can be begun now (MA-8).
#[inline]
pub(crate) fn extras(_state: &State, _seat: Seat, _extras: &mut Extras) {}

/// A bonus tile was used (MA-8).
pub(crate) fn spend(_state: &mut State, _seat: Seat, _bonus: Bonus) {}

/// `seat` took tiles; two equal ones of a Marshlands location bring the bonus tile (MA-7).
#[inline]
pub(crate) fn took_tiles(_state: &mut State, _seat: Seat, _events: &mut impl EventSink<Event>) {}

/// `seat` lost a tile, and with it the bonus tile (MA-8).
#[inline]
pub(crate) fn lost_tile(
    _state: &mut State,
    _seat: Seat,
    _tile: Location,
    _events: &mut impl EventSink<Event>,
) {
}

/// The last tiles of these hexes were taken: everybody with a ready Canoe is asked (MA-10, MA-28). Whether the running action
/// waits; then [`crate::placement::settle`] is called when all have answered.
#[inline]
pub(crate) fn react(_state: &mut State, _emptied: Specials) -> bool {
    false
}

/// The gold of `seat` for palaces (MA-5).
pub(crate) fn score(_state: &State, _seat: Seat, _part: &mut impl FnMut(&'static str, u32)) {}

/// The own lines of a position.
pub(crate) fn write(_state: &State, _out: &mut String) -> fmt::Result {
    Ok(())
}

/// Reads them back.
pub(crate) fn read(_state: &mut State, _lines: &mut Lines<'_>) -> Result<(), PositionError> {
    Ok(())
}

/// What can never be.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let none = state.players.iter().all(|player| player.marshlands == Own::default());
    if none && state.table.removed_terrain.is_none() {
        return Ok(());
    }
    Err("there are pieces of Marshlands without it".to_owned())
}
