//! The Donations: build three settlements on the terrain that the tile shows, one after the other.
//!
//! Rule: NO-9. Once begun it goes on as long as there are settlements in the supply and empty hexes.

use steading_game::{EventSink, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::{Acting, Event, Extra, Hex, HexSet, NomadTile, Phase, Stage, State, Terrain, placement, refusal};

/// Settlements of one tile.
pub(crate) const SETTLEMENTS: u8 = 3;

pub(crate) fn is_possible(tile: NomadTile, state: &State, seat: Seat) -> bool {
    !targets(tile, state, seat).is_empty()
}

/// Empty hexes of the terrain beside own settlements, or any if there is none.
fn targets(tile: NomadTile, state: &State, seat: Seat) -> HexSet {
    match tile.terrain() {
        Some(terrain) if state.player(seat).supply > 0 => {
            state.beside_if_possible(seat, state.empty(terrain))
        }
        _ => HexSet::EMPTY,
    }
}

pub(crate) fn choices(tile: NomadTile, state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
    let Stage::Build { done } = stage else { return };
    (choices.what, choices.cancel) = (OnHex::Build, done == 0);
    if done < SETTLEMENTS {
        choices.hexes = targets(tile, state, seat);
    }
}

pub(crate) fn build(
    state: &mut State,
    seat: Seat,
    acting: Acting,
    hex: Hex,
    events: &mut impl EventSink<Event>,
) -> bool {
    let Acting { extra, stage: Stage::Build { done } } = acting else { return false };
    state.phase = Phase::Acting(Acting { extra, stage: Stage::Build { done: done + 1 } });
    events.tell(|| Event::Built { seat, hex, by: Some(extra) });
    placement::build(state, seat, hex, events)
}

pub(crate) fn refusal(tile: NomadTile, state: &State, seat: Seat, what: OnHex, hex: Hex) -> Option<Illegal> {
    let terrain: Terrain = tile.terrain().filter(|_| what == OnHex::Build)?;
    refusal::cannot_take(state, hex)
        .or_else(|| refusal::wrong_terrain(state, hex, Extra::Nomad(tile).rule(), terrain))
        .or_else(|| Some(refusal::not_beside(state, seat)))
}
