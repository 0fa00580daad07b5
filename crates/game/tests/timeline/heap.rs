//! A toy game in which everybody decides at any time, so that what one takes back can make impossible what another did.

use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use steading_game::{
    EventSink, Game, GameInfo, GameRng, Illegal, Lines, Message, NotAnAction, Outcome, PositionError, Score,
    Seat, SeatSet, Seed, Setup, SetupError, Target, Texts, Thing, Undo, Viewer,
};

const PLAYERS: u8 = 3;

static INFO: GameInfo = GameInfo {
    id: "heap",
    rules_version: 1,
    oldest_rules: 1,
    earlier: &[],
    players: PLAYERS..=PLAYERS,
    default_players: PLAYERS,
    first_players: PLAYERS,
    first_game: &[],
    minutes: 1,
    options: &[],
    action_space: 4,
    data: &[],
    texts: Texts { en: "", de: "" },
    rules: Texts { en: "", de: "" },
};

thread_local! {
    static PERFORMED: Cell<usize> = const { Cell::new(0) };
}

/// How many decisions this thread has carried out since it was asked last.
pub(crate) fn performed() -> usize {
    PERFORMED.replace(0)
}

#[derive(Debug, Clone)]
pub(crate) struct Heap;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct State {
    pub(crate) rng: GameRng,
    pub(crate) stones: u32,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    stones: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub(crate) enum Action {
    /// One stone more.
    Put,
    /// Two stones less, if there are so many.
    Take,
    /// As many more as a die shows; cannot be taken back.
    Roll,
    /// Cannot be taken back if the number of stones is even.
    Knock,
}

impl Action {
    pub(crate) const ALL: [Action; 4] = [Action::Put, Action::Take, Action::Roll, Action::Knock];
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let found = Action::ALL.into_iter().find(|action| action.to_string() == text);
        found.ok_or_else(|| NotAnAction::new(text, "write Put, Take, Roll or Knock"))
    }
}

impl Game for Heap {
    type Config = ();
    type State = State;
    type Action = Action;
    type Event = Action;
    type View = View;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn configure(_: &Setup) -> Result<(), SetupError> {
        Ok(())
    }

    fn things((): &Self::Config) -> Vec<Thing> {
        Vec::new()
    }

    fn setup(_: &State) -> Setup {
        Setup::new(&INFO)
    }

    fn start((): &(), seed: Seed, _: &mut impl EventSink<Action>) -> State {
        State { rng: GameRng::new(seed), stones: 1 }
    }

    fn players(_: &State) -> u8 {
        PLAYERS
    }

    fn must_act(_: &State) -> SeatSet {
        Seat::all(PLAYERS).collect()
    }

    fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.extend(Action::ALL.into_iter().filter(|&action| Self::check(state, seat, action).is_ok()));
    }

    fn check(state: &State, _: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Take if state.stones < 2 => Err(Illegal::new("HE-1", "few")),
            Action::Put | Action::Take | Action::Roll | Action::Knock => Ok(()),
        }
    }

    fn perform(state: &mut State, _: Seat, action: Action, events: &mut impl EventSink<Action>) -> Undo {
        PERFORMED.set(PERFORMED.get() + 1);
        events.tell(|| action);
        match action {
            Action::Put => state.stones += 1,
            Action::Take => state.stones -= 2,
            Action::Roll => state.stones += state.rng.below(6),
            Action::Knock => {}
        }
        match action {
            Action::Roll => Undo::Barrier,
            Action::Knock if state.stones.is_multiple_of(2) => Undo::Barrier,
            Action::Put | Action::Take | Action::Knock => Undo::Allowed,
        }
    }

    fn view(state: &State, _: Viewer) -> View {
        View { stones: state.stones }
    }

    /// Many stones leave no room for other chance: so that a reseed may fail.
    fn determinize(view: &View, rng: &mut GameRng) -> Result<State, PositionError> {
        if view.stones > 40 {
            return Err(PositionError::whole("the heap is too high"));
        }
        Ok(State { rng: GameRng::new(rng.seed()), stones: view.stones })
    }

    fn scramble(state: &mut State, _: Viewer, rng: &mut GameRng) {
        state.rng = GameRng::new(rng.seed());
    }

    fn seen_by(event: &Action, _: Viewer) -> Option<Action> {
        Some(*event)
    }

    fn score(_: &State, _: Seat) -> Score {
        Score { parts: Vec::new() }
    }

    fn outcome(_: &State) -> Option<Outcome> {
        None
    }

    fn number(action: Action) -> Option<u32> {
        Action::ALL.iter().position(|&other| other == action).map(|place| place as u32)
    }

    fn numbered(number: u32) -> Option<Action> {
        Action::ALL.get(number as usize).copied()
    }

    fn target(_: Action) -> Target {
        Target::the("heap")
    }

    fn label(_: Action) -> Message {
        Message::new("label")
    }

    fn timeout_action(_: &State, _: Seat) -> Option<Action> {
        Some(Action::Put)
    }

    fn prompt(_: &State, _: Seat) -> Message {
        Message::new("prompt")
    }

    fn describe(_: &Action) -> Message {
        Message::new("event")
    }

    fn picture(view: &View) -> String {
        view.stones.to_string()
    }

    fn write_position(state: &State, out: &mut String) {
        *out += &format!("stones {}\nrng {}\n", state.stones, state.rng);
    }

    fn read_position((): &(), mut lines: Lines<'_>) -> Result<State, PositionError> {
        Ok(State { stones: lines.need("stones")?.value()?, rng: lines.need("rng")?.value()? })
    }

    fn chance(state: &State) -> &GameRng {
        &state.rng
    }

    fn audit(_: &State) -> Result<(), String> {
        Ok(())
    }
}
