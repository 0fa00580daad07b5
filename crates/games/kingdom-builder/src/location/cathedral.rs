//! The Cathedral: take a token, or give tokens back and build as many settlements on the terrain of the played card.
//!
//! Rules: HA-16, HA-31, KB-71. Builds come one after the other, and the player may stop after any of them.

use steading_game::{EventSink, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::sets::harvest;
use crate::{
    Acting, Action, Event, Extra, Hex, Location, Phase, Stage, State, own, placement, played, refusal,
};

const CATHEDRAL: Extra = Extra::Location(Location::Cathedral);

/// At first a token or a build, then builds as long as there are tokens and settlements for them.
pub(crate) fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
    let Stage::Build { done } = stage else { return };
    choices.what = OnHex::Build;
    (choices.cancel, choices.token, choices.done) = (done == 0, done == 0, done > 0);
    let player = state.player(seat);
    if player.harvest.tokens > 0 && player.supply > 0 {
        choices.hexes = state.beside_if_possible(seat, state.empty_of_card());
        if done > 0 && state.turn.terrain.is_none() {
            // The card was replaced by one that leaves a choice (MA-3).
            choices.terrains = played::playable(state);
        }
    }
}

/// Takes a token, builds, or chooses the terrain of a new card. Whether a card was drawn.
pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    stage: Stage,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    match (stage, action) {
        (Stage::Build { done }, Action::Build(hex)) => {
            state.player_mut(seat).harvest.tokens -= 1;
            let stage = Stage::Build { done: done + 1 };
            state.phase = Phase::Acting(Acting { extra: CATHEDRAL, stage });
            events.tell(|| Event::Built { seat, hex, by: Some(CATHEDRAL) });
            return placement::build(state, seat, hex, events);
        }
        (_, Action::Choose(terrain)) => {
            events.tell(|| Event::Chose { seat, terrain });
            played::choose(state, terrain);
        }
        (_, Action::Token) => {
            harvest::take_token(state, seat, events);
            own::finish(state, seat, CATHEDRAL);
        }
        _ => {}
    }
    false
}

pub(crate) fn refusal(state: &State, seat: Seat, what: OnHex, hex: Hex) -> Option<Illegal> {
    if what != OnHex::Build {
        return None;
    }
    let player = state.player(seat);
    Some(match state.turn.terrain {
        _ if player.harvest.tokens == 0 => Illegal::new("HA-16", "illegal-no-token"),
        _ if player.supply == 0 => Illegal::new("KB-24", "illegal-no-supply"),
        None => Illegal::new("MA-3", "illegal-choose-first"),
        Some(terrain) => refusal::cannot_take(state, hex)
            .or_else(|| refusal::wrong_terrain(state, hex, "HA-16", terrain))
            .unwrap_or_else(|| refusal::not_beside(state, seat)),
    })
}
