//! Harvest: farmland, silos, scouts, the Cathedral's tokens, the Bazaar, marks of the Mayors, Rovers.
//!
//! Rules: HA-1 to HA-32. `farm_action.rs` and `silo.rs` are the two actions that need no tile. `lines.rs` are the lines of a position and what can never be.

pub(crate) mod farm_action;
mod lines;
pub(crate) mod silo;

pub(crate) mod cards {
    mod chainers;
    mod homesteaders;
    mod mayors;
    mod rangers;
    mod rovers;
    mod travellers;

    pub(crate) use chainers::Chainers;
    pub(crate) use homesteaders::Homesteaders;
    pub(crate) use mayors::Mayors;
    pub(crate) use rangers::Rangers;
    pub(crate) use rovers::Rovers;
    pub(crate) use travellers::Travellers;
}

pub(crate) mod locations {
    mod bazaar;
    mod cathedral;
    mod mountain_station;
    mod palisade;
    mod scout_cabin;
    mod university;
    mod watchtower;
    mod water_mill;

    pub(crate) use bazaar::Bazaar;
    pub(crate) use cathedral::Cathedral;
    pub(crate) use mountain_station::MountainStation;
    pub(crate) use palisade::Palisade;
    pub(crate) use scout_cabin::ScoutCabin;
    pub(crate) use university::University;
    pub(crate) use watchtower::Watchtower;
    pub(crate) use water_mill::WaterMill;
}

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, Seat};

use crate::board::Specials;
use crate::extra::Extras;
use crate::{Event, Extra, Hex, HexSet, Location, Set, State};

pub(crate) use farm_action::FarmAction;
pub(crate) use lines::{audit, read, write};
pub(crate) use silo::before_scoring;

/// What belongs to nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "HarvestShared"))]
pub struct Shared {
    /// Scouts on the board; they help the active player (HA-14).
    pub scouts: HexSet,
    /// Pieces that the silo action under way has moved: they stay where they are now (HA-6).
    pub moved: HexSet,
}

/// What belongs to one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "HarvestOwn"))]
pub struct Own {
    /// Tokens of the Cathedral (HA-16).
    pub tokens: u8,
    /// Lines that the player marked for the Mayors, as bits; each mark is a settlement of the supply (HA-24). The lines of
    /// the island come after the 20 of the board.
    pub marks: u32,
    /// Silos whose action the player still has to come after the last turn, the running one not among them (HA-7).
    pub silos: Specials,
}

/// What must be remembered until the turn ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "HarvestInTurn"))]
pub struct InTurn {
    /// The farm action was used (HA-4).
    pub farmed: bool,
    /// Quadrants that were built in, as bits; remembered for the Rovers (HA-26).
    pub roved: u8,
    /// The Bazaar repeats a Crossroads: one more card is drawn at the end (HA-10).
    pub third_card: bool,
}

/// The farm action (HA-4), if it can be begun now.
#[inline]
pub(crate) fn extras(state: &State, seat: Seat, extras: &mut Extras) {
    let harvest = state.setting.config.sets.contains(Set::Harvest);
    if harvest && !state.turn.harvest.farmed && Extra::Farmland.is_possible(state, seat) {
        extras.insert(Extra::Farmland);
    }
}

/// The farm action was used (HA-4).
pub(crate) fn spend_farm_action(state: &mut State) {
    state.turn.harvest.farmed = true;
}

/// `seat` took tiles of these special hexes; the Cathedral brings a token (HA-16).
#[inline]
pub(crate) fn took_tiles(state: &mut State, seat: Seat, from: Specials, events: &mut impl EventSink<Event>) {
    if !state.setting.config.sets.contains(Set::Harvest) {
        return;
    }
    locations::Cathedral::took(state, seat, from, events);
}

/// `seat` lost a tile; with the last Cathedral its tokens are lost (HA-16).
#[inline]
pub(crate) fn lost_tile(state: &mut State, seat: Seat, tile: Location, events: &mut impl EventSink<Event>) {
    if tile == Location::Cathedral {
        locations::Cathedral::lost(state, seat, events);
    }
}

/// Rovers (HA-26) after the active player built on `hex`.
#[inline]
pub(crate) fn built(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) {
    cards::Rovers::built(state, seat, hex, events);
}

/// Mayors (HA-24, HA-32) after a piece of `seat` was placed on `hex`, by building or moving.
#[inline]
pub(crate) fn mark_lines(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) {
    cards::Mayors::mark(state, seat, hex, events);
}

/// Scouts are taken back (HA-15).
#[inline]
pub(crate) fn end_of_turn(state: &mut State) {
    locations::ScoutCabin::take_back(state);
}
