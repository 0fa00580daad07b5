//! The table of Hoard.

use serde::Serialize;
use steading_game::{GameRng, Seat};

use super::action::Kind;

/// How many cards of each kind there are.
pub(crate) const COPIES: u8 = 5;

/// Cards, counted by kind.
pub(crate) type Cards = [u8; 3];

/// The set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub(crate) struct Config {
    pub(crate) players: u8,
    pub(crate) cards: u8,
    pub(crate) wild: bool,
}

/// Everything.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) config: Config,
    pub(crate) hands: Vec<Cards>,
    pub(crate) tables: Vec<Cards>,
    /// The top card stands last.
    pub(crate) deck: Vec<Kind>,
    pub(crate) active: Seat,
    pub(crate) played: u8,
    pub(crate) boast: Option<u16>,
    pub(crate) knocked: Vec<bool>,
    /// How many in a row ended their turn without a card.
    pub(crate) quiet: u8,
    pub(crate) luck: u8,
    pub(crate) rng: GameRng,
}

impl State {
    pub(crate) fn over(&self) -> bool {
        self.quiet >= self.config.players
    }

    /// Passes the turn on.
    pub(crate) fn pass(&mut self) {
        self.active = self.active.next(self.config.players);
        self.played = 0;
        self.boast = None;
    }

    pub(crate) fn audit(&self) -> Result<(), String> {
        let players = usize::from(self.config.players);
        let lengths = [self.hands.len(), self.tables.len(), self.knocked.len()];
        if lengths != [players; 3] || self.active.index() >= players {
            return Err("seats are missing".to_owned());
        }
        for kind in Kind::ALL {
            let laid: u32 =
                self.hands.iter().chain(&self.tables).map(|cards| u32::from(cards[kind as usize])).sum();
            let found = laid as usize + self.deck.iter().filter(|&&card| card == kind).count();
            if found != usize::from(COPIES) {
                return Err(format!("there are {found} cards of {kind}"));
            }
        }
        let limits = self.played <= 2
            && self.boast.is_none_or(|number| (1..=999).contains(&number))
            && self.quiet <= self.config.players
            && (self.quiet == 0 || self.deck.is_empty())
            && self.luck <= if self.config.wild { 6 } else { 0 };
        if limits { Ok(()) } else { Err("a number is out of range".to_owned()) }
    }
}

/// How many cards these are.
pub(crate) fn size(cards: &Cards) -> u32 {
    cards.iter().map(|&count| u32::from(count)).sum()
}
