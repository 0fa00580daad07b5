//! The terrain deck: cards, hands and piles.
//!
//! Rules: KB-11, KB-15, KB-25, KB-29, MA-1. A face-down pile is kept as counts: the order of cards that nobody has seen is
//! decided when one is drawn, which is the same to everybody at the table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use steading_game::GameRng;

use crate::{CardFacts, Terrain};

/// A terrain card: one terrain, and on dual cards swamp as well (MA-3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
pub struct TerrainCard(u8);

impl TerrainCard {
    /// How many kinds there are.
    pub const KINDS: usize = 10;

    /// A card with that basic terrain.
    pub fn new(terrain: Terrain, dual: bool) -> Option<TerrainCard> {
        let place = Terrain::BASIC.iter().position(|&basic| basic == terrain)?;
        Some(TerrainCard(place as u8 + if dual { 5 } else { 0 }))
    }

    /// The terrain that is not swamp.
    pub fn terrain(self) -> Terrain {
        Terrain::BASIC[usize::from(self.0 % 5)]
    }

    /// Whether it shows swamp as well.
    pub fn is_dual(self) -> bool {
        self.0 >= 5
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn all() -> impl Iterator<Item = TerrainCard> {
        (0..TerrainCard::KINDS as u8).map(TerrainCard)
    }

    /// The key of its name for people.
    pub fn key(self) -> &'static str {
        match (self.is_dual(), self.terrain()) {
            (true, Terrain::Grass) => "dual-grass",
            (true, Terrain::Canyon) => "dual-canyon",
            (true, Terrain::Desert) => "dual-desert",
            (true, Terrain::Flowers) => "dual-flowers",
            (true, _) => "dual-forest",
            (false, terrain) => terrain.key(),
        }
    }
}

/// `desert`, and with swamp `desert+swamp`.
impl fmt::Display for TerrainCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.terrain(), if self.is_dual() { "+swamp" } else { "" })
    }
}

/// The text is no terrain card.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("terrain cards are grass, canyon, desert, flowers, forest, and each of them with `+swamp`")]
pub struct NotACard;

impl FromStr for TerrainCard {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<TerrainCard, NotACard> {
        let (terrain, dual) = match text.strip_suffix("+swamp") {
            Some(terrain) => (terrain, true),
            None => (text, false),
        };
        Terrain::from_id(terrain).and_then(|terrain| TerrainCard::new(terrain, dual)).ok_or(NotACard)
    }
}

impl TryFrom<String> for TerrainCard {
    type Error = NotACard;

    fn try_from(text: String) -> Result<TerrainCard, NotACard> {
        text.parse()
    }
}

impl From<TerrainCard> for String {
    fn from(card: TerrainCard) -> String {
        card.to_string()
    }
}

/// A pile in no order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<[TerrainCard, number]>"))]
#[serde(try_from = "Vec<(TerrainCard, u8)>", into = "Vec<(TerrainCard, u8)>")]
pub struct Cards([u8; TerrainCard::KINDS]);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards([0; TerrainCard::KINDS]);

    /// The deck of a game.
    pub fn deck(facts: &CardFacts, dual: bool) -> Cards {
        let mut deck = Cards::NONE;
        for place in 0..5 {
            deck.0[place] = facts.plain_cards[place];
            deck.0[place + 5] = if dual { facts.dual_cards[place] } else { 0 };
        }
        deck
    }

    /// Those of them that show this terrain, dual ones included (MA-24).
    pub fn of(&self, terrain: Terrain) -> Cards {
        self.iter().filter(|card| card.terrain() == terrain).collect()
    }

    /// How many cards there are.
    pub fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&count| count == 0)
    }

    /// How many there are of a kind.
    pub fn count(&self, card: TerrainCard) -> u8 {
        self.0[card.index()]
    }

    /// Puts a card in.
    pub fn add(&mut self, card: TerrainCard) {
        self.0[card.index()] = self.0[card.index()].saturating_add(1);
    }

    /// Takes a card out, if it is there.
    pub fn take(&mut self, card: TerrainCard) -> bool {
        let count = &mut self.0[card.index()];
        let there = *count > 0;
        *count -= u8::from(there);
        there
    }

    /// Draws a card at random.
    pub fn draw(&mut self, rng: &mut GameRng) -> Option<TerrainCard> {
        let card = TerrainCard(rng.draw(&self.0)? as u8);
        self.take(card);
        Some(card)
    }

    /// Both piles together; nothing if there are more cards than can be counted.
    pub fn plus(&self, other: &Cards) -> Option<Cards> {
        let mut sum = *self;
        for (count, more) in sum.0.iter_mut().zip(other.0) {
            *count = count.checked_add(more)?;
        }
        Some(sum)
    }

    /// What is left without the others; nothing if they are not all there.
    pub fn minus(&self, other: &Cards) -> Option<Cards> {
        let mut rest = *self;
        for (count, less) in rest.0.iter_mut().zip(other.0) {
            *count = count.checked_sub(less)?;
        }
        Some(rest)
    }

    /// Every card, kind by kind.
    pub fn iter(&self) -> impl Iterator<Item = TerrainCard> {
        TerrainCard::all().flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }
}

