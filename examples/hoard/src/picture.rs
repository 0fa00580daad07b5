//! The table as text.

use steading_game::Seat;

use crate::{Card, PlayerView, View};

/// Draws the table.
pub(crate) fn picture(view: &View) -> String {
    let deck = view.deck.as_ref().map(|deck| format!(": {}", names(deck))).unwrap_or_default();
    let mut out = format!("{} in the deck{}\n", view.deck_size, deck.trim_end_matches([':', ' ']));
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        let marker = if view.phase.active() == Some(seat) { '>' } else { ' ' };
        out += &format!("{marker}{seat}  {}\n", line(player));
    }
    out
}

fn line(player: &PlayerView) -> String {
    let hand = player.hand.map_or_else(|| player.hand_size.to_string(), |hand| hand.to_string());
    let mut parts = vec![format!("hand {hand}"), format!("laid out {}", player.laid_out)];
    parts.extend(player.boast.map(|boast| format!("boast {boast}")));
    parts.extend(player.luck.map(|luck| format!("luck {luck}")));
    parts.extend(player.knocked.then(|| "knocked".to_owned()));
    parts.iter().map(|part| part.trim_end()).collect::<Vec<_>>().join(" · ")
}

fn names(cards: &[Card]) -> String {
    cards.iter().map(|card| card.id()).collect::<Vec<_>>().join(" ")
}
