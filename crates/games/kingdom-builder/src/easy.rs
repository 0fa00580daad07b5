//! An easy bot: builds where it brings most gold now, likes locations, and moves a piece only if that pays at once.
//!
//! It tries decisions on a copy of the table. Cards that this turns up there make no difference to what it looks at, so it
//! knows nothing that its player does not know. `ahead.rs` is what comes before a build, `walk.rs` are pieces that go step by step;
//! what else extra actions ask for, they answer themselves (`verb.rs`).

pub(crate) mod ahead;
pub(crate) mod walk;

use std::cmp::Reverse;

use steading_game::{GameRng, Seat, Seed, Silent};

use crate::choices::Choices;
use crate::{Action, Extra, HexSet, Mandatory, Phase, State, Terrain, apply, moves, phase, played, scoring};

/// A location tile is worth about this much gold at the end, and one more for so many settlements still to build.
const TILE: u32 = 2;
const SETTLEMENTS_PER_GOLD: u32 = 8;

/// What the bot on `seat` does now.
pub(crate) fn easy_action(state: &State, seat: Seat, rng: &mut GameRng) -> Option<Action> {
    if phase::decides(state) != Some(seat) {
        return None;
    }
    let choices = moves::choices(state, seat);
    if choices.pass {
        // A reaction is a settlement more.
        return best(state, seat, &choices, rng).map(|(action, _)| action);
    }
    if state.phase == Phase::Turn && state.turn.mandatory == Mandatory::Done {
        let extra = choices.extras.iter().find(|&extra| extra.easy_pays(state, seat));
        return extra.map(Action::Use).or_else(|| choices.end.then_some(Action::End));
    }
    let special = match state.phase {
        Phase::Turn => ahead::action(state, seat, &choices),
        Phase::Acting(acting) => acting
            .easy_action(state, seat, &choices)
            .or_else(|| walk::next_step(state, seat, acting.stage, &choices, rng)),
        Phase::Silo(_) if choices.done => Some(at_silo(state, seat, &choices, rng)),
        Phase::Silo(_) | Phase::Over => None,
    };
    if special.is_some() {
        return special;
    }
    if let Some(terrain) = best_terrain(state, seat, &choices, rng) {
        return Some(Action::Choose(terrain));
    }
    match best(state, seat, &choices, rng) {
        Some((action, _)) => Some(action),
        None => choices.pick(rng),
    }
}

/// A silo action goes on as long as it brings something.
fn at_silo(state: &State, seat: Seat, choices: &Choices, rng: &mut GameRng) -> Action {
    let lifts = choices.also.map(|(what, hexes)| Choices { what, hexes, ..Choices::NONE });
    let ways = [Some(*choices), lifts].into_iter().flatten().filter_map(|ways| best(state, seat, &ways, rng));
    let gain = |(action, _): (Action, u32)| (action, carried_out(state, seat, action));
    let best = ways.map(gain).max_by_key(|&(_, after)| after);
    let better = best.filter(|&(_, after)| after > worth(state, seat));
    better.map_or(Action::Done, |(action, _)| action)
}

/// What the table is worth after a decision; after a lift, when the piece is put down again.
fn carried_out(state: &State, seat: Seat, action: Action) -> u32 {
    let mut copy = state.clone();
    apply::perform(&mut copy, seat, action, &mut Silent);
    if !matches!(action, Action::Lift(_)) {
        return worth(&copy, seat);
    }
    let mut chance = GameRng::new(Seed::from_number(0));
    best(&copy, seat, &moves::choices(&copy, seat), &mut chance).map_or(0, |(_, after)| after)
}

/// Of several terrains that the cards show (CR-9, MA-3) the one whose first build brings most, counted for all builds there.
fn best_terrain(state: &State, seat: Seat, choices: &Choices, rng: &mut GameRng) -> Option<Terrain> {
    let now = worth(state, seat);
    choices.terrains.iter().max_by_key(|&terrain| {
        let mut copy = state.clone();
        played::choose(&mut copy, terrain);
        let first = best(&copy, seat, &moves::choices(&copy, seat), rng);
        let more = first.map_or(0, |(_, worth)| worth.saturating_sub(now));
        (more + 1) * u32::from(played::owed(&copy, terrain))
    })
}

/// The best of the actions on hexes, and what it is worth.
fn best(state: &State, seat: Seat, choices: &Choices, rng: &mut GameRng) -> Option<(Action, u32)> {
    let offset = rng.below(choices.hexes.len().max(1));
    let tried = choices.hexes.iter().enumerate().map(|(index, hex)| {
        let action = choices.what.at(hex);
        // Of equal ones any may come first.
        (action, tried(state, seat, action), (index as u32).wrapping_sub(offset))
    });
    let best = tried.max_by_key(|&(_, worth, order)| (worth, Reverse(order)));
    best.map(|(action, worth, _)| (action, worth))
}

/// What the table is worth after an action.
fn tried(state: &State, seat: Seat, action: Action) -> u32 {
    let mut copy = state.clone();
    if let Action::Lift(hex) = action {
        let pieces: HexSet = copy.pieces(seat).without(hex);
        copy.player_mut(seat).pieces = pieces;
    } else {
        apply::perform(&mut copy, seat, action, &mut Silent);
    }
    match action {
        // The Sword takes what its owner misses most.
        Action::Take(hex) if !state.pieces(seat).contains(hex) => {
            let owner = state.seats().find(|&owner| state.pieces(owner).contains(hex));
            u32::MAX - owner.map_or(0, |owner| worth(&copy, owner))
        }
        _ => worth(&copy, seat),
    }
}

/// What the bot thinks that the table is worth to `seat`.
pub(crate) fn worth(state: &State, seat: Seat) -> u32 {
    let player = state.player(seat);
    let tile = TILE + u32::from(player.supply) / SETTLEMENTS_PER_GOLD;
    scoring::gold(state, seat) + tile * player.tiles.held.count_ones()
}

/// What the table is worth after the first decision in an extra action, the best one.
pub(crate) fn after_first(state: &State, seat: Seat, extra: Extra) -> Option<u32> {
    let mut copy = state.clone();
    let mut chance = GameRng::new(Seed::from_number(0));
    apply::perform(&mut copy, seat, Action::Use(extra), &mut Silent);
    best(&copy, seat, &moves::choices(&copy, seat), &mut chance).map(|(_, after)| after)
}

/// Whether placing a piece brings something in the best place.
pub(crate) fn placing_pays(state: &State, seat: Seat, extra: Extra) -> bool {
    after_first(state, seat, extra) > Some(worth(state, seat))
}

/// Tries the move as the bot would make it: the piece that is missed least, then the best place for it.
pub(crate) fn move_pays(state: &State, seat: Seat, extra: Extra) -> bool {
    let mut copy = state.clone();
    let mut chance = GameRng::new(Seed::from_number(0));
    apply::perform(&mut copy, seat, Action::Use(extra), &mut Silent);
    let lifted = best(&copy, seat, &moves::choices(&copy, seat), &mut chance);
    lifted.is_some_and(|(lift, _)| carried_out(&copy, seat, lift) > worth(state, seat))
}
