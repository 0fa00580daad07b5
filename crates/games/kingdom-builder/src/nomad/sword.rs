//! The Sword: one settlement of every opponent goes back into the supply of its owner.
//!
//! Rule: NO-12. The opponents come one after the other, beginning with the left neighbour; those with nothing that can be
//! removed are skipped. `done` in the stage is the place of the last one, counted from the active player.

use steading_game::{EventSink, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::{Acting, Event, Extra, Hex, HexSet, NomadTile, Phase, Stage, State, placement};

const EXTRA: Extra = Extra::Nomad(NomadTile::Sword);

pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    next(state, seat, 0).is_some()
}

/// The next opponent with something to remove, and the place of that seat.
fn next(state: &State, seat: Seat, done: u8) -> Option<(u8, Seat)> {
    let players = state.table.config.players;
    let places = (0..players).zip(seat.clockwise(players)).skip(usize::from(done) + 1);
    places.into_iter().find(|&(_, opponent)| !removable(state, opponent).is_empty())
}

/// Everything but parts of the city hall.
fn removable(state: &State, opponent: Seat) -> HexSet {
    let player = state.player(opponent);
    player.pieces.minus(player.crossroads.fixed(true))
}

/// Whose piece is to be chosen now.
pub(crate) fn victim(state: &State, seat: Seat, stage: Stage) -> Option<Seat> {
    let Stage::Take { done } = stage else { return None };
    next(state, seat, done).map(|(_, opponent)| opponent)
}

pub(crate) fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
    let Stage::Take { done } = stage else { return };
    (choices.what, choices.cancel) = (OnHex::Take, done == 0);
    if let Some((_, opponent)) = next(state, seat, done) {
        choices.hexes = removable(state, opponent);
    }
}

pub(crate) fn take(
    state: &mut State,
    seat: Seat,
    stage: Stage,
    hex: Hex,
    events: &mut impl EventSink<Event>,
) -> bool {
    let Stage::Take { done } = stage else { return false };
    let Some((place, owner)) = next(state, seat, done) else { return false };
    state.phase = Phase::Acting(Acting { extra: EXTRA, stage: Stage::Take { done: place } });
    events.tell(|| Event::Struck { seat, owner, hex });
    placement::take_back(state, owner, hex, events)
}

pub(crate) fn refusal(state: &State, seat: Seat, stage: Stage, what: OnHex, hex: Hex) -> Option<Illegal> {
    let victim = victim(state, seat, stage).filter(|_| what == OnHex::Take)?;
    Some(if state.pieces(victim).contains(hex) {
        Illegal::new("NO-12", "illegal-city-hall-stays")
    } else {
        Illegal::new("NO-12", "illegal-not-the-victim").with("victim", victim)
    })
}
