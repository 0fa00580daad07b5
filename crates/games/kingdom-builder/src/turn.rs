//! The course of a turn: its beginning and its end.
//!
//! Rules: KB-18, KB-28, KB-54, KB-70, CR-25, AMB-13.

use steading_game::{EventSink, Seat};

use crate::terrain_card::{Hand, Held};
use crate::{Event, Mandatory, Phase, Player, State, Turn, placement, sets};

/// The active player lays the hand open (KB-18); cards whose terrain is full are replaced (KB-26).
pub(crate) fn begin(state: &mut State, events: &mut impl EventSink<Event>) {
    let (seat, number) = (state.turn.active, state.turn.number);
    ripen(state);
    let cards = std::mem::take(&mut state.player_mut(seat).hand).opened();
    state.turn.cards = cards;
    events.tell(|| Event::TurnBegan { seat, number, cards });
    placement::settle(state, events);
}

/// New tiles become ready (KB-70): everybody's when a round begins, or those of the active player.
fn ripen(state: &mut State) {
    let active = state.turn.active;
    if !state.setting.config.readings.tiles_next_round {
        state.player_mut(active).ripen();
    } else if active == state.setting.first {
        state.players.iter_mut().for_each(Player::ripen);
    }
}

/// The end of a turn, in the order of KB-28.
pub(crate) fn end(state: &mut State, events: &mut impl EventSink<Event>) {
    let seat = state.turn.active;
    sets::nomads::end_of_turn(state, seat, events);
    sets::harvest::end_of_turn(state);
    // A Canoe can be used before the own next turn, so that it has to wait for the round (AMB-13).
    let waiting = if state.setting.config.readings.tiles_next_round {
        sets::marshlands::reactions::tiles(&state.setting.board)
    } else {
        0
    };
    state.player_mut(seat).tiles.reset(waiting);
    sets::marshlands::end_of_turn(state, seat);
    for Held { card, .. } in std::mem::take(&mut state.turn.cards).iter() {
        state.deck.discard.add(card);
    }
    for _ in 0..sets::crossroads::cards_to_draw(state, seat) {
        draw(state, seat, events);
    }
    for other in sets::crossroads::draw_in_foreign_turn(state) {
        draw(state, other, events);
    }
    let next = seat.next(state.setting.config.players);
    // Without any card nobody could ever build again (KB-73): that ends the game as well.
    if state.players.iter().all(|player| player.hand.is_empty()) {
        state.last_round = true;
    }
    if state.last_round && next == state.setting.first {
        state.turn = Turn { mandatory: Mandatory::Done, ..Turn::new(state.turn.number, seat) };
        if !sets::harvest::before_scoring(state, events) {
            finish(state, events);
        }
        return;
    }
    state.turn = Turn::new(state.turn.number.saturating_add(1), next);
    begin(state, events);
}

/// The game is over; what is left is scoring (KB-56).
pub(crate) fn finish(state: &mut State, events: &mut impl EventSink<Event>) {
    state.phase = Phase::Over;
    events.tell(|| Event::Over);
}

/// `seat` draws a terrain card into the hidden hand (KB-16).
pub(crate) fn draw(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let Some(card) = state.draw_card(events) else { return };
    let hand: &mut Hand = &mut state.player_mut(seat).hand;
    hand.push(Held { card, age: 0 });
    events.tell(|| Event::Drew { seat, card: Some(card) });
}
