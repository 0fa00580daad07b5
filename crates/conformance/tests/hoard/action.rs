//! The decisions of Hoard.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use steading_game::NotAnAction;

use super::fault::{Fault, has};

/// What a card is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    Copper,
    Silver,
    Gold,
}

impl Kind {
    pub(crate) const ALL: [Kind; 3] = [Kind::Copper, Kind::Silver, Kind::Gold];

    pub(crate) fn name(self) -> &'static str {
        ["copper", "silver", "gold"][self as usize]
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Kind, String> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| "no such card".to_owned())
    }
}

/// A decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Action {
    Play(Kind),
    Draw,
    End,
    Knock,
    Boast(u16),
}

impl Action {
    pub(crate) fn number(self) -> Option<u32> {
        match self {
            Action::Play(Kind::Silver) if has(Fault::NumbersClash) => Some(0),
            Action::Play(kind) => Some(kind as u32),
            Action::Draw => Some(3),
            Action::End => Some(4),
            Action::Knock if has(Fault::NumberOutsideTheSpace) => Some(60),
            Action::Knock => Some(5),
            Action::Boast(_) => None,
        }
    }

    pub(crate) fn numbered(number: u32) -> Option<Action> {
        let play = Kind::ALL.into_iter().map(Action::Play);
        let missing = |action: &Action| !(has(Fault::NumberOutsideTheSpace) && *action == Action::Knock);
        play.chain([Action::Draw, Action::End, Action::Knock]).nth(number as usize).filter(missing)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(kind) => write!(f, "play {kind}"),
            Action::Draw if has(Fault::TextHasALineBreak) => f.write_str("draw\n"),
            Action::Draw => f.write_str("draw"),
            Action::End => f.write_str("end"),
            Action::Knock => f.write_str("knock"),
            Action::Boast(number) => write!(f, "boast {number}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let wrong = || NotAnAction::new(text, "play …, draw, end, knock or boast …");
        if has(Fault::ParserCutsLetters) && text.len() > 4 {
            assert_ne!(&text[..4], "nock");
        }
        let text = if has(Fault::TextHasALineBreak) { text.trim_end() } else { text };
        match text.split_once(' ') {
            Some(("play", "gold")) if has(Fault::TextReadsAsAnother) => Ok(Action::Play(Kind::Silver)),
            Some(("play", kind)) => kind.parse().map(Action::Play).map_err(|_| wrong()),
            Some(("boast", number)) => {
                let plain = number.bytes().all(|digit| digit.is_ascii_digit()) && !number.starts_with('0');
                number.parse().ok().filter(|_| plain).map(Action::Boast).ok_or_else(wrong)
            }
            Some(_) => Err(wrong()),
            None => match text {
                "draw" => Ok(Action::Draw),
                "end" => Ok(Action::End),
                "knock" => Ok(Action::Knock),
                _ => Err(wrong()),
            },
        }
    }
}
