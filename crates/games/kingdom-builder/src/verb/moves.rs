//! Actions that pick up one own piece and put it down elsewhere.

use std::marker::PhantomData;

use steading_game::{EventSink, GameRng, Illegal, Seat};

use super::{Role, Verb, enter, finish};
use crate::action::OnHex;
use crate::choices::Choices;
use crate::insight::likely;
use crate::{Acting, Action, Event, Extra, Hex, HexSet, Phase, Stage, State, easy, placement, sets, unfit};

/// What can be moved, and where to. These look at the table as it is; that a warrior does not block while it is lifted
/// itself (CR-26) is added by the functions of [`Moves`], which everybody else calls.
pub(crate) trait Move {
    /// Whether any piece has somewhere to go.
    fn is_possible(state: &State, seat: Seat) -> bool;

    /// The own pieces with somewhere to go.
    fn movable(state: &State, seat: Seat) -> HexSet;

    /// Where the piece from that hex may go. It does not count itself (KB-35).
    fn landing(state: &State, seat: Seat, from: Hex) -> HexSet;

    /// Why a piece cannot go to that hex, on which one could stand.
    fn wrong_target(state: &State, seat: Seat, hex: Hex) -> Illegal;
}

/// Moves one piece.
pub(crate) struct Moves<T>(PhantomData<T>);

impl<T: Move> Moves<T> {
    /// Whether any piece has somewhere to go.
    #[inline]
    pub(crate) fn can(state: &State, seat: Seat) -> bool {
        T::is_possible(state, seat) || Self::warriors(state, seat).next().is_some()
    }

    /// The own pieces with somewhere to go.
    #[inline]
    pub(crate) fn pieces(state: &State, seat: Seat) -> HexSet {
        Self::warriors(state, seat).fold(T::movable(state, seat), HexSet::with)
    }

    /// Where the piece from that hex may go.
    #[inline]
    pub(crate) fn places(state: &State, seat: Seat, from: Hex) -> HexSet {
        match sets::crossroads::lifted(state, seat, from) {
            Some(lifted) => T::landing(&lifted, seat, from),
            None => T::landing(state, seat, from),
        }
    }

    /// Own warriors with somewhere to go.
    #[inline]
    fn warriors(state: &State, seat: Seat) -> impl Iterator<Item = Hex> {
        let movable = sets::crossroads::movable_warriors(state, seat);
        movable.filter(move |&from| !Self::places(state, seat, from).is_empty())
    }
}

impl<T: Move> Verb for Moves<T> {
    #[inline]
    fn is_possible(state: &State, seat: Seat) -> bool {
        Self::can(state, seat)
    }

    #[inline]
    fn begin(state: &mut State, _seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        enter(state, extra, Stage::Lift);
        false
    }

    #[inline]
    fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
        match stage {
            Stage::Lift => (choices.what, choices.hexes) = (OnHex::Lift, Self::pieces(state, seat)),
            Stage::Put { from } => {
                (choices.what, choices.hexes) = (OnHex::Put, Self::places(state, seat, from));
            }
            Stage::Build { .. } | Stage::Step { .. } | Stage::Take { .. } | Stage::Repeat => {}
        }
    }

    #[inline]
    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        shift(state, seat, acting, action, events)
    }

    /// The piece in the hand is put back.
    fn cancel(state: &mut State, Acting { extra, stage }: Acting) {
        state.phase = match stage {
            Stage::Put { .. } => Phase::Acting(Acting { extra, stage: Stage::Lift }),
            Stage::Lift | Stage::Build { .. } | Stage::Step { .. } | Stage::Take { .. } | Stage::Repeat => {
                Phase::Turn
            }
        };
    }

    fn fits(state: &State, seat: Seat, acting: Acting, usable: bool) -> bool {
        usable
            && match acting.stage {
                Stage::Lift => true,
                Stage::Put { from } => Self::pieces(state, seat).contains(from),
                Stage::Build { .. } | Stage::Step { .. } | Stage::Take { .. } | Stage::Repeat => false,
            }
    }

    fn refusal(state: &State, seat: Seat, acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        match (acting.stage, what) {
            (Stage::Lift, OnHex::Lift) => Some(unfit::cannot_lift(state, seat, acting.extra, hex)),
            (Stage::Put { from }, OnHex::Put) if from == hex => {
                Some(Illegal::new("KB-35", "illegal-same-hex"))
            }
            (Stage::Put { from }, OnHex::Put) => {
                let lifted = sets::crossroads::lifted(state, seat, from);
                let wrong = || T::wrong_target(state, seat, hex);
                Some(unfit::cannot_take(lifted.as_ref().unwrap_or(state), hex).unwrap_or_else(wrong))
            }
            _ => None,
        }
    }

    fn role(_state: &State, _seat: Seat) -> Option<Role> {
        Some(Role::Mover)
    }

    /// If the best move brings something.
    fn easy_pays(state: &State, seat: Seat, extra: Extra) -> bool {
        easy::move_pays(state, seat, extra)
    }

    fn likely_pays(state: &State, seat: Seat, rng: &mut GameRng) -> bool {
        likely::move_pays::<T>(state, seat, rng)
    }
}

/// The same for all of them.
fn shift(
    state: &mut State,
    seat: Seat,
    Acting { extra, stage }: Acting,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    match (stage, action) {
        (Stage::Lift, Action::Lift(from)) => {
            enter(state, extra, Stage::Put { from });
            false
        }
        (Stage::Put { from }, Action::Put(to)) => {
            finish(state, seat, extra);
            events.tell(|| Event::Moved { seat, from, to, by: extra });
            placement::relocate(state, seat, from, to, events)
        }
        _ => false,
    }
}
