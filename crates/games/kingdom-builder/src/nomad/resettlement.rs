//! The Resettlement: four steps in all for one to four of your settlements.
//!
//! Rules: NO-5, NO-10, CR-27. A step goes to an adjacent empty buildable hex, and rule 3 does not apply. Steps of different
//! pieces may alternate, and the player may stop after any of them. Tiles are lost and gained after every step.

use steading_game::{EventSink, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::verb::Move;
use crate::{Acting, Action, Event, Extra, Hex, HexSet, NomadTile, Phase, Stage, State, placement, refusal};

/// Steps of one tile.
pub(crate) const STEPS: u8 = 4;
const EXTRA: Extra = Extra::Nomad(NomadTile::Resettlement);

/// A single step.
const STEP: Move = Move { is_possible: any, movable, landing };

fn any(state: &State, seat: Seat) -> bool {
    !movable(state, seat).is_empty()
}

/// Own pieces with an empty buildable hex beside them.
fn movable(state: &State, seat: Seat) -> HexSet {
    state.movable(seat) & state.empty_buildable().neighbours()
}

fn landing(state: &State, _seat: Seat, from: Hex) -> HexSet {
    HexSet::around(from) & state.empty_buildable()
}

pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    STEP.can(state, seat)
}

/// First a piece is chosen; after its first step it can go on, or another one can be chosen.
pub(crate) fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
    let Stage::Step { done, from } = stage else { return };
    (choices.cancel, choices.done) = (done == 0, done > 0);
    match from {
        _ if done >= STEPS => {}
        None if done == 0 => (choices.what, choices.hexes) = (OnHex::Lift, STEP.pieces(state, seat)),
        Some(from) if state.movable(seat).contains(from) => {
            (choices.what, choices.hexes) = (OnHex::Step, STEP.places(state, seat, from));
            let others = STEP.pieces(state, seat).without(from);
            choices.also = (done > 0).then_some((OnHex::Lift, others));
        }
        None | Some(_) => {}
    }
}

pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    stage: Stage,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    let Stage::Step { done, from } = stage else { return false };
    let mut go = |stage: Stage| state.phase = Phase::Acting(Acting { extra: EXTRA, stage });
    match (action, from) {
        (Action::Lift(hex), _) => go(Stage::Step { done, from: Some(hex) }),
        (Action::Cancel, Some(_)) => go(Stage::Step { done, from: None }),
        (Action::Step(to), Some(from)) => {
            go(Stage::Step { done: done + 1, from: Some(to) });
            events.tell(|| Event::Moved { seat, from, to, by: EXTRA });
            return placement::relocate(state, seat, from, to, events);
        }
        _ => state.phase = Phase::Turn,
    }
    false
}

pub(crate) fn refusal(state: &State, seat: Seat, stage: Stage, what: OnHex, hex: Hex) -> Option<Illegal> {
    let Stage::Step { done, from } = stage else { return None };
    match (what, from) {
        (OnHex::Lift, from) if from.is_none() || done > 0 => Some(if state.pieces(seat).contains(hex) {
            Illegal::new("NO-10", "illegal-cannot-lift").with("extra", EXTRA.key())
        } else {
            Illegal::new("NO-10", "illegal-not-yours")
        }),
        (OnHex::Step, Some(_)) => {
            let buildable = state.table.board.buildable.contains(hex);
            let not_buildable = (!buildable).then(refusal::not_buildable);
            let too_far = || Some(Illegal::new("NO-10", "illegal-not-one-step"));
            refusal::cannot_take(state, hex).or(not_buildable).or_else(too_far)
        }
        _ => None,
    }
}
