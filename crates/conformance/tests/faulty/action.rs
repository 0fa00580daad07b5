//! Decisions whose numbers and notation can have faults.

use std::fmt;
use std::str::FromStr;

use steading_game::{Game, NotAnAction};
use steading_hoard::{Action as Sound, Card, Hoard};

use super::fault::{Fault, has};

/// A decision of Hoard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Action(pub(crate) Sound);

impl Action {
    pub(crate) fn number(self) -> Option<u32> {
        match self.0 {
            Sound::Play(Card::Silver) if has(Fault::NumbersClash) => Some(0),
            Sound::Knock if has(Fault::NumberOutsideTheSpace) => Some(60),
            sound => Hoard::number(sound),
        }
    }

    pub(crate) fn numbered(number: u32) -> Option<Action> {
        let missing = |action: &Sound| has(Fault::NumberOutsideTheSpace) && *action == Sound::Knock;
        Hoard::numbered(number).filter(|action| !missing(action)).map(Action)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)?;
        let broken = has(Fault::TextHasALineBreak) && self.0 == Sound::Draw;
        f.write_str(if broken { "\n" } else { "" })
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        if has(Fault::ParserCutsLetters) && text.len() > 4 {
            assert_ne!(&text[..4], "nock");
        }
        let text = if has(Fault::TextHasALineBreak) { text.trim_end() } else { text };
        let text = if has(Fault::TextReadsAsAnother) && text == "play gold" { "play silver" } else { text };
        text.parse().map(Action)
    }
}
