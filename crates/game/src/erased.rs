//! The contract without type parameters, for whoever handles any game: server, command line, Python.
//!
//! Actions are text here and views are JSON. Playouts stay typed inside and lose no speed.

use std::any::Any;
use std::marker::PhantomData;

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use crate::{
    Bot, CannotUndo, Digest, Game, GameInfo, GameRng, History, Illegal, Lines, Message, NotAnAction, Outcome,
    Playout, PositionError, Score, Seat, SeatSet, Seed, Setup, SetupError, Target, Thing, Undo, Use, Viewer,
    write_position,
};

/// Any game.
pub trait AnyGame: Send + Sync {
    /// The facts about the game.
    fn info(&self) -> &'static GameInfo;

    /// Checks a set-up without starting anything.
    fn check_setup(&self, setup: &Setup) -> Result<(), SetupError>;

    /// Every component of the game in this set-up, with all that is printed on it.
    fn things(&self, setup: &Setup) -> Result<Vec<Thing>, SetupError>;

    /// Sets a table up.
    fn start(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError>;

    /// Sets a table up from a position: the set-up is known, the lines are the rest.
    fn read_position(&self, setup: &Setup, lines: Lines<'_>) -> Result<Box<dyn AnyTable>, ReadError>;

    /// The text of the action with that number.
    fn numbered(&self, number: u32) -> Option<String>;

    /// Something that plays whole games of this set-up very fast, with these bots on the seats; the list is repeated if
    /// it is too short, and random bots play if it is empty.
    fn simulator(&self, setup: &Setup, bots: &[Bot]) -> Result<Box<dyn AnySimulator>, SetupError>;
}

/// A running game of any kind.
pub trait AnyTable: Send {
    /// The facts about the game.
    fn info(&self) -> &'static GameInfo;

    /// The state, for whoever knows which game it is.
    fn state(&self) -> &dyn Any;

    /// The set-up.
    fn setup(&self) -> Setup;

    /// Everybody the game waits for.
    fn must_act(&self) -> SeatSet;

    /// Everybody who may act.
    fn may_act(&self) -> SeatSet;

    /// What `seat` can do.
    fn legal_actions(&self, seat: Seat) -> Vec<Choice>;

    /// What `seat` can do, in its notation and no more.
    fn legal_notations(&self, seat: Seat) -> Vec<String>;

    /// Whether `seat` may do this, and why not.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal>;

    /// Does it, if it is allowed.
    fn apply(&mut self, seat: Seat, action: &str) -> Result<Applied, Refusal>;

    /// Whether `seat` has a decision that can be taken back, unless others have built on it since.
    fn can_undo(&self, seat: Seat) -> bool;

    /// Takes back the latest decision of `seat`.
    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo>;

    /// From now on all chance follows from another seed. What everybody together knows stays as it is, and what was decided
    /// cannot be taken back any more.
    fn reseed(&mut self, seed: Seed) -> Result<(), PositionError>;

    /// Where chance came from since the start: after how many decisions it was reseeded, and with what.
    fn reseeds(&self) -> &[(usize, Seed)];

    /// How many decisions were made so far.
    fn decisions(&self) -> usize;

    /// All decisions so far.
    fn actions(&self) -> Vec<(Seat, String)>;

    /// What was told while the table was set up.
    fn opening(&self) -> &dyn Told;

    /// What `viewer` may know.
    fn view(&self, viewer: Viewer) -> Value;

    /// The same, written already: for whoever only passes it on.
    fn written_view(&self, viewer: Viewer) -> Box<RawValue>;

    /// The table as text.
    fn picture(&self, viewer: Viewer) -> String;

    /// What a clock plays for a seat that it has run out for.
    fn timeout_action(&self, seat: Seat) -> Option<String>;

    /// What is asked of `seat`.
    fn prompt(&self, seat: Seat) -> Message;

    /// The points of `seat` if the game ended now.
    fn score(&self, seat: Seat) -> Score;

    /// The places, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The position as text, set-up first.
    fn position(&self) -> String;

    /// The fingerprint of the position.
    fn digest(&self) -> Digest;

    /// Looks for anything that can never be.
    fn audit(&self) -> Result<(), String>;

    /// A copy of the whole table.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;
}

/// Plays whole games of one set-up.
pub trait AnySimulator: Send {
    /// Plays the game of `seed` to its end: how many decisions were made, and the places.
    fn play(&mut self, seed: Seed) -> (u64, Outcome);

    /// The same with all that is kept of a game. Writing the final position for its fingerprint takes about as long as
    /// playing to it.
    fn simulate(&mut self, seed: Seed) -> Simulated;
}

/// Something that happened, as its listeners get it.
pub trait Told: Send + Sync {
    /// What `viewer` may know of it.
    fn seen_by(&self, viewer: Viewer) -> Vec<SeenEvent>;

    /// What was used.
    fn uses(&self) -> Vec<Use>;
}

/// A legal action as a client needs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Choice {
    /// The notation, to be sent back.
    pub action: String,
    /// The number, for masks and learning.
    pub number: Option<u32>,
    /// What to click.
    pub target: Target,
    /// What it says in a menu.
    pub label: Message,
}

/// What came of an action.
pub struct Applied {
    /// The action in its canonical notation.
    pub action: String,
    /// Whether it can be taken back.
    pub undo: Undo,
    /// What happened.
    pub events: Box<dyn Told>,
}

/// An event as one viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeenEvent {
    /// The event as data.
    #[cfg_attr(feature = "typescript", ts(type = "unknown"))]
    pub event: Value,
    /// The event as a sentence to be.
    pub message: Message,
}

