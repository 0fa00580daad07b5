//! What a player can decide, and its notation.
//!
//! `build 3,4` · `use tavern` · `lift 3,4` · `put 5,6` · `step 5,7` · `take 3,4` · `choose desert` · `token` · `cancel` ·
//! `done` · `pass` · `end`. Hexes are written `row,column` from zero, on the island `i2,1`.

use std::fmt;
use std::str::FromStr;

use steading_game::NotAnAction;

use crate::{Extra, Hex, Terrain};

/// One decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Build there: the next settlement of the mandatory action, or what the extra action under way builds.
    Build(Hex),
    /// Pick the piece up that stands there.
    Lift(Hex),
    /// Put the piece down that was picked up.
    Put(Hex),
    /// Go one step to that hex.
    Step(Hex),
    /// Take the piece off the board that stands there.
    Take(Hex),
    /// Begin an extra action.
    Use(Extra),
    /// Choose the terrain of the turn where the cards leave a choice.
    Choose(Terrain),
    /// Go one stage back in an extra action that has changed nothing yet.
    Cancel,
    /// Finish an extra action that could go on.
    Done,
    /// Do without a reaction.
    Pass,
    /// End the turn.
    End,
    /// Take a token of the Cathedral (HA-16).
    Token,
}

/// An action that points at a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum OnHex {
    Build,
    Lift,
    Put,
    Step,
    Take,
}

impl OnHex {
    pub(crate) const ALL: [OnHex; 5] = [OnHex::Build, OnHex::Lift, OnHex::Put, OnHex::Step, OnHex::Take];

    /// The action on that hex.
    #[inline]
    pub(crate) fn at(self, hex: Hex) -> Action {
        match self {
            OnHex::Build => Action::Build(hex),
            OnHex::Lift => Action::Lift(hex),
            OnHex::Put => Action::Put(hex),
            OnHex::Step => Action::Step(hex),
            OnHex::Take => Action::Take(hex),
        }
    }

    const fn word(self) -> &'static str {
        match self {
            OnHex::Build => "build",
            OnHex::Lift => "lift",
            OnHex::Put => "put",
            OnHex::Step => "step",
            OnHex::Take => "take",
        }
    }
}

impl Action {
    /// The hex it points at and what is done there.
    pub(crate) fn on_hex(self) -> Option<(OnHex, Hex)> {
        match self {
            Action::Build(hex) => Some((OnHex::Build, hex)),
            Action::Lift(hex) => Some((OnHex::Lift, hex)),
            Action::Put(hex) => Some((OnHex::Put, hex)),
            Action::Step(hex) => Some((OnHex::Step, hex)),
            Action::Take(hex) => Some((OnHex::Take, hex)),
            Action::Use(_)
            | Action::Choose(_)
            | Action::Cancel
            | Action::Done
            | Action::Pass
            | Action::End
            | Action::Token => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((what, hex)) = self.on_hex() {
            return write!(f, "{} {hex}", what.word());
        }
        match self {
            Action::Use(extra) => write!(f, "use {extra}"),
            Action::Choose(terrain) => write!(f, "choose {terrain}"),
            Action::Cancel => f.write_str("cancel"),
            Action::Done => f.write_str("done"),
            Action::Pass => f.write_str("pass"),
            Action::End => f.write_str("end"),
            Action::Token => f.write_str("token"),
            Action::Build(_) | Action::Lift(_) | Action::Put(_) | Action::Step(_) | Action::Take(_) => Ok(()),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let wrong = |expected: String| NotAnAction::new(text, expected);
        if let Some(what) = OnHex::ALL.into_iter().find(|what| what.word() == word) {
            let hex: Result<Hex, _> = rest.parse();
            return hex
                .map(|hex| what.at(hex))
                .map_err(|error| wrong(format!("{error}, as in `{word} 3,4`")));
        }
        match (word, rest) {
            ("use", id) => Extra::from_id(id).map(Action::Use).ok_or_else(|| {
                let known: Vec<&str> = Extra::all().map(Extra::id).collect();
                wrong(format!("the extra actions are {}", known.join(", ")))
            }),
            ("choose", id) => Terrain::from_id(id)
                .map(Action::Choose)
                .ok_or_else(|| wrong(format!("the terrains are {}", Terrain::IDS.join(", ")))),
            ("cancel", "") => Ok(Action::Cancel),
            ("done", "") => Ok(Action::Done),
            ("pass", "") => Ok(Action::Pass),
            ("end", "") => Ok(Action::End),
            ("token", "") => Ok(Action::Token),
            _ => {
                let words =
                    "actions begin with build, lift, put, step, take, use, choose, token, cancel, done, pass or end";
                Err(wrong(words.to_owned()))
            }
        }
        .and_then(|action| {
            let tidy = action.to_string() == text;
            if tidy { Ok(action) } else { Err(wrong(format!("write `{action}`"))) }
        })
    }
}
