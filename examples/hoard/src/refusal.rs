//! Why an action is refused.

use steading_game::{Illegal, Seat};

use crate::Card;
use crate::moves::{GREATEST_BOAST, MOST_CARDS};

/// A reason, before it becomes a sentence. Listing actions asks for many of them and wants none of the sentences.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refusal {
    NoSuchSeat,
    NotYourTurn { active: Seat },
    EnoughCards,
    NoSuchCard(Card),
    NoRoom { card: Card, upon: Card },
    BoastedAlready,
    BoastTooLate,
    BoastRange,
    CardsToDraw { count: usize },
    DeckEmpty,
    GameOver,
    KnockOnTurn,
    KnockedAlready,
}

impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Illegal {
        match refusal {
            Refusal::NoSuchSeat => Illegal::new("HO-1", "no-such-seat"),
            Refusal::NotYourTurn { active } => Illegal::new("HO-3", "not-your-turn").with("seat", active),
            Refusal::EnoughCards => Illegal::new("HO-3", "enough").with("most", MOST_CARDS),
            Refusal::NoSuchCard(card) => Illegal::new("HO-3", "no-such-card").with("card", card.id()),
            Refusal::NoRoom { card, upon } => {
                Illegal::new("HO-4", "no-room").with("card", card.id()).with("upon", upon.id())
            }
            Refusal::BoastedAlready => Illegal::new("HO-5", "boasted-already"),
            Refusal::BoastTooLate => Illegal::new("HO-5", "boast-too-late"),
            Refusal::BoastRange => Illegal::new("HO-5", "boast-range").with("most", GREATEST_BOAST),
            Refusal::CardsToDraw { count } => Illegal::new("HO-6", "deck-not-empty").with("count", count),
            Refusal::DeckEmpty => Illegal::new("HO-7", "deck-empty"),
            Refusal::GameOver => Illegal::new("HO-7", "game-over"),
            Refusal::KnockOnTurn => Illegal::new("HO-8", "knock-on-turn"),
            Refusal::KnockedAlready => Illegal::new("HO-8", "knocked-already"),
        }
    }
}