/// A game, played to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Simulated {
    /// How many decisions were made.
    pub decisions: u64,
    /// The points, by seat.
    pub points: [i32; crate::MAX_SEATS],
    /// The places.
    pub outcome: Outcome,
    /// The fingerprint of the final position.
    pub digest: Digest,
}

/// Why an action given as text was not carried out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] NotAnAction),
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// Why a position was not set up.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// The set-up is impossible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The lines are wrong.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// Makes an [`AnyGame`] of a [`Game`].
#[derive(Debug)]
pub struct Erased<G>(PhantomData<G>);

impl<G> Erased<G> {
    /// The erased form of `G`.
    pub const fn new() -> Self {
        Erased(PhantomData)
    }
}

impl<G> Default for Erased<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn check_setup(&self, setup: &Setup) -> Result<(), SetupError> {
        G::configure(setup).map(|_| ())
    }

    fn things(&self, setup: &Setup) -> Result<Vec<Thing>, SetupError> {
        Ok(G::things(&G::configure(setup)?))
    }

    fn start(&self, setup: &Setup, seed: Seed) -> Result<Box<dyn AnyTable>, SetupError> {
        let mut opening = Vec::new();
        let state = G::start(&G::configure(setup)?, seed, &mut opening);
        Ok(Box::new(Table::<G>::new(state, opening)))
    }

    fn read_position(&self, setup: &Setup, lines: Lines<'_>) -> Result<Box<dyn AnyTable>, ReadError> {
        let state = G::read_position(&G::configure(setup)?, lines)?;
        Ok(Box::new(Table::<G>::new(state, Vec::new())))
    }

    fn numbered(&self, number: u32) -> Option<String> {
        G::numbered(number).map(|action| action.to_string())
    }

    fn simulator(&self, setup: &Setup, bots: &[Bot]) -> Result<Box<dyn AnySimulator>, SetupError> {
        let bots = if bots.is_empty() { vec![Bot::Random] } else { bots.to_vec() };
        Ok(Box::new(Simulator::<G> { config: G::configure(setup)?, bots, playout: Playout::default() }))
    }
}

struct Table<G: Game> {
    history: History<G>,
    opening: Events<G>,
    reseeds: Vec<(usize, Seed)>,
}

impl<G: Game> Table<G> {
    fn new(state: G::State, opening: Vec<G::Event>) -> Table<G> {
        Table { history: History::new(state), opening: Events(opening), reseeds: Vec::new() }
    }
}

