//! What clients send.

use serde::{Deserialize, Serialize};
use steading_game::Seat;
use utoipa::ToSchema;

use crate::terms::{Occupant, Terms};

/// A message over the WebSocket of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ClientMsg {
    /// Do something that changes the game.
    Command(Command),
    /// Ask whether an action is allowed, and why not. Nothing changes.
    Check {
        /// A name for the question; the answer has it too.
        id: String,
        /// For which seat; the one that is watched if none is named.
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<Seat>,
        /// The action in its notation.
        #[schema(max_length = 16_384)]
        action: String,
    },
    /// Say something to everybody at the table.
    Say {
        /// What.
        #[schema(min_length = 1, max_length = 500)]
        words: String,
    },
    /// See the table with the eyes of another of one's own seats, or of a spectator.
    Watch {
        /// The seat; a spectator if there is none.
        #[cfg_attr(feature = "typescript", ts(optional = nullable))]
        seat: Option<Seat>,
    },
    /// Answered by a pong, to see whether anybody is there.
    Ping,
}

/// Something that changes the game. Sent again, it does nothing more: it is known by its `id`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Command {
    /// A name for the command, new for every one: up to 64 characters.
    #[schema(min_length = 1, max_length = 64, pattern = "^[!-~]+$")]
    pub id: String,
    /// How many entries the log had when this was decided: if something has happened since then, the command is refused. Left
    /// out, the command is for whatever is now. Older programs call it `ply`.
    #[serde(alias = "ply")]
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub entries: Option<u32>,
    /// For which seat; if none is named, the one of one's own that must act.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub seat: Option<Seat>,
    /// What to do.
    #[serde(rename = "do")]
    pub deed: Deed,
}

/// What a command does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// Make a decision, in its notation.
    Act(String),
    /// Take back the last own decision; possible until something hidden came to light.
    Undo,
    /// Take back all own decisions of this turn, as far as nothing hidden came to light since.
    RestartTurn,
    /// Ask everybody to go back until so many decisions are left. Against bots alone it is done at once. Whoever decided something that
    /// is taken back is asked even while a bot plays for them.
    TakeBack(u32),
    /// Agree or disagree to going back.
    Answer(bool),
    /// Give up: a bot plays on, or the game ends if only one person is left.
    Resign,
    /// Leave the seat to a bot for now.
    Leave,
    /// Take the seat back from the bot.
    Return,
    /// Let a bot play for somebody for whom the game has waited too long, at a table without a clock.
    CallBot,
    /// End the game, which then does not count, because it has waited too long for somebody and nobody else plays.
    Abandon,
}

/// A new guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name for other people: 1 to 30 characters.
    #[schema(min_length = 1, max_length = 30)]
    pub name: String,
}

/// Somebody who has an account, or wants one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// What to sign in with: 3 to 30 letters, digits, `-` and `_`.
    #[schema(min_length = 3, max_length = 30, pattern = "^[A-Za-z0-9_-]+$")]
    pub login: String,
    /// The password: 8 to 200 characters; for a new account none of the most common ones, not the login and not the name.
    #[schema(min_length = 8, max_length = 200)]
    pub password: String,
}

/// A new name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name for other people: 1 to 30 characters.
    #[schema(min_length = 1, max_length = 30)]
    pub name: String,
}

/// A new table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The id of the game.
    pub game: String,
    /// What is agreed.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Partial<Terms>"))]
    pub terms: Terms,
    /// Whether it stands in the lobby, so that anybody may sit down.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub public: bool,
    /// Who sits where, from seat 0; seats that are not named stay open. Left out, the host takes the first seat.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub seats: Option<Vec<Occupant>>,
}

/// A request to sit down, or to put a bot on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// Who: oneself if nobody is named. Only the host may put bots down or clear a seat.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub occupant: Occupant,
    /// The invitation, where one is needed.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub invitation: Option<String>,
}

/// A request for a link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewInvitation {
    /// The seat; any open one if none is named.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub seat: Option<Seat>,
}

/// A wish to play on from a moment of another game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewBranch {
    /// After how many of its decisions.
    pub decision: u32,
    /// The seat to take: the own one, or whoever must act, if none is named. Bots play the others.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub seat: Option<Seat>,
    /// The level of the bots: as they were, or the usual stand-in for people, if nothing is said.
    #[cfg_attr(feature = "typescript", ts(optional = nullable))]
    pub bot: Option<String>,
}

/// A record to be looked at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewRecord {
    /// The text of the record.
    #[schema(max_length = 1_048_576)]
    pub record: String,
}
