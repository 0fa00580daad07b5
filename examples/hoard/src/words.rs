//! What players read: keys of `text/*.ftl` with their facts.

use steading_game::{Message, Seat};

use crate::moves::MOST_CARDS;
use crate::{Action, Event, Phase, State};

pub(crate) fn label(action: Action) -> Message {
    match action {
        Action::Play(card) => Message::new("play").with("card", card.id()),
        Action::Boast(points) => Message::new("boast").with("points", points),
        Action::Draw => Message::new("draw"),
        Action::End => Message::new("end"),
        Action::Knock => Message::new("knock"),
    }
}

pub(crate) fn prompt(state: &State, seat: Seat) -> Message {
    match state.phase {
        Phase::Turn { seat: active, laid } if active == seat => {
            let key = if state.deck.is_empty() { "prompt-last" } else { "prompt-turn" };
            Message::new(key).with("left", MOST_CARDS - laid)
        }
        Phase::Turn { seat: active, .. } => Message::new("prompt-wait").with("seat", active),
        Phase::Over => Message::new("prompt-over"),
    }
}

pub(crate) fn describe(event: &Event) -> Message {
    let by = |key, seat: &Seat| Message::new(key).with("seat", *seat);
    match event {
        Event::Dealt { seat, count } => by("event-dealt", seat).with("count", *count),
        Event::Played { seat, card } => by("event-played", seat).with("card", card.id()),
        Event::Boasted { seat, points } => by("event-boasted", seat).with("points", *points),
        Event::Drew { seat, card: None } => by("event-drew", seat),
        Event::Drew { seat, card: Some(card) } => by("event-drew-card", seat).with("card", card.id()),
        Event::Rolled { seat, luck } => by("event-rolled", seat).with("luck", *luck),
        Event::Ended { seat } => by("event-ended", seat),
        Event::Knocked { seat } => by("event-knocked", seat),
    }
}
