//! What the Wagon and the Lighthouse have in common: a piece that is placed, goes up to three steps, or is taken back.
//!
//! Rules: CR-14 to CR-16, CR-27. Each step is a placement of its own. An action under way goes on even if a step cost the tile.

use std::marker::PhantomData;

use steading_game::{EventSink, GameRng, Illegal, Message, Seat};

use super::Pieces;
use crate::action::OnHex;
use crate::choices::Choices;
use crate::insight::likely;
use crate::location::LocationThing;
use crate::verb::{Verb, enter, finish};
use crate::{Acting, Action, Event, Extra, Hex, HexSet, Location, Stage, State, easy, placement, unfit};

/// The most steps of one use.
pub(crate) const STEPS: u8 = 3;

/// A wagon or a ship.
pub(crate) trait Vehicle: LocationThing {
    /// The location whose tile moves it.
    const LOCATION: Location;

    /// Where it stands, among all pieces of its owner.
    fn place(pieces: &mut Pieces) -> &mut Option<Hex>;

    /// Empty hexes that it can stand on.
    fn ground(state: &State) -> HexSet;

    /// Why it cannot stand on that hex, which is empty.
    fn wrong_ground(state: &State, hex: Hex) -> Illegal;
}

/// Places, drives or takes back.
pub(crate) struct Drives<T>(PhantomData<T>);

/// Where it stands; nowhere if it is still beside the board.
fn stands<T: Vehicle>(state: &State, seat: Seat) -> Option<Hex> {
    let mut pieces = state.player(seat).crossroads;
    *T::place(&mut pieces)
}

/// Where it can be placed: beside own settlements, or anywhere on its ground if there is no such hex.
fn targets<T: Vehicle>(state: &State, seat: Seat) -> HexSet {
    state.beside_if_possible(seat, T::ground(state))
}

impl<T: Vehicle> Verb for Drives<T> {
    /// On the board it can at least be taken back.
    fn is_possible(state: &State, seat: Seat) -> bool {
        stands::<T>(state, seat).is_some() || !targets::<T>(state, seat).is_empty()
    }

    /// Beside the board it is placed, on the board it goes.
    fn begin(state: &mut State, seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        let stage = match stands::<T>(state, seat) {
            Some(from) => Stage::Step { done: 0, from: Some(from) },
            None => Stage::Build { done: 0 },
        };
        enter(state, extra, stage);
        false
    }

    /// Hexes for it to go to; taking it back is possible instead of the first step.
    fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
        let Stage::Step { done, from: Some(from) } = stage else {
            (choices.what, choices.hexes) = (OnHex::Build, targets::<T>(state, seat));
            return;
        };
        (choices.what, choices.hexes) = (OnHex::Step, HexSet::around(from) & T::ground(state));
        choices.also = (done == 0).then(|| (OnHex::Take, HexSet::one(from)));
        (choices.cancel, choices.done) = (done == 0, done > 0);
    }

    /// Places it, makes a step, or takes it back.
    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let Acting { extra, stage } = acting;
        let done = if let Stage::Step { done, .. } = stage { done + 1 } else { STEPS };
        match action {
            Action::Step(to) if done < STEPS => enter(state, extra, Stage::Step { done, from: Some(to) }),
            _ => finish(state, seat, extra),
        }
        match (action, stands::<T>(state, seat)) {
            (Action::Build(hex), None) => {
                *T::place(&mut state.player_mut(seat).crossroads) = Some(hex);
                events.tell(|| Event::Built { seat, hex, by: Some(extra) });
                placement::place(state, seat, &[hex], events)
            }
            (Action::Step(to), Some(from)) => {
                events.tell(|| Event::Moved { seat, from, to, by: extra });
                placement::relocate(state, seat, from, to, events)
            }
            (Action::Take(_), Some(hex)) => {
                events.tell(|| Event::TookBack { seat, hex, by: extra });
                placement::take_back(state, seat, hex, events)
            }
            _ => false,
        }
    }

    /// It stands where the stage says; after a step the tile may be lost.
    fn fits(state: &State, seat: Seat, acting: Acting, usable: bool) -> bool {
        let tiles = state.player(seat).tiles;
        let lost = tiles.taken & !tiles.held & state.setting.board.hexes_of(T::LOCATION) != 0;
        match acting.stage {
            Stage::Build { done: 0 } => usable && stands::<T>(state, seat).is_none(),
            Stage::Step { done, from: Some(from) } => {
                let right = stands::<T>(state, seat) == Some(from) && done < STEPS;
                right && (usable || (done > 0 && lost))
            }
            _ => false,
        }
    }

    /// Steps go to hexes of its ground; only the piece itself is taken back.
    fn refusal(state: &State, seat: Seat, acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        let misses = match (acting.stage, what) {
            (Stage::Step { from: Some(from), .. }, OnHex::Step) => {
                let far = !HexSet::around(from).contains(hex);
                far.then(|| Illegal::new(T::RULE, "illegal-not-one-step"))
            }
            (Stage::Build { .. }, OnHex::Build) => None,
            (Stage::Step { done: 0, .. }, OnHex::Take) => {
                return Some(Illegal::new(T::RULE, "illegal-cannot-take").with("extra", T::LOCATION.key()));
            }
            _ => return None,
        };
        let fits = T::ground(state).contains(hex);
        unfit::cannot_take(state, hex)
            .or(misses)
            .or_else(|| (!fits).then(|| T::wrong_ground(state, hex)))
            .or_else(|| Some(unfit::not_beside(state, seat)))
    }

    fn prompt(_state: &State, _seat: Seat, stage: Stage) -> Option<Message> {
        match stage {
            Stage::Build { .. } => Some(Message::new("prompt-place")),
            Stage::Step { done, .. } => {
                let key = if done == 0 { "prompt-step-or-take" } else { "prompt-steps" };
                Some(Message::new(key).with("left", STEPS.saturating_sub(done)))
            }
            Stage::Lift | Stage::Put { .. } | Stage::Take { .. } | Stage::Repeat => None,
        }
    }

    /// If the first step brings something, or the best place for it.
    fn easy_pays(state: &State, seat: Seat, extra: Extra) -> bool {
        match stands::<T>(state, seat) {
            Some(_) => easy::walk::pays(state, seat, extra),
            None => easy::placing_pays(state, seat, extra),
        }
    }

    fn likely_pays(state: &State, seat: Seat, rng: &mut GameRng) -> bool {
        stands::<T>(state, seat).is_none() || likely::one_in(rng, 4)
    }
}
