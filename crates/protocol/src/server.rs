//! What clients are sent.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::RawValue;
use steading_game::{Choice, Message, OptionSpec, Score, Seat, SeenEvent};
use utoipa::ToSchema;

use crate::clock::Clocks;
use crate::problem::Problem;
use crate::terms::Terms;

/// A message over the WebSocket of a table.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMsg {
    /// The first message, and the answer to `watch`: everything about the table.
    Hello {
        /// The table.
        table: TableInfo,
        /// How the game stands, once it has begun.
        state: Option<GameState>,
        /// What happened after the decision that the client asked for; of a long story, its last lines.
        story: Vec<StoryLine>,
        /// What was said last.
        said: Vec<SaidLine>,
        /// Who is there of those who sit here.
        present: Vec<String>,
        /// How many others look on.
        watching: u32,
    },
    /// Something happened. The state is whole: whoever missed an update has missed nothing but its story.
    Update {
        /// The table, if something about it changed.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        table: Option<TableInfo>,
        /// How the game stands.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        state: Option<GameState>,
        /// What happened. Lines with a higher number of decisions than these are no longer true.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
        story: Vec<StoryLine>,
    },
    /// The command was carried out and is on disk.
    Done {
        /// The name of the command.
        id: String,
        /// The number of entries in the log of the table after it.
        entries: u32,
        /// The same under the name that older programs know.
        #[cfg_attr(feature = "typescript", ts(skip))]
        ply: u32,
    },
    /// The command was not carried out, or the action that was asked about is not allowed.
    Refused {
        /// The name of the command or question.
        id: String,
        /// Why.
        problem: Problem,
    },
    /// The action that was asked about is allowed.
    Allowed {
        /// The name of the question.
        id: String,
    },
    /// Somebody said something.
    Said(SaidLine),
    /// Somebody who sits here came or went.
    Present {
        /// The ids of those who sit here and are there.
        people: Vec<String>,
        /// How many others look on.
        watching: u32,
    },
    /// The people play again, at another table.
    Rematch {
        /// The new table.
        table: String,
    },
    /// A message could not be understood.
    Problem {
        /// Why.
        problem: Problem,
    },
    /// The answer to a ping.
    Pong,
}

/// A table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TableInfo {
    /// Its unguessable name.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// The version of the rules by which it is played to its end.
    pub rules: u32,
    /// The version that new tables are played by, if it is another one: rule documents and texts tell that one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub current_rules: Option<u32>,
    /// `open`, `running`, `finished` or `closed`.
    #[cfg_attr(feature = "typescript", ts(type = r#""open" | "running" | "finished" | "closed""#))]
    pub status: &'static str,
    /// Whether it stands in the lobby.
    pub public: bool,
    /// Who opened it.
    pub host: String,
    /// What was agreed.
    pub terms: Terms,
    /// The readings of the booklet's words that are not as printed, by the name of the option: what was agreed, or what the older rules
    /// of this table say. The values are written as on the command line.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<&'static str, String>>"))]
    pub readings: BTreeMap<&'static str, String>,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The seats that the game waits for.
    pub waiting: Vec<u8>,
    /// The SHA-256 digest of `steading seed ` and the seed, published before the first decision.
    pub commitment: String,
    /// The seed, once the game is over: anybody can check the commitment and play the game again.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seed: Option<String>,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When something happened last.
    pub changed: i64,
}

/// Who sits on a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatInfo {
    /// The person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub person: Option<PersonInfo>,
    /// The bot; if there is a person too, it plays for that person.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bot: Option<String>,
    /// What the bot is called, where it plays for nobody else.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bot_name: Option<&'static str>,
    /// The person gave up.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub resigned: bool,
}

/// Somebody who plays here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PersonInfo {
    /// A name for programs.
    pub id: String,
    /// A name for people; `deleted` for somebody who is gone, and for nobody else.
    pub name: String,
}

/// How a game stands, for one viewer.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameState {
    /// The number of entries in the log of the table. Send it back with a command.
    pub entries: u32,
    /// The same under the name that older programs know.
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub ply: u32,
    /// The number of decisions that count.
    pub decisions: u32,
    /// The seat with whose eyes this is seen; none for a spectator.
    pub seat: Option<Seat>,
    /// The seats that the game waits for.
    pub must_act: Vec<u8>,
    /// Seats for which the game has waited so long that the others may let a bot play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub absent: Vec<u8>,
    /// What is asked of the seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub prompt: Option<Message>,
    /// What the seat can do.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub choices: Vec<Choice>,
    /// What the seat can do, only in its notation: for programs that ask for `actions` instead of `choices`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub actions: Vec<String>,
    /// Whether the seat can take back its last decision.
    pub can_undo: bool,
    /// What the seat may know. Each game has its own form.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Value>)]
    #[cfg_attr(feature = "typescript", ts(optional, type = "unknown"))]
    pub view: Option<Box<RawValue>>,
    /// The points of every seat if the game ended now, by where they come from, as far as the viewer may know them; sent with the view.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<_>"))]
    pub scores: Vec<Option<Score>>,
    /// The clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clocks: Option<Clocks>,
    /// Somebody asks to go back.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub take_back: Option<TakeBackOffer>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub result: Option<ResultInfo>,
}

