//! The Temple: take one of your settlements off the board; it is built in the mandatory action of your next turn.
//!
//! Rules: MA-15, MA-26, MA-27, MA-29. Only ordinary settlements, no warriors, wagons, ships and city halls.

use steading_game::{EventSink, GameRng, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::insight::likely;
use crate::location::LocationThing;
use crate::verb::{Verb, enter, finish};
use crate::{Acting, Action, Event, Extra, Hex, HexSet, Stage, State, easy, placement};

pub(crate) struct Temple;

impl LocationThing for Temple {
    const RULE: &'static str = "MA-15";
    type Verb = Self;
}

/// The settlements that can be taken.
fn targets(state: &State, seat: Seat) -> HexSet {
    let player = state.player(seat);
    player.pieces.minus(player.crossroads.on_board())
}

impl Verb for Temple {
    /// With an empty supply it would only put off the end, time and again (MA-29).
    fn is_possible(state: &State, seat: Seat) -> bool {
        state.player(seat).supply > 0 && !targets(state, seat).is_empty()
    }

    fn begin(state: &mut State, _seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        enter(state, extra, Stage::Take { done: 0 });
        false
    }

    fn choices(state: &State, seat: Seat, _stage: Stage, choices: &mut Choices) {
        (choices.what, choices.hexes) = (OnHex::Take, targets(state, seat));
    }

    /// The settlement is set aside, not put into the supply.
    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let Action::Take(hex) = action else { return false };
        finish(state, seat, acting.extra);
        let own = &mut state.player_mut(seat).marshlands;
        own.set_aside += 1;
        own.lifted += 1;
        events.tell(|| Event::SetAside { seat, hex });
        placement::take_off(state, seat, hex, events)
    }

    fn fits(_state: &State, _seat: Seat, acting: Acting, usable: bool) -> bool {
        usable && acting.stage == Stage::Take { done: 0 }
    }

    /// Why the piece on that hex cannot be taken.
    fn refusal(state: &State, seat: Seat, _acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        let own = state.pieces(seat).contains(hex);
        let (rule, key) =
            if own { ("MA-26", "illegal-not-a-settlement") } else { (Self::RULE, "illegal-not-yours") };
        (what == OnHex::Take).then(|| Illegal::new(rule, key))
    }

    fn idle(state: &State, seat: Seat) -> Option<Illegal> {
        let none = state.player(seat).supply == 0;
        none.then(|| Illegal::new("MA-29", "illegal-temple-without-supply"))
    }

    /// It takes a settlement that brings nothing where it stands, as long as there is time to build it again.
    fn easy_pays(state: &State, seat: Seat, extra: Extra) -> bool {
        const ENOUGH_TIME: u8 = 6;
        let soon_over = state.last_round || state.seats().any(|seat| state.player(seat).supply < ENOUGH_TIME);
        !soon_over && easy::after_first(state, seat, extra) >= Some(easy::worth(state, seat))
    }

    fn likely_pays(state: &State, seat: Seat, rng: &mut GameRng) -> bool {
        state.player(seat).supply > 3 && likely::one_in(rng, 4)
    }
}
