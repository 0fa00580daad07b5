//! What makes better hexes possible for the builds of the mandatory action: Outpost, Scout Cabin and Quarry.
//!
//! The best hex within reach is compared with the best one that could be. Builds are tried on hexes that are not allowed yet, too.

use steading_game::{GameRng, Seat, Seed};

use super::best;
use crate::action::OnHex;
use crate::choices::Choices;
use crate::sets::nomads::tiles::outpost;
use crate::{Action, Extra, Hex, HexSet, State};

/// Begins one of them if that pays, those of the later boxes first.
pub(super) fn action(state: &State, seat: Seat, choices: &Choices) -> Option<Action> {
    if state.turn.nomads.outpost || choices.hexes.is_empty() {
        return None;
    }
    let offered = Extra::all().rev().filter(|&extra| choices.extras.contains(extra));
    offered.into_iter().find(|&extra| pays(state, seat, choices.hexes, extra)).map(Action::Use)
}

/// Whether a hex that it opens is better than the best one within reach.
fn pays(state: &State, seat: Seat, reach: HexSet, extra: Extra) -> bool {
    let opened = if extra == outpost::EXTRA {
        // Rule 3 holds no longer.
        state.empty_of_card().minus(reach)
    } else {
        extra.opens(state, seat, reach)
    };
    if opened.is_empty() {
        return false;
    }
    let could_be = best_build(state, seat, opened);
    let is = best_build(state, seat, reach);
    could_be.zip(is).is_some_and(|((_, could_be), (_, is))| could_be > is)
}

/// The best of these hexes to build on, and what the table is worth then.
pub(crate) fn best_build(state: &State, seat: Seat, hexes: HexSet) -> Option<(Hex, u32)> {
    let choices = Choices { what: OnHex::Build, hexes, ..Choices::NONE };
    let mut chance = GameRng::new(Seed::from_number(0));
    let (action, worth) = best(state, seat, &choices, &mut chance)?;
    action.on_hex().map(|(_, hex)| (hex, worth))
}
