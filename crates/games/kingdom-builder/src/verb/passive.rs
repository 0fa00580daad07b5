//! Actions that nobody begins: they work by themselves or within other actions.

use steading_game::{EventSink, GameRng, Illegal, Seat};

use super::Verb;
use crate::action::OnHex;
use crate::choices::Choices;
use crate::{Acting, Action, Event, Extra, Hex, Stage, State};

/// Nobody begins it.
pub(crate) struct Passive;

impl Verb for Passive {
    const PASSIVE: bool = true;

    fn is_possible(_state: &State, _seat: Seat) -> bool {
        false
    }

    fn begin(_state: &mut State, _seat: Seat, _extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        false
    }

    fn choices(_state: &State, _seat: Seat, _stage: Stage, _choices: &mut Choices) {}

    fn perform(
        _state: &mut State,
        _seat: Seat,
        _acting: Acting,
        _action: Action,
        _events: &mut impl EventSink<Event>,
    ) -> bool {
        false
    }

    fn fits(_state: &State, _seat: Seat, _acting: Acting, _usable: bool) -> bool {
        false
    }

    fn refusal(_state: &State, _seat: Seat, _acting: Acting, _what: OnHex, _hex: Hex) -> Option<Illegal> {
        None
    }

    fn easy_pays(_state: &State, _seat: Seat, _extra: Extra) -> bool {
        false
    }

    fn likely_pays(_state: &State, _seat: Seat, _rng: &mut GameRng) -> bool {
        false
    }
}
