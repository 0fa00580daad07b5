//! What follows from a decision that `moves.rs` allows.

use steading_game::{EventSink, Seat, Undo};

use crate::{Action, Card, Event, Phase, State};

/// The faces of the die (HO-6).
pub(crate) const FACES: u8 = 6;

/// Carries an action out. It can be taken back unless it brought something to light, or others are to act.
pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Undo {
    match action {
        Action::Play(card) => {
            play(state, seat, card);
            events.tell(|| Event::Played { seat, card });
            Undo::Allowed
        }
        Action::Boast(points) => {
            state.players[seat.index()].boast = Some(points);
            events.tell(|| Event::Boasted { seat, points });
            Undo::Allowed
        }
        Action::Draw => {
            draw(state, seat, events);
            state.phase = Phase::turn(seat.next(state.config.players));
            Undo::Barrier
        }
        Action::End => {
            state.ended += 1;
            let over = state.ended == state.config.players;
            state.phase = if over { Phase::Over } else { Phase::turn(seat.next(state.config.players)) };
            events.tell(|| Event::Ended { seat });
            Undo::Barrier
        }
        Action::Knock => {
            state.players[seat.index()].knocked = true;
            events.tell(|| Event::Knocked { seat });
            Undo::Barrier
        }
    }
}

fn play(state: &mut State, seat: Seat, card: Card) {
    let player = &mut state.players[seat.index()];
    player.hand[card] -= 1;
    player.laid_out[card] += 1;
    if let Phase::Turn { laid, .. } = &mut state.phase {
        *laid += 1;
    }
}

fn draw(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if let Some(card) = state.deck.pop() {
        state.players[seat.index()].hand[card] += 1;
        events.tell(|| Event::Drew { seat, card: Some(card) });
    }
    if state.config.wild {
        let luck = state.rng.below(FACES.into()) as u8 + 1;
        state.players[seat.index()].luck = Some(luck);
        events.tell(|| Event::Rolled { seat, luck });
    }
}
