//! Nomads: nomad tiles, stone walls, and three cards that are scored during play.
//!
//! Rules: NO-1 to NO-23.

use std::fmt;

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, GameRng, Lines, PositionError, Seat};

use crate::board::{MAX_SPECIALS, Specials};
use crate::extra::Extras;
use crate::{Board, Config, Event, Hex, HexSet, NomadTile, State, placement};

/// What lies on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Pieces {
    /// Hexes with a stone wall (NO-14).
    pub walls: HexSet,
}

/// What must be remembered until the turn ends: the builds of the mandatory action for Families, an Outpost in use.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct InTurn {}

/// Puts a random tile on each nomad hex (NO-2).
pub(crate) fn lay_tiles(
    _config: &Config,
    _board: &Board,
    _rng: &mut GameRng,
) -> [Option<NomadTile>; MAX_SPECIALS] {
    [None; MAX_SPECIALS]
}

/// Nomad tiles that can be used now (NO-7).
#[inline]
pub(crate) fn extras(_state: &State, _seat: Seat, _extras: &mut Extras) {}

/// A nomad tile was used (NO-7).
pub(crate) fn spend(_state: &mut State, _seat: Seat, _tile: NomadTile) {}

/// `seat` took the tiles of these special hexes; a Treasure pays at once (NO-13).
#[inline]
pub(crate) fn took_tiles(
    _state: &mut State,
    _seat: Seat,
    _from: Specials,
    _events: &mut impl EventSink<Event>,
) {
}

/// `seat` puts a stone wall on `hex` (NO-14). It belongs to nobody, but may fill the terrain (EN-2). Tells whether a card was
/// drawn.
pub(crate) fn build_wall(
    state: &mut State,
    seat: Seat,
    hex: Hex,
    events: &mut impl EventSink<Event>,
) -> bool {
    state.nomads.walls.insert(hex);
    state.open.remove(hex);
    events.tell(|| Event::Walled { seat, hex });
    placement::settle(state, events)
}

/// Families, Shepherds and Ambassadors (NO-18 to NO-23) after the active player built on `hex`.
#[inline]
pub(crate) fn built(_state: &mut State, _seat: Seat, _hex: Hex, _events: &mut impl EventSink<Event>) {}

/// Nomad tiles of `seat` expire (NO-8).
#[inline]
pub(crate) fn end_of_turn(_state: &mut State, _seat: Seat, _events: &mut impl EventSink<Event>) {}

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
    if state.nomads == Pieces::default() {
        Ok(())
    } else {
        Err("there are stone walls without Nomads".to_owned())
    }
}
