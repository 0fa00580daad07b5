//! The contract that every Steading game obeys.
//!
//! A game is a type that implements [`Game`]: a handful of functions on a state that is a plain value. The random
//! generator lives inside the state, an action is one decision, a refusal names the rule, and what a player may know
//! is a type of its own.
//!
//! - Start at [`Game`]: it is the whole contract on one page.
//! - [`AnyGame`] and [`AnyTable`] are the same without type parameters, for programs that handle any game.
//! - [`Timeline`] is a game as it came about, with everything that was taken back; [`Playout`] plays to the end at random, very fast.
//!
//! Seats and sets of them are small values:
//! ```
//! use steading_game::{Seat, SeatSet};
//! let waiting: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
//! assert_eq!(waiting.without(Seat(0)).first(), Some(Seat(2)));
//! ```
//! Chance is reproducible on every machine:
//! ```
//! use steading_game::{GameRng, Seed};
//! let dice = |seed| GameRng::new(Seed::from_number(seed)).below(6);
//! assert_eq!(dice(1), dice(1));
//! ```
//! Places are shared by those who tie:
//! ```
//! use steading_game::Outcome;
//! let points = [4, 7, 4];
//! assert_eq!(Outcome::rank(3, |seat| points[seat.index()]).places(), [2, 1, 2]);
//! ```

mod bot;
mod data;
mod digest;
mod erased;
mod event;
mod game;
mod illegal;
mod info;
mod insight;
mod message;
mod named;
mod options;
mod perft;
mod playout;
mod position;
mod rng;
mod rules;
mod score;
mod seat;
mod set;
mod target;
mod thing;
mod timeline;
mod uses;
mod view_data;
mod viewer;
mod word;

pub use bot::{Bot, NotABot};
pub use data::DataFiles;
pub use digest::{Digest, NotADigest};
pub use erased::{
    AnyGame, AnyMoment, AnySimulator, AnyTable, AnyView, AnyVisit, Applied, Choice, Erased, ReadError,
    Refusal, SeenEvent, Simulated, Told,
};
pub use event::{EventSink, Silent};
pub use game::{Game, NotAnAction, Undo, write_position};
pub use illegal::{Illegal, RuleId};
pub use info::{GameInfo, Texts};
pub use insight::{Feature, Insight, Shares, Weights, names};
pub use message::{Fact, Message};
pub use named::NotNamed;
pub use options::{OptionKind, OptionSpec, OptionValue, READINGS, READINGS_VALUES, Setup, SetupError};
pub use perft::{divide, perft};
pub use playout::Playout;
pub use position::{Line, Lines, PositionError, Words};
pub use rng::{GameRng, NotARng, NotASeed, Seed};
pub use rules::{Earlier, NotKept, Was};
pub use score::{Outcome, Score};
pub use seat::{MAX_SEATS, NotASeat, Seat, SeatSet};
pub use set::{Bits, Member, Set};
pub use target::Target;
pub use thing::{Amount, Ground, Origin, Slot, Step, Thing};
pub use timeline::{CannotChange, CannotRewind, CannotUndo, Change, Kept, Timeline, Visit};
pub use uses::{ThingId, Use};
pub use view_data::{Replaceable, ViewData};
pub use viewer::Viewer;
pub use word::Word;
