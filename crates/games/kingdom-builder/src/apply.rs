//! Carrying out an action that the rules allow.

use steading_game::{EventSink, Seat, Undo};

use crate::nomad::outpost;
use crate::verb::Verb;
use crate::{
    Acting, Action, Event, Extra, Hex, Mandatory, Phase, Stage, State, own, phase, placement, played, sets,
    turn,
};

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
        (Phase::Turn, Action::Use(extra)) => begin(state, seat, extra, events),
        (Phase::Turn, Action::Choose(terrain)) => {
            events.tell(|| Event::Chose { seat, terrain });
            played::choose(state, terrain);
            false
        }
        (Phase::Acting(acting), action) => act(state, seat, acting, action, events),
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

/// The first stage of an extra action.
fn begin(state: &mut State, seat: Seat, extra: Extra, events: &mut impl EventSink<Event>) -> bool {
    let stage = match extra.verb() {
        Verb::Build(_) => Stage::Build { done: 0 },
        Verb::Move(_) => Stage::Lift,
        Verb::Own | Verb::Passive => return own::begin(state, seat, extra, events),
    };
    state.phase = Phase::Acting(Acting { extra, stage });
    false
}

/// A decision within an extra action.
fn act(
    state: &mut State,
    seat: Seat,
    acting: Acting,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    let Acting { extra, stage } = acting;
    match (extra.verb(), stage, action) {
        (Verb::Build(_), Stage::Build { .. }, Action::Build(hex)) => {
            extra.spend(state, seat);
            state.phase = Phase::Turn;
            events.tell(|| Event::Built { seat, hex, by: Some(extra) });
            placement::build(state, seat, hex, events)
        }
        (Verb::Move(_), Stage::Lift, Action::Lift(from)) => {
            state.phase = Phase::Acting(Acting { extra, stage: Stage::Put { from } });
            false
        }
        (Verb::Move(_), Stage::Put { from }, Action::Put(to)) => {
            extra.spend(state, seat);
            state.phase = Phase::Turn;
            events.tell(|| Event::Moved { seat, from, to, by: extra });
            placement::relocate(state, seat, from, to, events)
        }
        (Verb::Move(_), Stage::Put { .. }, Action::Cancel) => {
            state.phase = Phase::Acting(Acting { extra, stage: Stage::Lift });
            false
        }
        (Verb::Build(_) | Verb::Move(_), _, Action::Cancel) => {
            state.phase = Phase::Turn;
            false
        }
        _ => own::perform(state, seat, acting, action, events),
    }
}
