//! What happens after every single placement, in the order of the rules.
//!
//! Rules: EN-2, KB-44. Every piece that comes onto the board or moves on it goes through here.

use steading_game::{EventSink, Seat};

use crate::{Event, Hex, HexSet, Mandatory, Phase, State, played, sets, tiles, verb};

/// A settlement from the supply of `seat` is built on `hex`. Tells whether a card was drawn.
pub(crate) fn build(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) -> bool {
    state.player_mut(seat).supply -= 1;
    place(state, seat, &[hex], events)
}

/// Pieces that come from elsewhere, all at once (CR-23), are built on these hexes. Tells whether a card was drawn.
#[inline]
pub(crate) fn place(
    state: &mut State,
    seat: Seat,
    hexes: &[Hex],
    events: &mut impl EventSink<Event>,
) -> bool {
    for &hex in hexes {
        stand(state, seat, hex);
    }
    placed(state, seat, hexes, None, events)
}

/// A piece comes onto the board, and nothing follows from it.
#[inline]
pub(crate) fn stand(state: &mut State, seat: Seat, hex: Hex) {
    let player = state.player_mut(seat);
    player.pieces.insert(hex);
    player.beside |= HexSet::around(hex);
    state.open.remove(hex);
}

/// A piece of `seat` goes from one hex to another. Tells whether a card was drawn.
pub(crate) fn relocate(
    state: &mut State,
    seat: Seat,
    from: Hex,
    to: Hex,
    events: &mut impl EventSink<Event>,
) -> bool {
    shift(state, seat, from, to);
    placed(state, seat, &[to], Some(from), events)
}

/// A piece changes its hex, and nothing follows from it.
pub(crate) fn shift(state: &mut State, seat: Seat, from: Hex, to: Hex) {
    let player = state.player_mut(seat);
    player.pieces.remove(from);
    player.pieces.insert(to);
    player.beside = player.pieces.neighbours();
    player.crossroads.follow(from, to);
    state.open.insert(from);
    state.open.remove(to);
    if sets::crossroads::warriors_stand(state) {
        state.open = state.open_hexes();
    }
}

/// A piece of `seat` goes back to where it belongs: a settlement into the supply, others beside it (CR-12, NO-12). Tells
/// whether a card was drawn.
pub(crate) fn take_back(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) -> bool {
    let player = state.player_mut(seat);
    if !player.crossroads.take(hex) {
        player.supply += 1;
    }
    take_off(state, seat, hex, events)
}

/// A piece of `seat` leaves the board: losses and the full-terrain check follow (EN-2). Where it goes is the caller's
/// business. Tells whether a card was drawn.
pub(crate) fn take_off(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) -> bool {
    let player = state.player_mut(seat);
    player.pieces.remove(hex);
    player.beside = player.pieces.neighbours();
    state.open = state.open_hexes();
    tiles::lose(state, seat, hex, events);
    settle(state, events)
}

/// Everything that follows from a placement (EN-2); a piece that moved came `from` a hex. Tells whether a card was drawn.
#[inline]
fn placed(
    state: &mut State,
    seat: Seat,
    hexes: &[Hex],
    from: Option<Hex>,
    events: &mut impl EventSink<Event>,
) -> bool {
    if let Some(from) = from {
        tiles::lose(state, seat, from, events);
    }
    let mut emptied = 0;
    for &hex in hexes {
        emptied |= tiles::gain(state, seat, hex, events);
    }
    if state.setting.cards.iter().any(|card| card.watches_placements()) {
        score_during_play(state, seat, hexes, from.is_none(), events);
    }
    trigger_end(state, seat, events);
    if sets::marshlands::react(state, emptied, events) {
        return false;
    }
    settle(state, events)
}

/// Cards that are scored or marked during play (NO-18, HA-24).
fn score_during_play(
    state: &mut State,
    seat: Seat,
    hexes: &[Hex],
    built: bool,
    events: &mut impl EventSink<Event>,
) {
    for &hex in hexes {
        if built && seat == state.turn.active {
            sets::nomads::built(state, seat, hex, events);
            sets::harvest::built(state, seat, hex, events);
        }
    }
    for &hex in hexes {
        sets::harvest::mark_lines(state, seat, hex, events);
    }
}

/// The last settlement of a supply is built: the running round is the last one (KB-54). Nothing takes that back (KB-55).
#[inline]
fn trigger_end(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if has_built_all(state, seat) && !state.last_round {
        state.last_round = true;
        events.tell(|| Event::LastRound { seat });
    }
}

/// Whether nothing is left in the supply of `seat` (KB-54), and, if it is played like that, nothing is set aside (MA-15, AMB-34).
#[inline]
pub(crate) fn has_built_all(state: &State, seat: Seat) -> bool {
    let waits =
        state.setting.config.readings.temple_delays_end && sets::marshlands::set_aside(state, seat) > 0;
    state.player(seat).supply == 0 && !waits
}

/// The end of EN-2, once all reactions are done: is the mandatory action finished, is the terrain full, and can an
/// extra action under way go on? Tells whether a card was drawn.
pub(crate) fn settle(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    // A terrain that the last build filled does not reopen the action with another card (KB-71).
    if state.turn.terrain.is_some_and(|terrain| played::owed(state, terrain) == 0) {
        state.turn.mandatory = Mandatory::Done;
    }
    let drew = if played::is_playable(state) { false } else { settle_cards(state, events) };
    if state.turn.mandatory == Mandatory::Done {
        state.turn.nomads.builds = [None; 3];
    }
    if let Phase::Acting(_) = state.phase {
        verb::settle(state);
    }
    drew
}

/// The terrain is full, or not fixed yet. Tells whether a card was drawn.
fn settle_cards(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    let drew = played::settle(state, events);
    if !played::owes_anything(state) {
        state.turn.mandatory = Mandatory::Done;
    }
    played::fix_if_forced(state);
    drew
}
