//! The Resettlement: four steps in all for one to four of your settlements.
//!
//! Rules: NO-5, NO-10, CR-27. A step goes to an adjacent empty buildable hex, and rule 3 does not apply. Steps of different
//! pieces may alternate, and the player may stop after any of them. Tiles are lost and gained after every step.

use steading_game::{EventSink, GameRng, Illegal, Message, Seat, Thing};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::insight::likely;
use crate::nomad::NomadThing;
use crate::sets::nomads;
use crate::verb::{Move, Moves, Verb, enter};
use crate::{Acting, Action, Event, Extra, Hex, HexSet, Phase, Stage, State, easy, placement, unfit};

/// Steps of one tile.
const STEPS: u8 = 4;

pub(crate) struct Resettlement;

impl NomadThing for Resettlement {
    const RULE: &'static str = "NO-10";
    type Verb = Self;

    fn numbers(tile: Thing) -> Thing {
        tile.number("steps", STEPS)
    }
}

/// A single step.
struct Step;

impl Move for Step {
    fn is_possible(state: &State, seat: Seat) -> bool {
        !Self::movable(state, seat).is_empty()
    }

    /// Own pieces with an empty buildable hex beside them.
    fn movable(state: &State, seat: Seat) -> HexSet {
        state.movable(seat) & state.empty_buildable().neighbours()
    }

    fn landing(state: &State, _seat: Seat, from: Hex) -> HexSet {
        HexSet::around(from) & state.empty_buildable()
    }

    fn wrong_target(state: &State, _seat: Seat, hex: Hex) -> Illegal {
        unfit::not_buildable_or(state, hex, Resettlement::RULE, "illegal-not-one-step")
    }
}

impl Verb for Resettlement {
    fn is_possible(state: &State, seat: Seat) -> bool {
        Moves::<Step>::can(state, seat)
    }

    fn begin(state: &mut State, _seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        enter(state, extra, Stage::Step { done: 0, from: None });
        false
    }

    /// First a piece is chosen; after its first step it can go on, or another one can be chosen.
    fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
        let Stage::Step { done, from } = stage else { return };
        (choices.cancel, choices.done) = (done == 0, done > 0);
        match from {
            _ if done >= STEPS => {}
            None if done == 0 => {
                (choices.what, choices.hexes) = (OnHex::Lift, Moves::<Step>::pieces(state, seat));
            }
            Some(from) if state.movable(seat).contains(from) => {
                (choices.what, choices.hexes) = (OnHex::Step, Moves::<Step>::places(state, seat, from));
                let others = Moves::<Step>::pieces(state, seat).without(from);
                choices.also = (done > 0).then_some((OnHex::Lift, others));
            }
            None | Some(_) => {}
        }
    }

    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let Acting { extra, stage: Stage::Step { done, from } } = acting else { return false };
        match (action, from) {
            (Action::Lift(hex), _) => enter(state, extra, Stage::Step { done, from: Some(hex) }),
            (Action::Step(to), Some(from)) => {
                enter(state, extra, Stage::Step { done: done + 1, from: Some(to) });
                events.tell(|| Event::Moved { seat, from, to, by: extra });
                return placement::relocate(state, seat, from, to, events);
            }
            _ => state.phase = Phase::Turn,
        }
        false
    }

    /// The chosen piece is put back.
    fn cancel(state: &mut State, Acting { extra, stage }: Acting) {
        state.phase = match stage {
            Stage::Step { done, from: Some(_) } => {
                Phase::Acting(Acting { extra, stage: Stage::Step { done, from: None } })
            }
            _ => Phase::Turn,
        };
    }

    fn fits(state: &State, seat: Seat, acting: Acting, usable: bool) -> bool {
        nomads::fits(state, seat, acting, usable)
    }

    fn refusal(state: &State, seat: Seat, acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        let Acting { extra, stage: Stage::Step { done, from } } = acting else { return None };
        match (what, from) {
            (OnHex::Lift, from) if from.is_none() || done > 0 => {
                Some(unfit::cannot_lift(state, seat, extra, hex))
            }
            (OnHex::Step, Some(_)) => {
                let wrong = || Step::wrong_target(state, seat, hex);
                Some(unfit::cannot_take(state, hex).unwrap_or_else(wrong))
            }
            _ => None,
        }
    }

    fn prompt(_state: &State, _seat: Seat, stage: Stage) -> Option<Message> {
        match stage {
            Stage::Step { done: 0, from: None } => Some(Message::new("prompt-lift")),
            Stage::Step { done, .. } if done > 0 => {
                Some(Message::new("prompt-step-on").with("left", STEPS.saturating_sub(done)))
            }
            _ => None,
        }
    }

    /// If the first step brings something.
    fn easy_pays(state: &State, seat: Seat, extra: Extra) -> bool {
        easy::walk::pays(state, seat, extra)
    }

    fn likely_pays(_state: &State, _seat: Seat, rng: &mut GameRng) -> bool {
        likely::one_in(rng, 2)
    }
}
