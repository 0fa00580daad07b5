//! What stands in the log of a table.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use steading_game::{Kept, Seat, SeatSet, Seed};
use steading_store::SeatRow;

use crate::refusal::Refusal;

/// The latest format of a log that this server knows. Raised when an entry comes to mean what older servers would not do; what they do
/// not know at all, they find by themselves.
pub(crate) const FORMAT: u32 = 2;

/// One entry. The log of a table is its whole truth; what it means is written in `table.rs`. Among the entries are the steps of
/// the game's timeline ([`steading_game::Change`]); the others are about the people.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Entry {
    /// The game begins.
    Start {
        /// Who sits where.
        seats: Vec<Sitter>,
        /// Where the chance of the beginning came from, if not from the seed of the table.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        seed: Option<Seed>,
        /// The game that the first decisions are copied from, if people play on from a moment of it.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        branch: Option<Branch>,
        /// The position that it begins with, if not with the set-up: a moment of a running game as somebody there imagined it.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        position: Option<String>,
    },
    /// Somebody decided.
    Act { seat: Seat, action: String },
    /// From here on chance follows from another seed: people play on from a moment of another game.
    Chance { seed: Seed },
    /// Somebody took back the last own decision.
    Undo { seat: Seat },
    /// Somebody took back all own decisions that could be taken back.
    RestartTurn { seat: Seat },
    /// Somebody asks to go back until so many decisions are left.
    Offer {
        seat: Seat,
        decisions: u32,
        /// Who must agree. In the first format: all other people who play.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        asked: Option<SeatSet>,
        /// Where chance comes from afterwards, if the game goes back at once and over something that came to light.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        chance: Option<Seed>,
    },
    /// Somebody answers; when all agree, the game goes back.
    Answer {
        seat: Seat,
        agrees: bool,
        /// Where chance comes from afterwards, if the game goes back now and over something that came to light.
        #[serde(skip_serializing_if = "Option::is_none", default)]
        chance: Option<Seed>,
    },
    /// A bot plays for somebody who left, is absent or has no time left.
    StandIn { seat: Seat, bot: String, why: Why },
    /// The person plays again.
    Return { seat: Seat },
    /// Somebody gives up.
    Resign { seat: Seat },
    /// Somebody ends a game that has waited too long for the others. It does not count.
    Abandon { seat: Seat },
}

impl From<Kept<String>> for Entry {
    fn from(kept: Kept<String>) -> Entry {
        match kept {
            Kept::Decision { seat, action } => Entry::Act { seat, action },
            Kept::Reseed { seed } => Entry::Chance { seed },
        }
    }
}

impl Entry {
    /// Reads what stands in a log. An entry of a kind that only newer servers know freezes the table.
    pub(crate) fn read(body: &str) -> Result<Entry, Refusal> {
        serde_json::from_str(body).map_err(|error| match serde_json::from_str::<IgnoredAny>(body) {
            Ok(IgnoredAny) => Refusal::Frozen,
            Err(_) => Refusal::Broken(error.to_string()),
        })
    }

    /// The format that a log needs for it. In the second one what was taken back is not drawn again, offers say who is asked, and games
    /// begin with positions and are abandoned.
    pub(crate) fn format(&self) -> u32 {
        match self {
            Entry::Offer { asked: Some(_), .. }
            | Entry::Answer { chance: Some(_), .. }
            | Entry::Start { position: Some(_), .. }
            | Entry::Abandon { .. } => 2,
            Entry::Start { .. }
            | Entry::Act { .. }
            | Entry::Chance { .. }
            | Entry::Undo { .. }
            | Entry::RestartTurn { .. }
            | Entry::Offer { .. }
            | Entry::Answer { .. }
            | Entry::StandIn { .. }
            | Entry::Return { .. }
            | Entry::Resign { .. } => 1,
        }
    }

    /// Whether it can change who sits where.
    pub(crate) fn changes_seats(&self) -> bool {
        match self {
            Entry::Start { .. } | Entry::StandIn { .. } | Entry::Return { .. } | Entry::Resign { .. } => true,
            Entry::Abandon { .. }
            | Entry::Act { .. }
            | Entry::Chance { .. }
            | Entry::Undo { .. }
            | Entry::RestartTurn { .. }
            | Entry::Offer { .. }
            | Entry::Answer { .. } => false,
        }
    }
}

/// Who sits on a seat. With both, the bot plays for the person.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sitter {
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) person: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub(crate) bot: Option<String>,
}

impl Sitter {
    /// The row of a seat with this sitter.
    pub(crate) fn row(&self, seat: u8) -> SeatRow {
        SeatRow { seat, person: self.person.clone(), bot: self.bot.clone(), name: None }
    }
}

impl From<&SeatRow> for Sitter {
    fn from(row: &SeatRow) -> Sitter {
        Sitter { person: row.person.clone(), bot: row.bot.clone() }
    }
}

/// A moment of another game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Branch {
    pub(crate) table: String,
    pub(crate) decision: u32,
}

/// Why a bot plays for somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Why {
    /// The person said so.
    Left,
    /// Somebody else said so: the person was away.
    Absent,
    /// The time was over.
    Clock,
}
