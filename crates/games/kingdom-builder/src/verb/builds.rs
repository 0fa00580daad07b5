//! Actions that build one settlement from the supply.

use std::marker::PhantomData;

use steading_game::{EventSink, Illegal, Seat};

use super::{Role, Verb, enter, finish};
use crate::action::OnHex;
use crate::choices::Choices;
use crate::{Acting, Action, Event, Extra, Hex, HexSet, Stage, State, placement, unfit};

/// Where a settlement can be built.
pub(crate) trait Build {
    /// The hexes that can be built on now.
    fn targets(state: &State, seat: Seat) -> HexSet;

    /// Why that hex, on which a piece could stand, is not among them.
    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal;
}

/// Builds one settlement on one of the targets.
pub(crate) struct Builds<T>(PhantomData<T>);

impl<T: Build> Verb for Builds<T> {
    /// With a settlement in the supply (KB-24).
    #[inline]
    fn is_possible(state: &State, seat: Seat) -> bool {
        state.player(seat).supply > 0 && !T::targets(state, seat).is_empty()
    }

    #[inline]
    fn begin(state: &mut State, _seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        enter(state, extra, Stage::Build { done: 0 });
        false
    }

    #[inline]
    fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
        let Stage::Build { .. } = stage else { return };
        (choices.what, choices.hexes) = (OnHex::Build, T::targets(state, seat));
    }

    #[inline]
    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        build(state, seat, acting.extra, action, events)
    }

    fn fits(_state: &State, _seat: Seat, acting: Acting, usable: bool) -> bool {
        usable && acting.stage == Stage::Build { done: 0 }
    }

    fn refusal(state: &State, seat: Seat, acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        let builds = matches!((acting.stage, what), (Stage::Build { .. }, OnHex::Build));
        let wrong = || T::wrong_target(state, seat, hex);
        builds.then(|| unfit::cannot_take(state, hex).unwrap_or_else(wrong))
    }

    fn idle(state: &State, seat: Seat) -> Option<Illegal> {
        unfit::without_supply(state, seat)
    }

    fn role(_state: &State, _seat: Seat) -> Option<Role> {
        Some(Role::Builder)
    }
}

/// The same for all of them.
fn build(
    state: &mut State,
    seat: Seat,
    extra: Extra,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    let Action::Build(hex) = action else { return false };
    finish(state, seat, extra);
    events.tell(|| Event::Built { seat, hex, by: Some(extra) });
    placement::build(state, seat, hex, events)
}
