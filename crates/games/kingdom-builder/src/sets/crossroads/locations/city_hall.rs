//! The City Hall: once in the game, lay your city hall on seven empty hexes.
//!
//! Rules: CR-8, CR-23. The tile must touch an own settlement outside it, strictly; it is one placement of seven parts.

use steading_game::{EventSink, Illegal, Message, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::location::LocationThing;
use crate::sets::crossroads::parts;
use crate::verb::{Role, Verb, enter, finish};
use crate::{
    Acting, Action, Direction, Event, Extra, Hex, HexSet, Location, Stage, State, easy, placement, unfit,
};

pub(crate) struct CityHall;

impl LocationThing for CityHall {
    const RULE: &'static str = "CR-8";
    type Verb = Self;
}

fn is_placed(state: &State, seat: Seat) -> bool {
    state.player(seat).crossroads.city_hall.is_some()
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

impl Verb for CityHall {
    /// As long as the city hall is not on the board and there is room for it.
    fn is_possible(state: &State, seat: Seat) -> bool {
        !is_placed(state, seat) && !centres(state, seat).is_empty()
    }

    fn begin(state: &mut State, _seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        enter(state, extra, Stage::Build { done: 0 });
        false
    }

    /// The centre is chosen.
    fn choices(state: &State, seat: Seat, _stage: Stage, choices: &mut Choices) {
        (choices.what, choices.hexes) = (OnHex::Build, centres(state, seat));
    }

    /// All seven parts lie at once, then the rest follows.
    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let Action::Build(centre) = action else { return false };
        finish(state, seat, acting.extra);
        state.player_mut(seat).crossroads.city_hall = Some(centre);
        events.tell(|| Event::Built { seat, hex: centre, by: Some(acting.extra) });
        // In the order of the board, since lines are marked from top to bottom (HA-32).
        let mut hexes = [centre; 7];
        let sorted: HexSet = parts(centre).collect();
        hexes.iter_mut().zip(sorted.iter()).for_each(|(place, part)| *place = part);
        placement::place(state, seat, &hexes, events)
    }

    fn fits(_state: &State, _seat: Seat, acting: Acting, usable: bool) -> bool {
        usable && acting.stage == Stage::Build { done: 0 }
    }

    /// There is no room, or nothing of the player beside it.
    fn refusal(state: &State, _seat: Seat, _acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        if what != OnHex::Build {
            return None;
        }
        Some(unfit::cannot_take(state, hex).unwrap_or_else(|| {
            if room(state).contains(hex) {
                Illegal::new(Self::RULE, "illegal-not-touching")
            } else {
                unfit::not_buildable_or(state, hex, Self::RULE, "illegal-no-room")
            }
        }))
    }

    fn idle(state: &State, seat: Seat) -> Option<Illegal> {
        let illegal = || Illegal::new(Self::RULE, "illegal-city-hall-placed");
        is_placed(state, seat).then(|| illegal().with("extra", Location::CityHall.key()))
    }

    fn prompt(_state: &State, _seat: Seat, _stage: Stage) -> Option<Message> {
        Some(Message::new("prompt-city-hall"))
    }

    /// Once is enough.
    fn role(state: &State, seat: Seat) -> Option<Role> {
        (!is_placed(state, seat)).then_some(Role::Helper)
    }

    /// If the best place brings something.
    fn easy_pays(state: &State, seat: Seat, extra: Extra) -> bool {
        easy::placing_pays(state, seat, extra)
    }
}
