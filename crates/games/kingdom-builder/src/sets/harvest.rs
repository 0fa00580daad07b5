//! Harvest: farmland, silos, scouts, the Cathedral's tokens, the Bazaar, marks of the Mayors, Rovers.
//!
//! Rules: HA-1 to HA-32.

use std::fmt;

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, Lines, PositionError, Seat};

use crate::board::Specials;
use crate::extra::Extras;
use crate::{Event, Hex, HexSet, Location, State};

/// What belongs to nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Shared {
    /// Scouts on the board; they help the active player (HA-14).
    pub scouts: HexSet,
}

/// What belongs to one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Own {
    /// Tokens of the Cathedral (HA-16).
    pub tokens: u8,
    /// Lines that the player marked for the Mayors, as bits; each mark is a settlement of the supply (HA-24).
    pub marks: u32,
}

/// What must be remembered until the turn ends: the farm action, the Bazaar, quadrants of the Rovers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct InTurn {}

/// The farm action (HA-4) and repetitions of the Bazaar (HA-28), if they can be begun now.
#[inline]
pub(crate) fn extras(_state: &State, _seat: Seat, _extras: &mut Extras) {}

/// The farm action was used (HA-4).
pub(crate) fn spend_farm_action(_state: &mut State) {}

/// `seat` took the tiles of these special hexes; the Cathedral brings a token (HA-16).
#[inline]
pub(crate) fn took_tiles(
    _state: &mut State,
    _seat: Seat,
    _from: Specials,
    _events: &mut impl EventSink<Event>,
) {
}

/// `seat` lost a tile; with the Cathedral its tokens are lost (HA-16).
#[inline]
pub(crate) fn lost_tile(
    _state: &mut State,
    _seat: Seat,
    _tile: Location,
    _events: &mut impl EventSink<Event>,
) {
}

/// Rovers (HA-26) after the active player built on `hex`.
#[inline]
pub(crate) fn built(_state: &mut State, _seat: Seat, _hex: Hex, _events: &mut impl EventSink<Event>) {}

/// Mayors (HA-24, HA-32) after a piece of `seat` was placed on `hex`, by building or moving.
#[inline]
pub(crate) fn mark_lines(_state: &mut State, _seat: Seat, _hex: Hex, _events: &mut impl EventSink<Event>) {}

/// Scouts are taken back (HA-15).
#[inline]
pub(crate) fn end_of_turn(_state: &mut State, _events: &mut impl EventSink<Event>) {}

/// The last turn is over: whether silo actions come before the scoring (HA-6, HA-7).
#[inline]
pub(crate) fn before_scoring(_state: &mut State) -> bool {
    false
}

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
    let none = state.players.iter().all(|player| player.harvest == Own::default());
    if none && state.harvest == Shared::default() {
        return Ok(());
    }
    Err("there are pieces of Harvest without it".to_owned())
}
