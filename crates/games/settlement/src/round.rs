//! The course of a round, and its end.
//!
//! Rules: SE-4.1, SE-5.6, SE-11, SE-13.3.

use steading_game::{EventSink, Illegal, Seat, SeatSet, Undo};

use crate::state::ROUNDS;
use crate::{Event, Heroes, Phase, State, hero, phase, scoring};

/// Why the turn cannot be ended, if so.
pub(crate) fn check_end(state: &State) -> Result<(), Illegal> {
    phase::in_turn(state)?;
    if state.acted || state.invited {
        return Ok(());
    }
    Err(Illegal::new("SE-4.2", "illegal-nothing-done"))
}

/// The turn goes to the next player clockwise who has not passed; after the last pass the round ends.
pub(crate) fn next_turn(state: &mut State, events: &mut impl EventSink<Event>) -> Undo {
    (state.acted, state.invited, state.phase) = (false, false, Phase::Turn);
    let players = state.config.players;
    let next = state.active.next(players).clockwise(players).find(|&seat| !state.passed.contains(seat));
    match next {
        Some(seat) => {
            state.active = seat;
            Undo::Allowed
        }
        None if state.round == ROUNDS => {
            state.phase = Phase::Over;
            events.tell(|| over(state));
            Undo::Allowed
        }
        None => end_round(state, events),
    }
}

/// The rightmost hero leaves, the market is restacked, the marker moves on (SE-11).
fn end_round(state: &mut State, events: &mut impl EventSink<Event>) -> Undo {
    let last = Heroes::PLACES - 1;
    let hero = state.heroes.row[last];
    if let Some(hero) = hero {
        state.heroes.discarded = state.heroes.discarded.with(hero);
        events.tell(|| {
            let card = state.data().hero(hero);
            Event::HeroLeft { hero: card.key, guild: card.guild }
        });
    }
    let arrived = hero::arrive(state, last, events);
    let refilled = state.market.restack(&mut state.rng, events);
    state.round += 1;
    state.passed = SeatSet::EMPTY;
    state.active = state.marker;
    let (round, seat) = (state.round, state.active);
    events.tell(|| Event::RoundBegan { round, seat });
    if refilled { Undo::Barrier } else { arrived }
}

fn over(state: &State) -> Event {
    let points = scoring::total(state, Seat(0));
    match state.config.players {
        1 => Event::SoloOver { points, rank: state.data().supply.rank(points).key() },
        _ => Event::Over,
    }
}