impl<G: Game> AnyTable for Table<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn state(&self) -> &dyn Any {
        self.history.state()
    }

    fn setup(&self) -> Setup {
        G::setup(self.history.state())
    }

    fn must_act(&self) -> SeatSet {
        G::must_act(self.history.state())
    }

    fn may_act(&self) -> SeatSet {
        G::may_act(self.history.state())
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Choice> {
        let mut actions = Vec::new();
        G::legal_actions(self.history.state(), seat, &mut actions);
        let choice = |action: G::Action| Choice {
            action: action.to_string(),
            number: G::number(action),
            target: G::target(action),
            label: G::label(action),
        };
        actions.into_iter().map(choice).collect()
    }

    fn legal_notations(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        G::legal_actions(self.history.state(), seat, &mut actions);
        actions.iter().map(G::Action::to_string).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        Ok(G::check(self.history.state(), seat, action.parse()?)?)
    }

    fn apply(&mut self, seat: Seat, action: &str) -> Result<Applied, Refusal> {
        let action: G::Action = action.parse()?;
        let mut events = Vec::new();
        let undo = self.history.apply(seat, action, &mut events)?;
        Ok(Applied { action: action.to_string(), undo, events: Box::new(Events::<G>(events)) })
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.history.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        self.history.undo(seat)
    }

    fn reseed(&mut self, seed: Seed) -> Result<(), PositionError> {
        let everything = G::view(self.history.state(), Viewer::Host);
        self.history.go_on_from(G::determinize(&everything, &mut GameRng::new(seed))?);
        self.reseeds.push((self.decisions(), seed));
        Ok(())
    }

    fn reseeds(&self) -> &[(usize, Seed)] {
        &self.reseeds
    }

    fn decisions(&self) -> usize {
        self.history.actions().len()
    }

    fn actions(&self) -> Vec<(Seat, String)> {
        self.history.actions().map(|(seat, action)| (seat, action.to_string())).collect()
    }

    fn opening(&self) -> &dyn Told {
        &self.opening
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&G::view(self.history.state(), viewer))
    }

    fn written_view(&self, viewer: Viewer) -> Box<RawValue> {
        to_raw_value(&G::view(self.history.state(), viewer)).expect("views have text keys")
    }

    fn picture(&self, viewer: Viewer) -> String {
        G::picture(&G::view(self.history.state(), viewer))
    }

    fn timeout_action(&self, seat: Seat) -> Option<String> {
        G::timeout_action(self.history.state(), seat).map(|action| action.to_string())
    }

    fn prompt(&self, seat: Seat) -> Message {
        G::prompt(self.history.state(), seat)
    }

    fn score(&self, seat: Seat) -> Score {
        G::score(self.history.state(), seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.history.state())
    }

    fn position(&self) -> String {
        write_position::<G>(self.history.state())
    }

    fn digest(&self) -> Digest {
        Digest::of::<G>(self.history.state())
    }

    fn audit(&self) -> Result<(), String> {
        G::audit(self.history.state())
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(Table::<G> {
            history: self.history.clone(),
            opening: Events(self.opening.0.clone()),
            reseeds: self.reseeds.clone(),
        })
    }
}

struct Events<G: Game>(Vec<G::Event>);

impl<G: Game> Told for Events<G> {
    fn seen_by(&self, viewer: Viewer) -> Vec<SeenEvent> {
        let seen = self.0.iter().filter_map(|event| G::seen_by(event, viewer));
        seen.map(|event| SeenEvent { event: json(&event), message: G::describe(&event) }).collect()
    }

    fn uses(&self) -> Vec<Use> {
        let mut uses = Vec::new();
        for event in &self.0 {
            G::uses(event, &mut uses);
        }
        uses
    }
}

struct Simulator<G: Game> {
    config: G::Config,
    bots: Vec<Bot>,
    playout: Playout<G>,
}

impl<G: Game> Simulator<G> {
    /// The final position of the game of `seed`, with the number of decisions and the places.
    fn finish(&mut self, seed: Seed) -> (G::State, u64, Outcome) {
        let mut state = G::start(&self.config, seed, &mut crate::Silent);
        let mut rng = GameRng::new(seed.derive("players", 0));
        let bot = |seat: Seat| self.bots[seat.index() % self.bots.len()];
        let decisions = self.playout.finish_with(&mut state, &mut rng, bot);
        let outcome = G::outcome(&state).expect("a game that waits for nobody is over");
        (state, decisions, outcome)
    }
}

impl<G: Game> AnySimulator for Simulator<G> {
    fn play(&mut self, seed: Seed) -> (u64, Outcome) {
        let (_, decisions, outcome) = self.finish(seed);
        (decisions, outcome)
    }

    fn simulate(&mut self, seed: Seed) -> Simulated {
        let (state, decisions, outcome) = self.finish(seed);
        let mut points = [0; crate::MAX_SEATS];
        for seat in Seat::all(G::players(&state)) {
            points[seat.index()] = G::score(&state, seat).total();
        }
        Simulated { decisions, points, outcome, digest: Digest::of::<G>(&state) }
    }
}

fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views and events have text keys")
}
