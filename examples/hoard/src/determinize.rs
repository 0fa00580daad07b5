//! A whole game that agrees with a view.

use steading_game::{GameRng, PositionError};

use crate::data::printed;
use crate::{Card, Cards, Config, Player, PlayerView, State, View, audit};

/// Deals the cards that nobody showed at random. A view may be nonsense: then it says why.
pub(crate) fn determinize(view: &View, rng: &mut GameRng) -> Result<State, PositionError> {
    let players = u8::try_from(view.players.len()).unwrap_or(u8::MAX);
    let config = Config { players, cards: view.cards, wild: view.wild }.checked();
    let config = config.map_err(|error| PositionError::whole(error.to_string()))?;
    let mut unseen = unseen(view)?;
    rng.shuffle(&mut unseen);
    let players = view.players.iter().map(|player| guess(player, &mut unseen)).collect::<Result<_, _>>()?;
    let deck = view.deck.clone().unwrap_or(unseen);
    if deck.len() != view.deck_size {
        return Err(wrong("the deck has another size"));
    }
    let rng = GameRng::new(rng.seed());
    let state = State { config, players, deck, phase: view.phase, ended: view.ended, rng };
    audit::audit(&state).map_err(PositionError::whole)?;
    Ok(state)
}

/// The cards that the view does not show.
fn unseen(view: &View) -> Result<Vec<Card>, PositionError> {
    let mut unseen = Vec::new();
    for card in Card::ALL {
        let shown = |cards: &Cards| usize::from(cards[card]);
        let laid: usize = view.players.iter().map(|player| shown(&player.laid_out)).sum();
        let held: usize = view.players.iter().filter_map(|player| player.hand.as_ref()).map(shown).sum();
        let in_deck = view.deck.iter().flatten().filter(|&&other| other == card).count();
        let left = usize::from(printed(card).copies).checked_sub(laid + held + in_deck);
        unseen.extend(std::iter::repeat_n(card, left.ok_or_else(|| wrong("there are too many cards"))?));
    }
    Ok(unseen)
}

fn guess(seen: &PlayerView, unseen: &mut Vec<Card>) -> Result<Player, PositionError> {
    let hand: Cards = match seen.hand {
        Some(hand) if hand.size() != seen.hand_size => return Err(wrong("a hand has another size")),
        Some(hand) => hand,
        None => {
            let rest = unseen.len().checked_sub(seen.hand_size);
            unseen.drain(rest.ok_or_else(|| wrong("there are too few cards"))?..).collect()
        }
    };
    let PlayerView { laid_out, boast, luck, knocked, .. } = *seen;
    Ok(Player { hand, laid_out, boast, luck, knocked })
}

fn wrong(problem: &str) -> PositionError {
    PositionError::whole(problem)
}
