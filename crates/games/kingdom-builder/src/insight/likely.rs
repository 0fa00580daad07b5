//! What is probably played: quick and a little random, for playouts.
//!
//! Builds go to the best of a few hexes drawn at random; builds of tiles are never left out, and a piece is moved if that seems to
//! pay. Nothing is ever cancelled, so every game comes to its end.

use steading_game::{GameRng, Seat};

use super::lure::Lure;
use crate::action::OnHex;
use crate::choices::Choices;
use crate::sets::nomads::tiles::outpost;
use crate::verb::{Move, Moves};
use crate::{
    Acting, Action, Hex, HexSet, Mandatory, Phase, SiloAction, Stage, State, extra, moves, phase, played,
    sets,
};

/// So many hexes are compared.
const HEXES: u32 = 6;
/// So many pieces are compared before one is moved.
const PIECES: u32 = 4;
/// Differences below this many half gold are left to chance.
const CHANCE: u32 = 3;
/// One choice of so many is made blindly.
const BLIND: u32 = 16;

/// A likely action of `seat`; none if it need not act.
pub(super) fn likely_action(state: &State, seat: Seat, rng: &mut GameRng) -> Option<Action> {
    if phase::decides(state) != Some(seat) {
        return None;
    }
    let found = if sets::marshlands::asked(state).is_some() {
        build(state, seat, &moves::choices(state, seat).hexes, rng)
    } else if state.turn.nomads.outpost {
        on_hexes(state, seat, &moves::choices(state, seat), rng)
    } else {
        match state.phase {
            Phase::Turn => in_turn(state, seat, rng),
            Phase::Acting(acting) => acting.likely_action(state, seat, &moves::choices(state, seat), rng),
            Phase::Silo(action) => Some(in_silo(state, action, rng)),
            Phase::Over => None,
        }
    };
    found.or_else(|| moves::random_action(state, seat, rng))
}

/// Whether one chance of so many comes true.
pub(crate) fn one_in(rng: &mut GameRng, bound: u32) -> bool {
    rng.below(bound) == 0
}

/// The mandatory action mostly comes first, then whatever tiles allow.
fn in_turn(state: &State, seat: Seat, rng: &mut GameRng) -> Option<Action> {
    match state.turn.mandatory {
        Mandatory::Ahead if one_in(rng, 4) => extra(state, seat, rng).or_else(|| mandatory(state, seat, rng)),
        Mandatory::Ahead | Mandatory::Running => mandatory(state, seat, rng),
        Mandatory::Done => Some(extra(state, seat, rng).unwrap_or(Action::End)),
    }
}

fn mandatory(state: &State, seat: Seat, rng: &mut GameRng) -> Option<Action> {
    if state.turn.terrain.is_none() {
        return terrain(state, seat, rng);
    }
    if state.player(seat).tiles.ready() & state.setting.board.nomads != 0
        && one_in(rng, 2)
        && moves::choices(state, seat).extras.contains(outpost::EXTRA)
    {
        return Some(Action::Use(outpost::EXTRA));
    }
    build(state, seat, &moves::mandatory_targets(state, seat), rng)
}

/// The terrain with the best hex, counted for all builds there.
fn terrain(state: &State, seat: Seat, rng: &mut GameRng) -> Option<Action> {
    let lure = Lure::new(state, seat);
    let terrains = played::choosable(state).iter();
    let best = terrains.max_by_key(|&terrain| {
        let hexes = state.beside_if_possible(seat, state.empty(terrain));
        let gain = best(&hexes, HEXES, rng, |hex| lure.gain(hex)).map_or(0, |(_, gain)| gain);
        (gain + 1) * i32::from(played::owed(state, terrain))
    });
    best.map(Action::Choose)
}

/// An extra action that is worth it.
fn extra(state: &State, seat: Seat, rng: &mut GameRng) -> Option<Action> {
    let usable = extra::usable(state, seat);
    usable.iter().find(|&extra| extra.likely_pays(state, seat, rng)).map(Action::Use)
}

/// Tries a piece that is not missed much, and the best place for it.
pub(crate) fn move_pays<T: Move>(state: &State, seat: Seat, rng: &mut GameRng) -> bool {
    let lure = Lure::new(state, seat);
    let Some((from, kept)) = best(&Moves::<T>::pieces(state, seat), PIECES, rng, |hex| -lure.loss(hex))
    else {
        return false;
    };
    let places = Moves::<T>::places(state, seat, from);
    let place = best(&places, HEXES, rng, |hex| lure.gain_from(from, hex));
    // Chance adds to both.
    place.is_some_and(|(_, gain)| gain + kept > CHANCE as i32)
}

