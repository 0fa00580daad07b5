//! What happens after every single placement, in the order of the rules.
//!
//! Rules: EN-2, KB-44. Every piece that comes onto the board or moves on it goes through here.

use steading_game::{EventSink, Seat};

use crate::{Event, Hex, Mandatory, State, played, sets, tiles};

/// How a piece came to its hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Placed {
    /// From the supply (KB-9).
    Built,
    /// From another hex.
    Moved {
        /// Where it stood.
        from: Hex,
    },
}

/// A settlement from the supply of `seat` is built on `hex`. Tells whether a card was drawn.
pub(crate) fn build(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) -> bool {
    let player = state.player_mut(seat);
    player.supply -= 1;
    player.pieces.insert(hex);
    hex.neighbours().for_each(|beside| player.beside.insert(beside));
    state.open.remove(hex);
    placed(state, seat, hex, Placed::Built, events)
}

/// A piece of `seat` goes from one hex to another. Tells whether a card was drawn.
pub(crate) fn relocate(
    state: &mut State,
    seat: Seat,
    from: Hex,
    to: Hex,
    events: &mut impl EventSink<Event>,
) -> bool {
    let player = state.player_mut(seat);
    player.pieces.remove(from);
    player.pieces.insert(to);
    player.beside = player.pieces.neighbours();
    state.open.insert(from);
    state.open.remove(to);
    if sets::crossroads::warriors_stand(state) {
        state.open = state.open_hexes();
    }
    placed(state, seat, to, Placed::Moved { from }, events)
}

/// Everything that follows from a placement (EN-2). Tells whether a card was drawn.
fn placed(state: &mut State, seat: Seat, hex: Hex, how: Placed, events: &mut impl EventSink<Event>) -> bool {
    if let Placed::Moved { from } = how {
        tiles::lose(state, seat, from, events);
    }
    let emptied = tiles::gain(state, seat, hex, events);
    if how == Placed::Built && seat == state.turn.active {
        sets::nomads::built(state, seat, hex, events);
        sets::harvest::built(state, seat, hex, events);
    }
    sets::harvest::mark_lines(state, seat, hex, events);
    trigger_end(state, seat, events);
    if emptied != 0 && sets::marshlands::react(state, emptied) {
        return false;
    }
    settle(state, events)
}

/// The last settlement of a supply is built: the running round is the last one (KB-54). Nothing takes that back (KB-55).
#[inline]
fn trigger_end(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let none_left = state.player(seat).supply == 0 && sets::marshlands::set_aside(state, seat) == 0;
    if none_left && !state.last_round {
        state.last_round = true;
        events.tell(|| Event::LastRound { seat });
    }
}

/// The end of EN-2, once all reactions are done: is the mandatory action finished, and is the terrain full? Tells whether
/// a card was drawn.
pub(crate) fn settle(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    finish_mandatory(state);
    let drew = played::settle(state, events);
    if drew {
        finish_mandatory(state);
    }
    if state.turn.terrain.is_none() && played::playable(state).is_empty() {
        state.turn.mandatory = Mandatory::Done;
    }
    drew
}

/// The mandatory action is done when all its builds are made, or nothing is left to build with (KB-21). Once done it is
/// never reopened (KB-71).
fn finish_mandatory(state: &mut State) {
    let seat = state.turn.active;
    let pieces = state.player(seat).supply + sets::marshlands::set_aside(state, seat);
    let enough = state.turn.terrain.is_some_and(|terrain| state.turn.built >= played::builds(terrain));
    if enough || pieces == 0 {
        state.turn.mandatory = Mandatory::Done;
    }
}
