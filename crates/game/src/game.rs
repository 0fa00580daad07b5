//! The contract.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    EventSink, GameInfo, GameRng, Illegal, Lines, Message, Outcome, PositionError, Score, Seat, SeatSet,
    Seed, Setup, SetupError, Target, Thing, Use, Viewer,
};

/// A game: its rules as functions on a state that is a plain value.
///
/// Nothing here reads a clock, a file or a global generator. `(game, rules version, set-up, seed, actions)` rebuilds
/// every state bit for bit, on every machine.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// The set-up, checked: only possible combinations can be written down.
    type Config: Clone + Eq + Debug + Send + Sync;
    /// Everything about a running game, the random generator included.
    type State: Clone + Eq + Debug + Send + Sync + 'static;
    /// One decision that a person would make with one gesture. `Display` and `FromStr` are its stable notation.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err = NotAnAction> + Send + Sync;
    /// Something that happened, for the log and for animation.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// What one viewer may know, and nothing else.
    type View: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// The facts about the game.
    fn info() -> &'static GameInfo;

    /// Checks a set-up.
    fn configure(setup: &Setup) -> Result<Self::Config, SetupError>;

    /// Every component of the game in this set-up with all that is printed on it, the data of an owner of the box included.
    /// Nothing in it changes during a game.
    fn things(config: &Self::Config) -> Vec<Thing>;

    /// The set-up of a running game.
    fn setup(state: &Self::State) -> Setup;

    /// Sets the table up. All chance of the game follows from `seed`.
    fn start(config: &Self::Config, seed: Seed, events: &mut impl EventSink<Self::Event>) -> Self::State;

    /// The number of players.
    fn players(state: &Self::State) -> u8;

    /// The seats that the game waits for; empty when it is over. It follows from public information only.
    fn must_act(state: &Self::State) -> SeatSet;

    /// Everybody who may act, those who must included: whoever has a legal action.
    fn may_act(state: &Self::State) -> SeatSet {
        Self::must_act(state)
    }

    /// Appends every legal action of `seat`, in a stable order and without duplicates.
    ///
    /// The one exception to completeness are free-form trade offers: a bounded, useful subset of them is listed, and
    /// `check` accepts every one that the rules allow.
    fn legal_actions(state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);

    /// A random legal action, each listed one equally likely. Games that can do it without listing say how.
    fn random_action(
        state: &Self::State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        scratch.clear();
        Self::legal_actions(state, seat, scratch);
        rng.pick(scratch).copied()
    }

    /// What an easy bot plays: quick rules of thumb, from what `seat` may know and nothing else. A random action in games
    /// that have none, and nothing if the seat need not act.
    fn easy_action(
        state: &Self::State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        Self::random_action(state, seat, rng, scratch)
    }

    /// Whether `seat` may do `action` now, and if not, which rule forbids it.
    fn check(state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Illegal>;

    /// Carries out an action that `check` allows, and says whether it can be taken back.
    ///
    /// For playouts, which take actions from `legal_actions`; everybody else calls [`Game::apply`].
    fn perform(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Undo;

    /// Checks an action and carries it out. On an error the state is as it was.
    fn apply(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self::Event>,
    ) -> Result<Undo, Illegal> {
        Self::check(state, seat, action)?;
        Ok(Self::perform(state, seat, action, events))
    }

    /// What `viewer` may know about `state`. Face-down piles are counts in it, other hands are sizes; only the host's
    /// view holds everything, except the generator.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// Leaves the data files of an owner out of a view, for whoever only draws it. A game that takes none has nothing to do.
    fn leave_out_data(_view: &mut Self::View) {}

    /// A state as it might be, drawn at random from all that agree with everything this viewer has seen.
    ///
    /// A view may come from another process, so nonsense in it gives an error and never a panic.
    fn determinize(view: &Self::View, rng: &mut GameRng) -> Result<Self::State, PositionError>;

    /// Swaps everything that `viewer` cannot see for something else. Written without `view` and `determinize`, as the
    /// witness against them: the view must stay equal to the last byte.
    fn scramble(state: &mut Self::State, viewer: Viewer, rng: &mut GameRng);

    /// The part of an event that `viewer` may know.
    fn seen_by(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// The points of `seat` if the game ended now, by source. They follow from what everybody may know who is shown them.
    fn score(state: &Self::State, seat: Seat) -> Score;

    /// Whether `viewer` may know the points of `seat` now: everybody may, unless something that lies face down counts.
    fn shows_score(_state: &Self::State, _seat: Seat, _viewer: Viewer) -> bool {
        true
    }

    /// The places, once the game is over.
    fn outcome(state: &Self::State) -> Option<Outcome>;

    /// The number of an action in the fixed space `0..info().action_space`; only free-form trade offers have none.
    fn number(action: Self::Action) -> Option<u32>;

    /// The action with that number.
    fn numbered(number: u32) -> Option<Self::Action>;

    /// The thing on the table that a person would click for this action.
    fn target(action: Self::Action) -> Target;

    /// The action in words, for menus.
    fn label(action: Self::Action) -> Message;

    /// What a clock plays for a seat that it has run out for; nothing if the seat need not act.
    fn timeout_action(state: &Self::State, seat: Seat) -> Option<Self::Action>;

    /// What is asked of `seat` now, in one sentence.
    fn prompt(state: &Self::State, seat: Seat) -> Message;

    /// An event in words, for the log.
    fn describe(event: &Self::Event) -> Message;

    /// Appends what was used in an event, for studies of balance; nothing in games that do not say.
    fn uses(_event: &Self::Event, _out: &mut Vec<Use>) {}

    /// The table as text, as far as the viewer sees it.
    fn picture(view: &Self::View) -> String;

    /// Appends the position as lines; the set-up stands before them. Every state has exactly one such text.
    fn write_position(state: &Self::State, out: &mut String);

    /// Reads a position. Lines that `write_position` writes may be left out where the game can fill them in.
    fn read_position(config: &Self::Config, lines: Lines<'_>) -> Result<Self::State, PositionError>;

    /// The generator inside the state, from which all chance of the game comes.
    fn chance(state: &Self::State) -> &GameRng;

    /// Looks for a lost or invented component and for anything else that can never be; says what it found.
    fn audit(state: &Self::State) -> Result<(), String>;
}

/// Whether an action can be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Undo {
    /// Nothing hidden came to light and the decision is still with the same seat.
    Allowed,
    /// A card was drawn or turned up, or somebody else was asked.
    Barrier,
}

/// The text is no action of the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is no action of this game: {expected}")]
pub struct NotAnAction {
    /// What was written.
    pub text: String,
    /// What would have been right.
    pub expected: String,
}

impl NotAnAction {
    /// `text` is no action; `expected` says what would have been.
    pub fn new(text: &str, expected: impl Into<String>) -> NotAnAction {
        NotAnAction { text: text.to_owned(), expected: expected.into() }
    }
}

/// The whole position as text: the set-up, then the game's own lines.
pub fn write_position<G: Game>(state: &G::State) -> String {
    let mut text = G::setup(state).to_string();
    G::write_position(state, &mut text);
    text
}
