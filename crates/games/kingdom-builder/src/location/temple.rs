//! The Temple: take one of your settlements off the board; it is built in the mandatory action of your next turn.
//!
//! Rules: MA-15, MA-26, MA-27, MA-29. Only ordinary settlements, no warriors, wagons, ships and city halls.

use steading_game::{EventSink, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::{Action, Event, Extra, Hex, HexSet, Location, State, own, placement};

const TEMPLE: Extra = Extra::Location(Location::Temple);

/// The settlements that can be taken.
fn targets(state: &State, seat: Seat) -> HexSet {
    let player = state.player(seat);
    player.pieces.minus(player.crossroads.on_board())
}

/// With an empty supply it would only put off the end, time and again (MA-29).
pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    state.player(seat).supply > 0 && !targets(state, seat).is_empty()
}

pub(crate) fn choices(state: &State, seat: Seat, choices: &mut Choices) {
    (choices.what, choices.hexes) = (OnHex::Take, targets(state, seat));
}

/// The settlement is set aside, not put into the supply.
pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    let Action::Take(hex) = action else { return false };
    own::finish(state, seat, TEMPLE);
    let own = &mut state.player_mut(seat).marshlands;
    own.set_aside += 1;
    own.lifted += 1;
    events.tell(|| Event::SetAside { seat, hex });
    placement::take_off(state, seat, hex, events)
}

/// Why the piece on that hex cannot be taken.
pub(crate) fn refusal(state: &State, seat: Seat, what: OnHex, hex: Hex) -> Option<Illegal> {
    let own = state.pieces(seat).contains(hex);
    let (rule, key) =
        if own { ("MA-26", "illegal-not-a-settlement") } else { ("MA-15", "illegal-not-yours") };
    (what == OnHex::Take).then(|| Illegal::new(rule, key))
}