/// The stages of an extra action: steps as long as they bring something, or else the best of a few hexes.
pub(crate) fn in_stage(
    state: &State,
    seat: Seat,
    stage: Stage,
    choices: &Choices,
    rng: &mut GameRng,
) -> Option<Action> {
    match stage {
        Stage::Step { from: Some(from), .. } => step(state, seat, from, choices, rng),
        Stage::Step { from: None, .. }
        | Stage::Build { .. }
        | Stage::Lift
        | Stage::Put { .. }
        | Stage::Take { .. }
        | Stage::Repeat => on_hexes(state, seat, choices, rng),
    }
}

/// Builds anywhere, since it brings nothing by itself, and may stop.
pub(crate) fn anywhere(choices: &Choices, rng: &mut GameRng) -> Option<Action> {
    let done = choices.done && one_in(rng, 2);
    if done { Some(Action::Done) } else { drawn(&choices.hexes, rng).map(Action::Build) }
}

/// One step more, unless it is better to stay.
fn step(state: &State, seat: Seat, from: Hex, choices: &Choices, rng: &mut GameRng) -> Option<Action> {
    let lure = Lure::new(state, seat);
    let best = best(&choices.hexes, HEXES, rng, |hex| lure.gain_from(from, hex));
    match best {
        Some((_, gain)) if choices.done && gain <= lure.loss(from) => Some(Action::Done),
        Some((hex, _)) => Some(choices.what.at(hex)),
        None => choices.done.then_some(Action::Done),
    }
}

/// After the last turn settlements are built as long as there are any.
fn in_silo(state: &State, action: SiloAction, rng: &mut GameRng) -> Action {
    let (seat, choices) = (action.seat, moves::choices(state, action.seat));
    let found = match action.stage {
        Stage::Build { .. } => build(state, seat, &choices.hexes, rng),
        Stage::Put { .. } => on_hexes(state, seat, &choices, rng),
        // Moves that were begun may have to be made (AMB-32).
        Stage::Lift if !choices.done => on_hexes(state, seat, &choices, rng),
        Stage::Lift | Stage::Step { .. } | Stage::Take { .. } | Stage::Repeat => None,
    };
    found.unwrap_or(Action::Done)
}

/// The best of what can be done on hexes.
fn on_hexes(state: &State, seat: Seat, choices: &Choices, rng: &mut GameRng) -> Option<Action> {
    let hexes = &choices.hexes;
    let lure = Lure::new(state, seat);
    let found = match (choices.what, lifted(state)) {
        (OnHex::Build, _) => best(hexes, HEXES, rng, |hex| lure.gain(hex)),
        (OnHex::Lift | OnHex::Take, _) => best(hexes, PIECES, rng, |hex| -lure.loss(hex)),
        (OnHex::Put | OnHex::Step, Some(from)) => best(hexes, HEXES, rng, |hex| lure.gain_from(from, hex)),
        (OnHex::Put | OnHex::Step, None) => best(hexes, HEXES, rng, |hex| lure.gain(hex)),
    };
    if found.is_none() && !choices.terrains.is_empty() {
        return choices
            .terrains
            .iter()
            .nth(rng.below(choices.terrains.len() as u32) as usize)
            .map(Action::Choose);
    }
    found.map(|(hex, _)| choices.what.at(hex))
}

/// The hex of the piece that is in the hand.
fn lifted(state: &State) -> Option<Hex> {
    let stage = match state.phase {
        Phase::Acting(Acting { stage, .. }) | Phase::Silo(SiloAction { stage, .. }) => stage,
        Phase::Turn | Phase::Over => return None,
    };
    match stage {
        Stage::Put { from } => Some(from),
        Stage::Step { from, .. } => from,
        Stage::Build { .. } | Stage::Lift | Stage::Take { .. } | Stage::Repeat => None,
    }
}

#[inline]
fn build(state: &State, seat: Seat, hexes: &HexSet, rng: &mut GameRng) -> Option<Action> {
    let lure = Lure::new(state, seat);
    best(hexes, HEXES, rng, |hex| lure.gain(hex)).map(|(hex, _)| Action::Build(hex))
}

/// The best of `tries` hexes that are drawn at random, with what it is worth; a little chance is added to that.
#[inline]
fn best(hexes: &HexSet, tries: u32, rng: &mut GameRng, worth: impl Fn(Hex) -> i32) -> Option<(Hex, i32)> {
    let counted = hexes.counted();
    let total = counted.total();
    let tries = if one_in(rng, BLIND) { 1 } else { tries };
    let mut best: Option<(Hex, i32)> = None;
    for nth in 0..tries.min(total) {
        let drawn = rng.below(total * CHANCE);
        let place = if total <= tries { nth } else { drawn / CHANCE };
        let Some(hex) = counted.nth(place) else { continue };
        let worth = worth(hex) + (drawn % CHANCE) as i32;
        if best.is_none_or(|(_, known)| worth > known) {
            best = Some((hex, worth));
        }
    }
    best
}

/// Any of the hexes.
pub(crate) fn drawn(hexes: &HexSet, rng: &mut GameRng) -> Option<Hex> {
    let counted = hexes.counted();
    counted.nth(rng.below(counted.total()))
}
