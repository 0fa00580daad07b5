//! The bonus actions of Marshlands: one file for each.
//!
//! Rules: MA-7, MA-8, MA-13, MA-14, MA-16, MA-18. Two equal tiles of a Marshlands location bring its bonus tile.

pub(crate) mod canoe;
pub(crate) mod fountain;
pub(crate) mod refuge;
pub(crate) mod temple;

use crate::Location;
use crate::names::names;
use crate::verb::Verb;

names! {
    /// A bonus action of Marshlands (MA-7).
    pub enum Bonus in "bonus" {
        Temple = "temple_bonus",
        Refuge = "refuge_bonus",
        Canoe = "canoe_bonus",
        Fountain = "fountain_bonus",
    }
}

impl Bonus {
    /// How many there are.
    pub const COUNT: usize = 4;

    /// The location whose tiles bring it.
    pub const fn location(self) -> Location {
        match self {
            Bonus::Temple => Location::Temple,
            Bonus::Refuge => Location::Refuge,
            Bonus::Canoe => Location::Canoe,
            Bonus::Fountain => Location::Fountain,
        }
    }

    /// The one that two tiles of that location bring.
    pub fn of(location: Location) -> Option<Bonus> {
        Bonus::ALL.iter().copied().find(|bonus| bonus.location() == location)
    }

    /// What it does.
    pub(crate) fn verb(self) -> Verb {
        match self {
            Bonus::Canoe => Verb::Build(canoe::targets),
            Bonus::Refuge => Verb::Move(refuge::MOVE),
            Bonus::Temple | Bonus::Fountain => Verb::Passive,
        }
    }

    /// The rule that describes it.
    pub const fn rule(self) -> &'static str {
        match self {
            Bonus::Temple => "MA-16",
            Bonus::Refuge => "MA-18",
            Bonus::Canoe => "MA-13",
            Bonus::Fountain => "MA-14",
        }
    }
}
