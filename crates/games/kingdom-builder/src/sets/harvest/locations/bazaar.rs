//! The Bazaar: use another of your location tiles a second time in this turn.
//!
//! Rules: HA-9, HA-10, HA-28. `use bazaar` and then `use tavern` turn the used Tavern back to its ready side. On a
//! Crossroads, which nobody uses, it brings one more card at the end of the turn.

use steading_game::{EventSink, GameRng, Illegal, Seat};

use crate::action::OnHex;
use crate::board::each;
use crate::choices::Choices;
use crate::extra::Extras;
use crate::location::LocationThing;
use crate::verb::{Role, Verb, enter, finish};
use crate::{Acting, Action, Event, Extra, Hex, Location, Stage, State, tiles};

const CROSSROADS: Extra = Extra::Location(Location::Crossroads);

pub(crate) struct Bazaar;

impl LocationThing for Bazaar {
    const RULE: &'static str = "HA-9";
    type Verb = Self;
}

/// The tiles that can be repeated: used in this turn, still held, and with something to do now. Tiles that were gained in
/// this turn are not used yet; a Canoe only reacts, so it never has anything to do here.
fn repeatable(state: &State, seat: Seat) -> Extras {
    let mut extras = Extras::EMPTY;
    let board = &state.setting.board;
    for number in each(state.player(seat).tiles.used & board.locations) {
        let Some(location) = board.location(number) else { continue };
        let extra = Extra::Location(location);
        if location != Location::Bazaar && extra.is_possible(state, seat) {
            extras.insert(extra);
        }
    }
    let waiting = state.player(seat).tiles.ready() & board.hexes_of(Location::Crossroads);
    if waiting != 0 && !state.turn.harvest.third_card {
        extras.insert(CROSSROADS);
    }
    extras
}

/// Why it cannot repeat that (HA-9, HA-28).
fn cannot_repeat(state: &State, seat: Seat, extra: Extra) -> Illegal {
    let named = |rule, key| Illegal::new(rule, key).with("extra", extra.key());
    let Extra::Location(location) = extra else { return named("HA-9", "illegal-only-locations-repeat") };
    let tiles = state.player(seat).tiles;
    let own = state.setting.board.hexes_of(location);
    match own {
        _ if own & tiles.held == 0 => named("KB-38", "illegal-no-tile"),
        _ if own & tiles.used != 0 => named("HA-28", "illegal-cannot-repeat"),
        _ => named("HA-28", "illegal-not-used-yet"),
    }
}

impl Verb for Bazaar {
    fn is_possible(state: &State, seat: Seat) -> bool {
        !repeatable(state, seat).is_empty()
    }

    fn begin(state: &mut State, _seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        enter(state, extra, Stage::Repeat);
        false
    }

    fn choices(state: &State, seat: Seat, _stage: Stage, choices: &mut Choices) {
        choices.extras = repeatable(state, seat);
    }

    /// Turns the chosen tile back to its ready side; a Crossroads draws one more card later.
    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let Action::Use(Extra::Location(location)) = action else { return false };
        if location == Location::Crossroads {
            state.turn.harvest.third_card = true;
        } else {
            tiles::turn_back(state, seat, location);
        }
        events.tell(|| Event::Repeats { seat, location });
        finish(state, seat, acting.extra);
        false
    }

    fn fits(state: &State, seat: Seat, acting: Acting, usable: bool) -> bool {
        usable && acting.goes_on_or_waits(state, seat)
    }

    fn refusal(_state: &State, _seat: Seat, _acting: Acting, _what: OnHex, _hex: Hex) -> Option<Illegal> {
        None
    }

    fn cannot_use(state: &State, seat: Seat, _acting: Acting, extra: Extra) -> Illegal {
        cannot_repeat(state, seat, extra)
    }

    /// If it repeats something that pays.
    fn easy_pays(state: &State, seat: Seat, _extra: Extra) -> bool {
        repeatable(state, seat).iter().any(|extra| easy_repeats(state, seat, extra))
    }

    fn easy_action(state: &State, seat: Seat, _stage: Stage, choices: &Choices) -> Option<Action> {
        choices.extras.iter().find(|&extra| easy_repeats(state, seat, extra)).map(Action::Use)
    }

    fn likely_pays(state: &State, seat: Seat, _rng: &mut GameRng) -> bool {
        repeatable(state, seat).iter().any(|extra| likely_repeats(state, seat, extra))
    }

    fn likely_action(
        state: &State,
        seat: Seat,
        _stage: Stage,
        choices: &Choices,
        _rng: &mut GameRng,
    ) -> Option<Action> {
        let again = choices.extras.iter().find(|&extra| likely_repeats(state, seat, extra));
        again.or_else(|| choices.extras.iter().next()).map(Action::Use)
    }
}

fn easy_repeats(state: &State, seat: Seat, extra: Extra) -> bool {
    extra == CROSSROADS || extra.easy_pays(state, seat)
}

/// Builds, and a card more.
fn likely_repeats(state: &State, seat: Seat, extra: Extra) -> bool {
    extra == CROSSROADS || extra.role(state, seat) == Some(Role::Builder)
}
