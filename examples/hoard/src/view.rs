//! What one viewer may know (HO-9).

use serde::{Deserialize, Serialize};
use steading_game::{Seat, Viewer};

use crate::{Card, Cards, Phase, Player, State};

/// The table as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// How many cards everybody was dealt.
    pub cards: u8,
    /// Whether a die is rolled.
    pub wild: bool,
    /// By seat.
    pub players: Vec<PlayerView>,
    /// How many cards are in the deck.
    pub deck_size: usize,
    /// The deck, for the host alone.
    pub deck: Option<Vec<Card>>,
    /// What the game waits for.
    pub phase: Phase,
    /// How many turns have ended without a card.
    pub ended: u8,
}

/// What is known of a player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// How many cards are in the hand.
    pub hand_size: usize,
    /// Which, if that is known.
    pub hand: Option<Cards>,
    /// What lies in front of the player.
    pub laid_out: Cards,
    /// What the player boasted of.
    pub boast: Option<u8>,
    /// What the die showed last.
    pub luck: Option<u8>,
    /// Whether the player has knocked.
    pub knocked: bool,
}

/// The table as `viewer` sees it.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let players = Seat::all(state.config.players).zip(&state.players);
    View {
        cards: state.config.cards,
        wild: state.config.wild,
        players: players.map(|(seat, player)| PlayerView::of(player, viewer.is(seat))).collect(),
        deck_size: state.deck.len(),
        deck: (viewer == Viewer::Host).then(|| state.deck.clone()),
        phase: state.phase,
        ended: state.ended,
    }
}

impl PlayerView {
    fn of(player: &Player, shown: bool) -> PlayerView {
        PlayerView {
            hand_size: player.hand.size(),
            hand: shown.then_some(player.hand),
            laid_out: player.laid_out,
            boast: player.boast,
            luck: player.luck,
            knocked: player.knocked,
        }
    }
}
