//! The Barracks: place one of your warriors, or take one back.
//!
//! Rules: CR-12, CR-13. No piece may be placed beside a warrior; `State::open` knows.

use steading_game::{EventSink, GameRng, Illegal, Message, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::insight::likely;
use crate::location::LocationThing;
use crate::verb::{Verb, enter, finish};
use crate::{Acting, Action, Event, Extra, Hex, HexSet, Stage, State, easy, placement, unfit};

pub(crate) struct Barracks;

impl LocationThing for Barracks {
    const RULE: &'static str = "CR-12";
    type Verb = Self;
}

/// Whether one of the warriors is beside the board.
fn has_one_left(state: &State, seat: Seat) -> bool {
    state.player(seat).crossroads.warriors.contains(&None)
}

/// Empty buildable hexes beside own settlements, or any if there is none; nothing when both warriors are on the board.
fn targets(state: &State, seat: Seat) -> HexSet {
    if has_one_left(state, seat) {
        state.beside_if_possible(seat, state.empty_buildable())
    } else {
        HexSet::EMPTY
    }
}

/// Own warriors on the board.
fn warriors(state: &State, seat: Seat) -> HexSet {
    state.player(seat).crossroads.warriors.into_iter().flatten().collect()
}

impl Verb for Barracks {
    /// A warrior on the board can be taken back, one beside it can be placed if there is a hex for it.
    fn is_possible(state: &State, seat: Seat) -> bool {
        !warriors(state, seat).is_empty() || !targets(state, seat).is_empty()
    }

    fn begin(state: &mut State, _seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        enter(state, extra, Stage::Build { done: 0 });
        false
    }

    /// Place one, or take one.
    fn choices(state: &State, seat: Seat, _stage: Stage, choices: &mut Choices) {
        (choices.what, choices.hexes) = (OnHex::Build, targets(state, seat));
        choices.also = Some((OnHex::Take, warriors(state, seat)));
    }

    /// Either is one use.
    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let extra = acting.extra;
        finish(state, seat, extra);
        match action {
            Action::Build(hex) => {
                state.player_mut(seat).crossroads.add_warrior(hex);
                state.open = state.open.minus(HexSet::around(hex));
                events.tell(|| Event::Built { seat, hex, by: Some(extra) });
                placement::place(state, seat, &[hex], events)
            }
            Action::Take(hex) => {
                events.tell(|| Event::TookBack { seat, hex, by: extra });
                placement::take_back(state, seat, hex, events)
            }
            _ => false,
        }
    }

    fn fits(_state: &State, _seat: Seat, acting: Acting, usable: bool) -> bool {
        usable && acting.stage == Stage::Build { done: 0 }
    }

    /// Nothing but a warrior is taken back; a new one follows rule 3.
    fn refusal(state: &State, seat: Seat, acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        match what {
            OnHex::Build if !has_one_left(state, seat) => {
                Some(Illegal::new(Self::RULE, "illegal-no-warrior"))
            }
            OnHex::Build => Some(unfit::cannot_take(state, hex).unwrap_or_else(|| {
                let buildable = state.setting.board.buildable.contains(hex);
                if buildable { unfit::not_beside(state, seat) } else { unfit::not_buildable() }
            })),
            OnHex::Take => {
                Some(Illegal::new(Self::RULE, "illegal-cannot-take").with("extra", acting.extra.key()))
            }
            OnHex::Lift | OnHex::Put | OnHex::Step => None,
        }
    }

    fn prompt(state: &State, seat: Seat, _stage: Stage) -> Option<Message> {
        Some(Message::new(match (targets(state, seat).is_empty(), warriors(state, seat).is_empty()) {
            (false, false) => "prompt-place-or-take",
            (false, true) => "prompt-place",
            (true, _) => "prompt-take",
        }))
    }

    /// If the best place for a warrior brings something.
    fn easy_pays(state: &State, seat: Seat, extra: Extra) -> bool {
        has_one_left(state, seat) && easy::placing_pays(state, seat, extra)
    }

    fn likely_pays(state: &State, seat: Seat, rng: &mut GameRng) -> bool {
        !targets(state, seat).is_empty() && likely::one_in(rng, 2)
    }
}
