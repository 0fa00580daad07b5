//! What makes better hexes possible for the builds of the mandatory action: Outpost, Scout Cabin and Quarry.
//!
//! The best hex within reach is compared with the best one that could be. Builds are tried on hexes that are not allowed yet, too.

use steading_game::{GameRng, Seat, Seed};

use super::best;
use crate::action::OnHex;
use crate::choices::Choices;
use crate::{Acting, Action, Extra, Hex, HexSet, Location, Mandatory, NomadTile, Phase, Stage, State};

const OUTPOST: Extra = Extra::Nomad(NomadTile::Outpost);
const CABIN: Extra = Extra::Location(Location::ScoutCabin);
const QUARRY: Extra = Extra::Location(Location::Quarry);
/// Walls are put up only if they free the player of all hexes beside own pieces.
const WALLS: u32 = 2;

/// Begins one of them if that pays, or goes on with it.
pub(super) fn action(state: &State, seat: Seat, choices: &Choices) -> Option<Action> {
    match state.phase {
        Phase::Turn if !state.turn.nomads.outpost => {
            let offered = |extra: &Extra| choices.extras.contains(*extra);
            let begun = [OUTPOST, CABIN, QUARRY].into_iter().filter(offered);
            begun.into_iter().find(|&extra| pays(state, seat, choices.hexes, extra)).map(Action::Use)
        }
        Phase::Acting(Acting { extra: CABIN, stage: Stage::Build { done } }) => {
            if done > 0 {
                return Some(Action::Done);
            }
            let (wanted, _) = best_build(state, seat, opened(state, seat, HexSet::EMPTY, CABIN))?;
            // The first scout that reaches it.
            let scout = choices.hexes & HexSet::one(wanted).neighbours();
            scout.first().map(Action::Build)
        }
        // All of them are walled up.
        Phase::Acting(Acting { extra: QUARRY, .. }) => choices.hexes.first().map(Action::Build),
        Phase::Turn | Phase::Acting(_) | Phase::Silo(_) | Phase::Over => None,
    }
}

/// Whether a hex that it opens is better than the best one within reach.
fn pays(state: &State, seat: Seat, reach: HexSet, extra: Extra) -> bool {
    if reach.is_empty() || (extra == QUARRY && reach.len() > WALLS) {
        return false;
    }
    let could_be = best_build(state, seat, opened(state, seat, reach, extra));
    let is = best_build(state, seat, reach);
    could_be.zip(is).is_some_and(|((_, could_be), (_, is))| could_be > is)
}

/// The hexes for the next build that are not within `reach` and would be then.
fn opened(state: &State, seat: Seat, reach: HexSet, extra: Extra) -> HexSet {
    let empty = state.empty_of_card().minus(reach);
    match extra {
        CABIN if state.turn.mandatory == Mandatory::Ahead => {
            // One scout farther than own pieces.
            empty & (state.open & state.player(seat).beside).neighbours()
        }
        // Only where rule 3 holds the player back.
        QUARRY if state.turn.mandatory == Mandatory::Ahead && reach.meets(&state.beside(seat)) => empty,
        OUTPOST => empty,
        _ => HexSet::EMPTY,
    }
}

/// The best of these hexes to build on, and what the table is worth then.
fn best_build(state: &State, seat: Seat, hexes: HexSet) -> Option<(Hex, u32)> {
    let choices = Choices { what: OnHex::Build, hexes, ..Choices::NONE };
    let mut chance = GameRng::new(Seed::from_number(0));
    let (action, worth) = best(state, seat, &choices, &mut chance)?;
    action.on_hex().map(|(_, hex)| (hex, worth))
}
