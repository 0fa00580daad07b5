//! What is printed on the cards: `data/cards.toml`, read once.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::Card;

/// The numbers of one kind of card.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Printed {
    id: Card,
    /// How many are in the deck (HO-1).
    pub(crate) copies: u8,
    /// What it brings (HO-3).
    pub(crate) points: u8,
    /// What it is laid upon (HO-4).
    pub(crate) upon: Option<Card>,
}

#[derive(Deserialize)]
struct File {
    card: Vec<Printed>,
}

static FILE: LazyLock<File> =
    LazyLock::new(|| toml::from_str(include_str!("../data/cards.toml")).expect("the cards are tested"));

/// What is printed on a card.
pub(crate) fn printed(card: Card) -> &'static Printed {
    FILE.card.iter().find(|printed| printed.id == card).expect("every card has a row")
}

/// What can be laid upon a card.
pub(crate) fn laid_upon(card: Card) -> impl Iterator<Item = Card> {
    Card::ALL.into_iter().filter(move |&other| printed(other).upon == Some(card))
}
