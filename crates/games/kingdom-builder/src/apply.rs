//! Carrying out an action that the rules allow.

use steading_game::{EventSink, Seat, Undo};

use crate::sets::nomads::tiles::outpost;
use crate::{Action, Event, Hex, Mandatory, Phase, State, phase, placement, played, sets, turn};

/// Carries out `action`, which was checked. It can be taken back unless a card was turned up or somebody else is asked.
pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Undo {
    if outpost::perform(state, seat, action, events) {
        return Undo::Allowed;
    }
    if action == Action::End {
        turn::end(state, events);
        return Undo::Barrier;
    }
    let drew = match (state.phase, action) {
        _ if sets::marshlands::asked(state).is_some() => answer(state, seat, action, events),
        (Phase::Turn, Action::Build(hex)) => mandatory_build(state, seat, hex, events),
        (Phase::Turn, Action::Use(extra)) => extra.begin(state, seat, events),
        (Phase::Turn, Action::Choose(terrain)) => {
            events.tell(|| Event::Chose { seat, terrain });
            played::choose(state, terrain);
            false
        }
        (Phase::Acting(acting), action) => acting.perform(state, seat, action, events),
        (Phase::Silo(running), action) => {
            sets::harvest::silo::perform(state, running, action, events);
            false
        }
        // Nothing else was allowed.
        (Phase::Turn | Phase::Over, _) => false,
    };
    if drew || phase::decides(state) != Some(seat) { Undo::Barrier } else { Undo::Allowed }
}

/// The next settlement of the mandatory action: one of the supply, or one that was set aside (MA-27).
fn mandatory_build(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) -> bool {
    let from_supply = sets::marshlands::set_aside(state, seat) == 0
        || state.turn.terrain.is_some_and(|terrain| played::owed_from_supply(state, terrain) > 0);
    state.turn.mandatory = Mandatory::Running;
    events.tell(|| Event::Built { seat, hex, by: None });
    if from_supply {
        state.turn.built += 1;
        sets::nomads::mandatory_build(state, hex);
        return placement::build(state, seat, hex, events);
    }
    state.player_mut(seat).marshlands.set_aside -= 1;
    placement::place(state, seat, &[hex], events)
}

/// A Canoe reaction (MA-11).
fn answer(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> bool {
    match action {
        Action::Build(hex) => sets::marshlands::reactions::build(state, seat, hex, events),
        _ => sets::marshlands::reactions::pass(state, seat, events),
    }
}
