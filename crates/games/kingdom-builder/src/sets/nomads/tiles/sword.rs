//! The Sword: one settlement of every opponent goes back into the supply of its owner.
//!
//! Rule: NO-12. The opponents come one after the other, beginning with the left neighbour; those with nothing that can be
//! removed are skipped. `done` in the stage is the place of the last one, counted from the active player.

use steading_game::{EventSink, GameRng, Illegal, Message, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::insight::likely;
use crate::nomad::NomadThing;
use crate::sets::nomads;
use crate::verb::{Verb, enter};
use crate::{Acting, Action, Event, Extra, Hex, HexSet, Stage, State, placement};

pub(crate) struct Sword;

impl NomadThing for Sword {
    const RULE: &'static str = "NO-12";
    type Verb = Self;
}

/// The next opponent with something to remove, and the place of that seat.
fn next(state: &State, seat: Seat, done: u8) -> Option<(u8, Seat)> {
    let players = state.setting.config.players;
    let places = (0..players).zip(seat.clockwise(players)).skip(usize::from(done) + 1);
    places.into_iter().find(|&(_, opponent)| !removable(state, opponent).is_empty())
}

/// Everything but parts of the city hall.
fn removable(state: &State, opponent: Seat) -> HexSet {
    let player = state.player(opponent);
    player.pieces.minus(player.crossroads.fixed(true))
}

/// Whose piece is to be chosen now.
fn victim(state: &State, seat: Seat, stage: Stage) -> Option<Seat> {
    let Stage::Take { done } = stage else { return None };
    next(state, seat, done).map(|(_, opponent)| opponent)
}

impl Verb for Sword {
    fn is_possible(state: &State, seat: Seat) -> bool {
        next(state, seat, 0).is_some()
    }

    fn begin(state: &mut State, _seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        enter(state, extra, Stage::Take { done: 0 });
        false
    }

    fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
        let Stage::Take { done } = stage else { return };
        (choices.what, choices.cancel) = (OnHex::Take, done == 0);
        if let Some((_, opponent)) = next(state, seat, done) {
            choices.hexes = removable(state, opponent);
        }
    }

    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let (Stage::Take { done }, Action::Take(hex)) = (acting.stage, action) else { return false };
        let Some((place, owner)) = next(state, seat, done) else { return false };
        enter(state, acting.extra, Stage::Take { done: place });
        events.tell(|| Event::Struck { seat, owner, hex });
        placement::take_back(state, owner, hex, events)
    }

    fn fits(state: &State, seat: Seat, acting: Acting, usable: bool) -> bool {
        nomads::fits(state, seat, acting, usable)
    }

    fn refusal(state: &State, seat: Seat, acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        let victim = victim(state, seat, acting.stage).filter(|_| what == OnHex::Take)?;
        Some(if state.pieces(victim).contains(hex) {
            Illegal::new(Self::RULE, "illegal-city-hall-stays")
        } else {
            Illegal::new(Self::RULE, "illegal-not-the-victim").with("victim", victim)
        })
    }

    fn prompt(state: &State, seat: Seat, stage: Stage) -> Option<Message> {
        victim(state, seat, stage).map(|victim| Message::new("prompt-strike").with("victim", victim))
    }

    fn likely_action(
        _state: &State,
        _seat: Seat,
        _stage: Stage,
        choices: &Choices,
        rng: &mut GameRng,
    ) -> Option<Action> {
        likely::drawn(&choices.hexes, rng).map(Action::Take)
    }
}
