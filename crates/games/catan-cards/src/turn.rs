//! The course of a turn: the yield phase at its start, and its end.
//!
//! Rules: CA-18 to CA-24, CA-A21.

use steading_game::EventSink;

use crate::trade::Desk;
use crate::{DrawReason, Ending, Event, Phase, State, Turn, deck};

/// Everybody draws, the active player first (CA-20); then the active player's bonus (CA-21, CA-23).
pub(crate) fn yield_phase(state: &mut State, events: &mut impl EventSink<Event>) {
    for seat in state.clockwise_from_active() {
        state.draw(seat, deck().rules.yield_base, DrawReason::Yield, events);
    }
    let active = state.turn.active;
    let bonus = state.player(active).built.yield_bonus();
    state.draw(active, bonus, DrawReason::YieldBonus, events);
}

/// Ends the turn: the next player becomes active, or the guard ends the game.
pub(crate) fn end(state: &mut State, events: &mut impl EventSink<Event>) {
    let idle = if state.turn.busy { 0 } else { state.turn.idle + 1 };
    state.desk.wipe();
    if idle >= state.config.idle_turns() || state.turn.number >= state.config.turn_limit {
        state.turn.idle = idle;
        if state.config.fills_up_the_last_desk() {
            state.desk = Desk::fresh(&state.config);
        }
        state.phase = Phase::Over(Ending::Stalemate);
        events.tell(|| Event::Stalemate);
        return;
    }
    state.desk = Desk::fresh(&state.config);
    state.turn = Turn {
        number: state.turn.number + 1,
        active: state.turn.active.next(state.config.players),
        traded: false,
        replaced: false,
        busy: false,
        idle,
    };
    let (seat, number) = (state.turn.active, state.turn.number);
    events.tell(|| Event::TurnBegan { seat, number });
    yield_phase(state, events);
}
