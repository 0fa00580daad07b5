//! The Quarry: put one or two stone walls on the terrain of the played card, each beside an own settlement.
//!
//! Rules: NO-14, KB-71. Walls belong to nobody and stay. If the first one fills the terrain, the second one goes on the terrain of
//! the new card.

use steading_game::{EventSink, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::{
    Acting, Action, Event, Extra, Hex, HexSet, Location, Phase, Stage, State, own, played, refusal, sets,
};

/// Walls of one use.
const MOST: u8 = 2;

pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    !targets(state, seat).is_empty()
}

/// Empty hexes of the played terrain beside own pieces, as long as there are walls; never anywhere else (KB-36).
fn targets(state: &State, seat: Seat) -> HexSet {
    let left = state.table.config.data.facts.numbers.stone_walls;
    let any_left = state.nomads.walls.len() < u32::from(left);
    if any_left { state.empty_of_card() & state.beside(seat) } else { HexSet::EMPTY }
}

pub(crate) fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
    let Stage::Build { done } = stage else { return };
    choices.what = OnHex::Build;
    (choices.cancel, choices.done) = (done == 0, done > 0);
    if done < MOST {
        choices.hexes = targets(state, seat);
        if state.turn.terrain.is_none() {
            choices.terrains = played::playable(state);
        }
    }
}

/// Between two walls a new card may wait for the choice of its terrain; until then nothing can be begun.
pub(crate) fn fits(state: &State, seat: Seat, usable: bool, stage: Stage) -> bool {
    let ready = state.player(seat).tiles.ready() & state.table.board.hexes_of(Location::Quarry);
    match stage {
        Stage::Build { done: 1 } => ready != 0 && !state.nomads.walls.is_empty(),
        _ => usable,
    }
}

pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    stage: Stage,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    match (stage, action) {
        (Stage::Build { done }, Action::Build(hex)) => {
            let extra = Extra::Location(Location::Quarry);
            state.phase = Phase::Acting(Acting { extra, stage: Stage::Build { done: done + 1 } });
            sets::nomads::build_wall(state, seat, hex, events)
        }
        // A new card with two terrains was turned up for the second wall (MA-3).
        (_, Action::Choose(terrain)) => {
            events.tell(|| Event::Chose { seat, terrain });
            played::choose(state, terrain);
            own::settle(state);
            false
        }
        _ => false,
    }
}

pub(crate) fn refusal(state: &State, what: OnHex, hex: Hex) -> Option<Illegal> {
    if what != OnHex::Build {
        return None;
    }
    let Some(terrain) = state.turn.terrain else {
        return Some(refusal::choose_first(state));
    };
    refusal::cannot_take(state, hex)
        .or_else(|| refusal::wrong_terrain(state, hex, "NO-14", terrain))
        .or_else(|| Some(Illegal::new("NO-14", "illegal-not-beside-own")))
}
