//! The City Hall: once in the game, lay your city hall on seven empty hexes.
//!
//! Rules: CR-8, CR-23. The tile must touch an own settlement outside it, strictly; it is one placement of seven parts.

use steading_game::{EventSink, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::sets::crossroads::parts;
use crate::{Action, Direction, Event, Extra, Hex, HexSet, Location, State, own, placement, refusal};

const CITY_HALL: Extra = Extra::Location(Location::CityHall);

/// As long as the city hall is not on the board and there is room for it.
pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    state.player(seat).crossroads.city_hall.is_none() && !centres(state, seat).is_empty()
}

/// Where its centre may lie: room all around, and an own settlement beside one of the seven hexes.
fn centres(state: &State, seat: Seat) -> HexSet {
    let beside = state.beside(seat);
    room(state) & (beside | beside.neighbours())
}

/// Empty buildable hexes with six such neighbours.
fn room(state: &State) -> HexSet {
    let empty = state.empty_buildable();
    Direction::ALL.into_iter().fold(empty, |room, direction| room & empty.step(direction))
}

/// The centre is chosen.
pub(crate) fn choices(state: &State, seat: Seat, choices: &mut Choices) {
    (choices.what, choices.hexes) = (OnHex::Build, centres(state, seat));
}

/// All seven parts lie at once, then the rest follows.
pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    let Action::Build(centre) = action else { return false };
    own::finish(state, seat, CITY_HALL);
    state.player_mut(seat).crossroads.city_hall = Some(centre);
    events.tell(|| Event::Built { seat, hex: centre, by: Some(CITY_HALL) });
    // In the order of the board, since lines are marked from top to bottom (HA-32).
    let mut hexes = [centre; 7];
    let sorted: HexSet = parts(centre).collect();
    hexes.iter_mut().zip(sorted.iter()).for_each(|(place, part)| *place = part);
    placement::place(state, seat, &hexes, events)
}

/// There is no room, or nothing of the player beside it.
pub(crate) fn refusal(state: &State, what: OnHex, hex: Hex) -> Option<Illegal> {
    if what != OnHex::Build {
        return None;
    }
    let buildable = state.table.board.buildable.contains(hex);
    Some(refusal::cannot_take(state, hex).unwrap_or_else(|| match room(state).contains(hex) {
        true => Illegal::new("CR-8", "illegal-not-touching"),
        false if buildable => Illegal::new("CR-8", "illegal-no-room"),
        false => refusal::not_buildable(),
    }))
}
