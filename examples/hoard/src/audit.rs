//! Whether a state can ever be.

use steading_game::Game;

use crate::apply::FACES;
use crate::data::printed;
use crate::moves::{GREATEST_BOAST, MOST_CARDS};
use crate::{Card, Hoard, Phase, Player, State};

/// Looks for a lost or invented card, and for numbers out of range.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let players = state.config.players;
    if !Hoard::info().players.contains(&players) || state.players.len() != usize::from(players) {
        return Err("seats are missing".to_owned());
    }
    for card in Card::ALL {
        let held = state.players.iter().flat_map(|player| [player.hand[card], player.laid_out[card]]);
        let in_deck = state.deck.iter().filter(|&&other| other == card).count();
        let found = held.map(usize::from).sum::<usize>() + in_deck;
        if found != usize::from(printed(card).copies) {
            return Err(format!("there are {found} cards of {card}"));
        }
    }
    state.players.iter().try_for_each(|player| audit_player(state, player))?;
    match state.phase {
        Phase::Turn { seat, .. } if seat.0 >= players => Err(format!("{seat} does not play")),
        Phase::Turn { laid, .. } if laid > MOST_CARDS => Err(format!("{laid} cards in one turn")),
        Phase::Turn { .. } if state.ended >= players => Err("the game should be over".to_owned()),
        Phase::Over if state.ended != players => Err("the game should go on".to_owned()),
        Phase::Turn { .. } | Phase::Over if state.ended > 0 && !state.deck.is_empty() => {
            Err("there are cards to draw".to_owned())
        }
        Phase::Turn { .. } | Phase::Over => Ok(()),
    }
}

fn audit_player(state: &State, player: &Player) -> Result<(), String> {
    if let Some(card) = Card::ALL.into_iter().find(|&card| player.free(card).is_none()) {
        return Err(format!("there is more upon {card} than there can be"));
    }
    if player.boast.is_some_and(|boast| !(1..=GREATEST_BOAST).contains(&boast)) {
        return Err("nobody can boast like that".to_owned());
    }
    match player.luck {
        Some(_) if !state.config.wild => Err("nobody rolls in a calm game".to_owned()),
        Some(luck) if !(1..=FACES).contains(&luck) => Err(format!("no die shows {luck}")),
        Some(_) | None => Ok(()),
    }
}
