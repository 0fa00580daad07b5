//! The mini expansions: Capitol, Caves and Island.
//!
//! Rules: Q1-1 to Q1-3, Q2-1 to Q2-4, Q3-1 to Q3-8. The island is already part of [`crate::Hex`] and [`crate::Board`].

use std::fmt;

use steading_game::{GameRng, Lines, PositionError, Seat};

use crate::board::Layout;
use crate::extra::Extras;
use crate::{Board, Config, HexSet, Quadrant, State};

/// The layout with the island, if it is in the mix (Q3-1).
pub(crate) fn layout(
    _config: &Config,
    quadrants: [Quadrant; 4],
    turned: [bool; 4],
    _rng: &mut GameRng,
) -> Layout {
    Layout { quadrants, turned, island: None, capitols: HexSet::EMPTY, caves: HexSet::EMPTY }
}

/// Chooses castles for the capitols (Q1-1) and mountains for the caves (Q2-1, Q2-4).
pub(crate) fn mark(_config: &Config, _layout: &mut Layout, _board: &mut Board, _rng: &mut GameRng) {}

/// The cave action, if it can be begun now (Q2-3).
#[inline]
pub(crate) fn extras(_state: &State, _seat: Seat, _extras: &mut Extras) {}

/// The gold of `seat` for capitols (Q1-2).
pub(crate) fn score(_state: &State, _seat: Seat, _part: &mut impl FnMut(&'static str, u32)) {}

/// The own lines of a position; the layout is written by the core.
pub(crate) fn write(_state: &State, _out: &mut String) -> fmt::Result {
    Ok(())
}

/// Reads them back.
pub(crate) fn read(_state: &mut State, _lines: &mut Lines<'_>) -> Result<(), PositionError> {
    Ok(())
}

/// Reads the lines `island`, `capitols` and `caves` of a position into its layout.
pub(crate) fn read_layout(
    _config: &Config,
    _layout: &mut Layout,
    _lines: &mut Lines<'_>,
) -> Result<(), PositionError> {
    Ok(())
}

/// What can never be.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let layout = &state.table.layout;
    if layout.island.is_none()
        && layout.capitols.is_empty()
        && layout.caves.is_empty()
        && !state.turn.cave_used
    {
        return Ok(());
    }
    Err("there is an island, a capitol or a cave without its set".to_owned())
}
