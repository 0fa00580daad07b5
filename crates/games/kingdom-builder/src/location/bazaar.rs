//! The Bazaar: use another of your location tiles a second time in this turn.
//!
//! Rules: HA-9, HA-10, HA-28. `use bazaar` and then `use tavern` turn the used Tavern back to its ready side. On a
//! Crossroads, which nobody uses, it brings one more card at the end of the turn.

use steading_game::{EventSink, Seat};

use crate::board::each;
use crate::choices::Choices;
use crate::extra::Extras;
use crate::{Event, Extra, Location, State, own, tiles};

pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    repeatable(state, seat).len() > 0
}

/// The tiles that can be repeated: used in this turn, still held, and with something to do now. Tiles that were gained in
/// this turn are not used yet; a Canoe only reacts, so it never has anything to do here.
pub(crate) fn repeatable(state: &State, seat: Seat) -> Extras {
    let mut extras = Extras::NONE;
    let board = &state.table.board;
    for number in each(state.player(seat).tiles.used & board.locations) {
        let Some(location) = board.location(number) else { continue };
        let extra = Extra::Location(location);
        if location != Location::Bazaar && extra.is_possible(state, seat) {
            extras.insert(extra);
        }
    }
    let waiting = state.player(seat).tiles.ready() & board.hexes_of(Location::Crossroads);
    if waiting != 0 && !state.turn.harvest.third_card {
        extras.insert(Extra::Location(Location::Crossroads));
    }
    extras
}

pub(crate) fn choices(state: &State, seat: Seat, choices: &mut Choices) {
    choices.extras = repeatable(state, seat);
}

/// Turns the chosen tile back to its ready side; a Crossroads draws one more card later.
pub(crate) fn repeat(state: &mut State, seat: Seat, extra: Extra, events: &mut impl EventSink<Event>) {
    let Extra::Location(location) = extra else { return };
    if location == Location::Crossroads {
        state.turn.harvest.third_card = true;
    } else {
        tiles::turn_back(state, seat, location);
    }
    events.tell(|| Event::Repeats { seat, location });
    own::finish(state, seat, Extra::Location(Location::Bazaar));
}