/// Somebody asks to go back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct TakeBackOffer {
    /// Who.
    pub seat: Seat,
    /// How many decisions would be left.
    pub decisions: u32,
    /// Who has not answered yet.
    pub waiting: Vec<u8>,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ResultInfo {
    /// The place of every seat, 1 for the winner.
    pub places: Vec<u8>,
    /// The points of every seat, by where they come from.
    pub scores: Vec<Score>,
    /// It ended because people gave up.
    pub resigned: bool,
}

/// What came of one decision.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct StoryLine {
    /// The number of the decision, from 1; 0 for what happened before the first.
    pub decision: u32,
    /// Who decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub seat: Option<Seat>,
    /// The decision, unless it is hidden from the viewer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub action: Option<String>,
    /// What happened.
    pub events: Vec<SeenEvent>,
}

/// Something that somebody said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SaidLine {
    /// Its number, from 0.
    pub number: u32,
    /// Who.
    pub person: PersonInfo,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What; empty if the person is gone.
    pub words: String,
}

/// A game.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameSummary {
    /// The name in commands, records and addresses.
    pub id: &'static str,
    /// The version of the rules that new tables are played by.
    pub rules_version: u32,
    /// The oldest version that is kept: tables and records of it, and of all versions since, are played by their own rules.
    pub oldest_rules: u32,
    /// The fewest players.
    pub min_players: u8,
    /// The most players.
    pub max_players: u8,
    /// How many play if nobody says otherwise.
    pub default_players: u8,
    /// How many play a recommended first game.
    pub first_players: u8,
    /// The options of a recommended first game, by name.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, string>"))]
    pub first_game: BTreeMap<&'static str, &'static str>,
    /// About how many minutes a game takes at a real table.
    pub minutes: u32,
    /// What can be chosen before a game. The words stand in the texts under `option-<name>`, `option-<name>-help` and
    /// `option-<name>-<value>`.
    pub options: &'static [OptionSpec],
    /// The levels of its bots, the weakest first.
    pub bots: Vec<String>,
    /// Actions with a number have one below this.
    pub action_space: u32,
}

/// Oneself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Me {
    /// A name for programs.
    pub id: String,
    /// A name for people.
    pub name: String,
    /// What the account signs in with; a guest has none.
    pub login: Option<String>,
}

/// A link to a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Invitation {
    /// The invitation.
    pub token: String,
    /// The table.
    pub table: String,
    /// The seat, if it is for one.
    pub seat: Option<u8>,
}

/// What came of a command that was sent by REST.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Done {
    /// The number of entries in the log of the table after it.
    pub entries: u32,
    /// The same under the name that older programs know.
    #[cfg_attr(feature = "typescript", ts(skip))]
    pub ply: u32,
}

/// How somebody has done in one game.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameStatistics {
    /// The game.
    pub game: String,
    /// Games played.
    pub games: u32,
    /// Games won.
    pub wins: u32,
    /// Games given up.
    pub resigned: u32,
    /// The mean of all points.
    pub mean_points: f64,
    /// The most points.
    pub best_points: i64,
}

/// A past moment of a game.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Moment {
    /// How many decisions had been made.
    pub decision: u32,
    /// How many there are.
    pub of: u32,
    /// What the viewer could know then.
    #[schema(value_type = Value)]
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    /// What had just happened.
    pub line: StoryLine,
    /// Whom the game waited for.
    pub must_act: Vec<u8>,
    /// What was asked of the viewer; where everything is shown, of the first whom the game waited for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub prompt: Option<Message>,
    /// The points of every seat if the game had ended then, as far as the viewer may know them.
    pub scores: Vec<Option<Score>>,
}

/// Whether the server is well.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Health {
    /// `ok`, or what is wrong.
    pub status: &'static str,
    /// The version of the program.
    pub version: &'static str,
    /// What does not work as it should while the site goes on.
    pub warnings: Vec<String>,
}
