//! What can never be in Marshlands.

use steading_game::Seat;

use super::{bonus_tiles_left, has_both, reactions};
use crate::terrain_card::Cards;
use crate::view::TileState;
use crate::{Bonus, Location, ScoringCard, State};

/// What can never be.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    removed_terrain(state)?;
    for seat in state.seats() {
        set_aside(state, seat)?;
        Bonus::ALL.iter().try_for_each(|&bonus| bonus_tile(state, seat, bonus))?;
    }
    pending(state)
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// With the Scouts all cards of one terrain are out of the game (MA-24).
fn removed_terrain(state: &State) -> Result<(), String> {
    let setting = &*state.setting;
    let deck = Cards::deck(&setting.config.data.facts, setting.config.has_dual_cards());
    let wanted = setting.cards.contains(&ScoringCard::Scouts) && !deck.is_empty();
    ensure(wanted == setting.removed_terrain.is_some(), || {
        "the line `removed-terrain …` belongs to the card Scouts (MA-24)".to_owned()
    })?;
    let Some(terrain) = setting.removed_terrain else { return Ok(()) };
    let gone = deck.of(terrain);
    ensure(!gone.is_empty() && state.deck.removed.minus(&gone).is_some(), || {
        format!("not all cards with {terrain} are removed (MA-24)")
    })
}

/// Only a Temple sets settlements aside, and only in the own turn (MA-15, MA-26).
fn set_aside(state: &State, seat: Seat) -> Result<(), String> {
    let (own, board) = (state.player(seat).marshlands, &state.setting.board);
    let had_temple = state.player(seat).tiles.taken & board.hexes_of(Location::Temple) != 0;
    ensure(own.set_aside == 0 || had_temple, || {
        format!("{seat} never had a Temple and has something set aside (MA-15)")
    })?;
    let active = seat == state.turn.active && !state.is_play_over();
    ensure(own.lifted <= own.set_aside && (active || own.lifted == 0), || {
        format!("{seat} cannot have set that aside in this turn (MA-26)")
    })
}

/// A bonus tile goes with two location tiles (MA-7, MA-8).
fn bonus_tile(state: &State, seat: Seat, bonus: Bonus) -> Result<(), String> {
    let (player, board) = (state.player(seat), &state.setting.board);
    let tile = player.marshlands.bonus.get(bonus);
    let both = has_both(state, seat, bonus);
    let had_both = (player.tiles.taken & board.hexes_of(bonus.location())).count_ones() >= 2;
    let active = seat == state.turn.active && !state.is_play_over();
    let fits = match tile {
        None => !both || bonus_tiles_left(state, bonus) == 0,
        Some(TileState::Lost) => had_both && !both,
        Some(TileState::Used) => both && active && matches!(bonus, Bonus::Canoe | Bonus::Refuge),
        Some(TileState::Ready | TileState::New) => both,
    };
    ensure(fits, || format!("the {bonus} of {seat} does not fit the tiles (MA-7)"))?;
    let all = usize::from(state.setting.config.data.facts.numbers.bonus_tiles);
    let taken = state.players.iter().filter(|player| player.marshlands.bonus.get(bonus).is_some()).count();
    ensure(taken <= all, || format!("there are {all} bonus tiles of a kind (MA-1)"))
}

/// Whoever is asked can answer, and there was something to answer to (MA-10, MA-11).
fn pending(state: &State) -> Result<(), String> {
    let reactions = &state.marshlands.reactions;
    let Some(asked) = reactions.asked() else { return Ok(()) };
    let board = &state.setting.board;
    let emptied = (0..board.specials().len())
        .filter(|&number| (board.locations | board.nomads) >> number & 1 != 0 && state.left[number] == 0);
    let plays = |seat: &Seat| seat.0 < state.setting.config.players;
    ensure(
        !state.is_play_over()
            && reactions.seats().iter().all(plays)
            && reactions.seats().len() <= emptied.count()
            && reactions::can_react(state, asked),
        || format!("{asked} cannot be asked for a reaction (MA-11)"),
    )
}
