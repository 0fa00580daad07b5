//! The decisions, and how they are written.

use std::fmt;
use std::str::FromStr;

use steading_game::NotAnAction;

use crate::Card;

/// The boasts that are listed; every number that HO-5 allows is legal.
pub const BOASTS: [u8; 3] = [5, 10, 15];

/// How many numbers there are.
pub(crate) const SPACE: u32 = NUMBERED.len() as u32;

/// Every decision with a number, at its number.
const NUMBERED: [Action; 6] = [
    Action::Play(Card::Copper),
    Action::Play(Card::Silver),
    Action::Play(Card::Gold),
    Action::Draw,
    Action::End,
    Action::Knock,
];

/// One gesture of one person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay out a card (HO-3).
    Play(Card),
    /// Boast of so many points (HO-5).
    Boast(u8),
    /// Draw a card, which ends the turn (HO-6).
    Draw,
    /// End the turn without a card (HO-7).
    End,
    /// Knock on the table (HO-8).
    Knock,
}

impl Action {
    /// Its number; boasts are free-form and have none.
    pub(crate) fn number(self) -> Option<u32> {
        NUMBERED.iter().position(|&action| action == self).map(|place| place as u32)
    }

    /// The action with that number.
    pub(crate) fn numbered(number: u32) -> Option<Action> {
        NUMBERED.get(number as usize).copied()
    }

    /// Every action that is listed where it is legal.
    pub(crate) fn listed() -> impl Iterator<Item = Action> {
        NUMBERED.into_iter().chain(BOASTS.map(Action::Boast))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Boast(points) => write!(f, "boast {points}"),
            Action::Draw => f.write_str("draw"),
            Action::End => f.write_str("end"),
            Action::Knock => f.write_str("knock"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let action = match text.split_once(' ') {
            Some(("play", card)) => card.parse().ok().map(Action::Play),
            Some(("boast", points)) => points.parse().ok().map(Action::Boast),
            Some(_) => None,
            None => NUMBERED.into_iter().find(|action| action.to_string() == text),
        };
        // Every action has one notation: `boast 05` is none.
        let action = action.filter(|action| action.to_string() == text);
        action.ok_or_else(|| NotAnAction::new(text, "play …, boast …, draw, end or knock"))
    }
}