impl FromIterator<TerrainCard> for Cards {
    fn from_iter<I: IntoIterator<Item = TerrainCard>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |mut pile, card| {
            pile.add(card);
            pile
        })
    }
}

impl TryFrom<Vec<(TerrainCard, u8)>> for Cards {
    type Error = &'static str;

    fn try_from(counts: Vec<(TerrainCard, u8)>) -> Result<Cards, &'static str> {
        let mut pile = Cards::NONE;
        for (card, count) in counts {
            if count == 0 || std::mem::replace(&mut pile.0[card.index()], count) != 0 {
                return Err("a kind of card is counted twice or not at all");
            }
        }
        Ok(pile)
    }
}

impl From<Cards> for Vec<(TerrainCard, u8)> {
    fn from(pile: Cards) -> Self {
        TerrainCard::all().map(|card| (card, pile.count(card))).filter(|&(_, count)| count > 0).collect()
    }
}

/// The most cards anybody holds: one, one more for Crossroads (CR-9), and one more for its repetition (HA-10).
pub const MAX_HAND: usize = 3;

/// A card in hand, and how often the pile was shuffled anew since it was drawn.
///
/// When the discard pile becomes the new draw pile, everybody knows which cards were left in hands. So a card drawn before
/// the shuffle and one drawn after it can never be exchanged in anybody's imagination.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Held {
    /// The card.
    pub card: TerrainCard,
    /// Shuffles since it was drawn.
    pub age: u8,
}

/// A few cards, in the order in which they were drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Held>"))]
#[serde(try_from = "Vec<Held>", into = "Vec<Held>")]
pub struct Hand {
    cards: [Option<Held>; MAX_HAND],
    len: u8,
}

impl Hand {
    /// Nothing in hand.
    pub const EMPTY: Hand = Hand { cards: [None; MAX_HAND], len: 0 };

    /// Takes a card into hand; whether there was room.
    pub fn push(&mut self, held: Held) -> bool {
        let Some(place) = self.cards.get_mut(usize::from(self.len)) else { return false };
        *place = Some(held);
        self.len += 1;
        true
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The card in that place.
    pub fn get(&self, place: usize) -> Option<TerrainCard> {
        self.cards.get(place).copied().flatten().map(|held| held.card)
    }

    /// Takes the card in that place out; those behind it move up.
    pub fn remove(&mut self, place: usize) -> Option<TerrainCard> {
        let card = self.get(place)?;
        self.cards.copy_within(place + 1.., place);
        self.cards[MAX_HAND - 1] = None;
        self.len -= 1;
        Some(card)
    }

    /// The cards.
    pub fn iter(&self) -> impl Iterator<Item = Held> + use<> {
        self.cards.into_iter().flatten()
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut Held> {
        self.cards.iter_mut().flatten()
    }

    /// The same cards laid open, when their age no longer matters.
    pub fn opened(mut self) -> Hand {
        self.iter_mut().for_each(|held| held.age = 0);
        self
    }
}

impl TryFrom<Vec<Held>> for Hand {
    type Error = &'static str;

    fn try_from(cards: Vec<Held>) -> Result<Hand, &'static str> {
        let mut hand = Hand::EMPTY;
        if cards.into_iter().all(|held| hand.push(held)) { Ok(hand) } else { Err("too many cards in hand") }
    }
}

impl From<Hand> for Vec<Held> {
    fn from(hand: Hand) -> Vec<Held> {
        hand.iter().collect()
    }
}
