//! A full state as it might be, for bots that see only a view.
//!
//! The unseen cards of each age are dealt at random to where cards of that age lie. All such deals are equally likely, since
//! a card drawn before the last shuffle can never be one that was in the pile after it.

use std::sync::Arc;

use steading_game::{GameRng, PositionError, Seat};

use crate::board::MAX_SPECIALS;
use crate::state::Deck;
use crate::terrain_card::{Cards, Hand, Held};
use crate::view::{HandView, View};
use crate::{Board, Setting, State, audit};

/// Draws a state that agrees with `view`.
pub(crate) fn determinize(view: &View, rng: &mut GameRng) -> Result<State, PositionError> {
    let contradiction = || PositionError::whole("the view contradicts itself: no state looks like that");
    let mut unseen = view.unseen.clone();
    if view.players.len() != usize::from(view.config.players) || unseen.len() > 256 {
        return Err(contradiction());
    }
    let board = Board::new(&view.layout, &view.config.data);
    let mut nomads = [None; MAX_SPECIALS];
    for &(hex, tile) in &view.nomad_tiles {
        nomads[board.special_at(hex).ok_or_else(contradiction)?] = Some(tile);
    }
    if !view.tasks.is_sorted_by(|one, next| one < next) {
        return Err(contradiction());
    }
    let setting = Setting {
        config: view.config.clone(),
        layout: view.layout,
        board,
        cards: view.cards,
        tasks: view.tasks.iter().fold(0, |tasks, task| tasks | 1 << task.index()),
        nomads,
        removed_terrain: view.removed_terrain,
        first: view.first,
    };
    let mut state = State::fresh(Arc::new(setting), GameRng::new(rng.seed()));
    (state.turn, state.phase, state.last_round) = (view.turn, view.phase, view.last_round);
    (state.nomads, state.marshlands, state.harvest) = (view.nomads, view.marshlands, view.harvest);
    for (seat, seen) in (0..).map(Seat).zip(&view.players) {
        let hand = match &seen.hand {
            HandView::Seen(hand) => *hand,
            HandView::Hidden(ages) => deal(ages, &mut unseen, rng).ok_or_else(contradiction)?,
        };
        let board = state.setting.clone();
        let player = state.player_mut(seat);
        for &(hex, tile) in &seen.tiles {
            player.tiles.add(board.board.special_at(hex).ok_or_else(contradiction)?, tile);
        }
        (player.pieces, player.beside) = (seen.pieces, seen.pieces.neighbours());
        (player.supply, player.hand, player.gold) = (seen.supply, hand, seen.gold);
        (player.crossroads, player.marshlands, player.harvest) =
            (seen.crossroads, seen.marshlands, seen.harvest);
    }
    let pile = view.pile.cards.or_else(|| unseen.first().copied()).ok_or_else(contradiction)?;
    // Older cards are all in hands.
    if pile.total() != view.pile.size || !unseen.iter().skip(1).all(Cards::is_empty) {
        return Err(contradiction());
    }
    state.deck = Deck { pile, discard: view.discard, removed: view.removed };
    state.open = state.open_hexes();
    state.left = state.tiles_left();
    audit::audit(&state).map_err(PositionError::whole)?;
    Ok(state)
}

/// Deals a hand of cards with these ages.
fn deal(ages: &[u8], unseen: &mut [Cards], rng: &mut GameRng) -> Option<Hand> {
    let mut hand = Hand::EMPTY;
    for &age in ages {
        let card = unseen.get_mut(usize::from(age))?.draw(rng)?;
        hand.push(Held { card, age }).then_some(())?;
    }
    Some(hand)
}
