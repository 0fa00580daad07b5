//! The Barracks: place one of your warriors, or take one back.
//!
//! Rules: CR-12, CR-13. No piece may be placed beside a warrior; `State::open` knows.

use steading_game::{EventSink, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::{Action, Event, Extra, Hex, HexSet, Location, State, own, placement, refusal};

const BARRACKS: Extra = Extra::Location(Location::Barracks);

/// A warrior on the board can be taken back, one beside it can be placed if there is a hex for it.
pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    !warriors(state, seat).is_empty() || !targets(state, seat).is_empty()
}

/// Empty buildable hexes beside own settlements, or any if there is none; nothing when both warriors are on the board.
pub(crate) fn targets(state: &State, seat: Seat) -> HexSet {
    if state.player(seat).crossroads.warriors.contains(&None) {
        state.beside_if_possible(seat, state.empty_buildable())
    } else {
        HexSet::EMPTY
    }
}

/// Own warriors on the board.
pub(crate) fn warriors(state: &State, seat: Seat) -> HexSet {
    state.player(seat).crossroads.warriors.into_iter().flatten().collect()
}

/// Place one, or take one.
pub(crate) fn choices(state: &State, seat: Seat, choices: &mut Choices) {
    (choices.what, choices.hexes) = (OnHex::Build, targets(state, seat));
    choices.also = Some((OnHex::Take, warriors(state, seat)));
}

/// Either is one use.
pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    own::finish(state, seat, BARRACKS);
    match action {
        Action::Build(hex) => {
            state.player_mut(seat).crossroads.add_warrior(hex);
            state.open = state.open.minus(HexSet::around(hex));
            events.tell(|| Event::Built { seat, hex, by: Some(BARRACKS) });
            placement::place(state, seat, &[hex], events)
        }
        Action::Take(hex) => {
            events.tell(|| Event::TookBack { seat, hex, by: BARRACKS });
            placement::take_back(state, seat, hex, events)
        }
        _ => false,
    }
}

/// Nothing but a warrior is taken back; a new one follows rule 3.
pub(crate) fn refusal(state: &State, seat: Seat, what: OnHex, hex: Hex) -> Option<Illegal> {
    match what {
        OnHex::Build if !state.player(seat).crossroads.warriors.contains(&None) => {
            Some(Illegal::new("CR-12", "illegal-no-warrior"))
        }
        OnHex::Build => Some(refusal::cannot_take(state, hex).unwrap_or_else(|| {
            let buildable = state.table.board.buildable.contains(hex);
            if buildable { refusal::not_beside(state, seat) } else { refusal::not_buildable() }
        })),
        OnHex::Take => Some(Illegal::new("CR-12", "illegal-cannot-take").with("extra", BARRACKS.key())),
        OnHex::Lift | OnHex::Put | OnHex::Step => None,
    }
}
