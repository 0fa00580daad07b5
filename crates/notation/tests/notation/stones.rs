//! A toy game: take one to three stones from the pile; whoever takes the last one wins, or loses if so agreed.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use steading_game::{
    AnyGame, Erased, EventSink, Game, GameInfo, GameRng, Illegal, Lines, MAX_SEATS, Message, NotAnAction,
    OptionKind, OptionSpec, Outcome, PositionError, Score, Seat, SeatSet, Seed, Setup, SetupError, Target,
    Texts, Thing, Undo, Viewer,
};

/// Finds the toy game, as a catalog would.
pub(crate) fn find(id: &str) -> Option<&'static dyn AnyGame> {
    const GAME: Erased<Stones> = Erased::new();
    (id == INFO.id).then_some(&GAME as &dyn AnyGame)
}

pub(crate) static INFO: GameInfo = GameInfo {
    id: "stones",
    rules_version: 3,
    oldest_rules: 3,
    earlier: &[],
    players: 2..=4,
    default_players: 2,
    first_players: 2,
    first_game: &[],
    minutes: 5,
    options: &[
        OptionSpec::new("pile", OptionKind::Number { min: 1, max: 99, default: 70 }),
        OptionSpec::new("last", OptionKind::Choice { values: &["wins", "loses"], default: "wins" }),
    ],
    action_space: 3,
    data: &[],
    texts: Texts { en: EN, de: DE },
    rules: Texts { en: "", de: "" },
};

const EN: &str = "\
take = Take { $count }
turn = It is the turn of { $who }.
few = Only { $left ->
    [one] one stone lies
   *[other] { $left } stones lie
} there.
duel = Only two players can agree that the last stone loses.
stones = stones
";

const DE: &str = "\
take = Nimm { $count }
turn = { $who } ist an der Reihe.
few = Dort { $left ->
    [one] liegt nur ein Stein
   *[other] liegen nur { $left } Steine
}.
duel = Nur zu zweit darf der letzte Stein verlieren.
stones = Steine
";

#[derive(Debug, Clone)]
pub(crate) struct Stones;

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Config {
    setup: Setup,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct State {
    setup: Setup,
    rng: GameRng,
    pile: u32,
    turn: Seat,
    taken: [u32; MAX_SEATS],
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    pile: u32,
    turn: Seat,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub(crate) struct Take(u32);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Take {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Take, NotAnAction> {
        let count = text.strip_prefix("take ").and_then(|count| count.parse().ok());
        let few = count.filter(|count| (1..=3).contains(count));
        few.map(Take).ok_or_else(|| NotAnAction::new(text, "write `take 1`, `take 2` or `take 3`"))
    }
}

impl Game for Stones {
    type Config = Config;
    type State = State;
    type Action = Take;
    type Event = Take;
    type View = View;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn configure(setup: &Setup) -> Result<Config, SetupError> {
        if setup.choice("last") == "loses" && setup.players > 2 {
            return Err(Illegal::new("ST-1", "duel").into());
        }
        Ok(Config { setup: setup.clone() })
    }

    fn things(_: &Self::Config) -> Vec<Thing> {
        Vec::new()
    }

    fn setup(state: &State) -> Setup {
        state.setup.clone()
    }

    fn start(config: &Config, seed: Seed, _: &mut impl EventSink<Take>) -> State {
        let mut rng = GameRng::new(seed);
        let pile = config.setup.number("pile") + rng.below(10);
        State { setup: config.setup.clone(), rng, pile, turn: Seat(0), taken: [0; MAX_SEATS] }
    }

    fn players(state: &State) -> u8 {
        state.setup.players
    }

    fn must_act(state: &State) -> SeatSet {
        if state.pile == 0 { SeatSet::EMPTY } else { SeatSet::one(state.turn) }
    }

    fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Take>) {
        if Self::must_act(state).contains(seat) {
            out.extend((1..=state.pile.min(3)).map(Take));
        }
    }

    fn check(state: &State, seat: Seat, action: Take) -> Result<(), Illegal> {
        if !Self::must_act(state).contains(seat) {
            return Err(Illegal::new("ST-2", "turn").with("who", state.turn));
        }
        if action.0 > state.pile {
            return Err(Illegal::new("ST-3", "few").with("left", state.pile));
        }
        Ok(())
    }

    fn perform(state: &mut State, seat: Seat, action: Take, events: &mut impl EventSink<Take>) -> Undo {
        state.pile -= action.0;
        state.taken[seat.index()] += action.0;
        state.turn = seat.next(state.setup.players);
        events.tell(|| action);
        Undo::Barrier
    }

    fn view(state: &State, _: Viewer) -> View {
        View { pile: state.pile, turn: state.turn }
    }

    fn determinize(view: &View, _: &mut GameRng) -> Result<State, PositionError> {
        Err(PositionError::whole(format!("nobody guesses about {view:?}")))
    }

    fn scramble(state: &mut State, _: Viewer, rng: &mut GameRng) {
        state.rng = GameRng::new(rng.seed());
    }

    fn seen_by(event: &Take, _: Viewer) -> Option<Take> {
        Some(*event)
    }

    fn score(state: &State, seat: Seat) -> Score {
        Score { parts: vec![("stones", state.taken[seat.index()] as i32)] }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let wins = state.setup.choice("last") == "wins";
        let took_last = |seat: Seat| seat.next(state.setup.players) == state.turn;
        (state.pile == 0).then(|| Outcome::rank(state.setup.players, |seat| took_last(seat) == wins))
    }

    fn number(action: Take) -> Option<u32> {
        Some(action.0 - 1)
    }

    fn numbered(number: u32) -> Option<Take> {
        (number < 3).then_some(Take(number + 1))
    }

    fn target(_: Take) -> Target {
        Target::the("pile")
    }

    fn label(action: Take) -> Message {
        Message::new("take").with("count", action.0)
    }

    fn timeout_action(state: &State, seat: Seat) -> Option<Take> {
        Self::must_act(state).contains(seat).then_some(Take(1))
    }

    fn prompt(state: &State, _: Seat) -> Message {
        Message::new("turn").with("who", state.turn)
    }

    fn describe(event: &Take) -> Message {
        Self::label(*event)
    }

    fn picture(view: &View) -> String {
        "o".repeat(view.pile as usize)
    }

    fn write_position(state: &State, out: &mut String) {
        let taken = Seat::all(state.setup.players).map(|seat| format!(" {}", state.taken[seat.index()]));
        let taken: String = taken.collect();
        let State { pile, turn, rng, .. } = state;
        let lines =
            [format!("pile {pile}"), format!("turn {turn}"), format!("taken{taken}"), format!("rng {rng}")];
        out.push_str(&(lines.join("\n") + "\n"));
    }

    fn read_position(config: &Config, mut lines: Lines<'_>) -> Result<State, PositionError> {
        let setup = config.setup.clone();
        let pile = lines.need("pile")?.value()?;
        let turn = lines.need("turn")?.value()?;
        let mut taken = [0; MAX_SEATS];
        let line = lines.need("taken")?;
        let mut words = line.words();
        for seat in Seat::all(setup.players) {
            taken[seat.index()] = words.value("a number for every player")?;
        }
        words.end()?;
        let rng = lines.need("rng")?.value()?;
        lines.end()?;
        Ok(State { setup, rng, pile, turn, taken })
    }

    fn chance(state: &State) -> &GameRng {
        &state.rng
    }

    fn audit(state: &State) -> Result<(), String> {
        let stones = state.taken.iter().fold(state.pile, |sum, taken| sum.saturating_add(*taken));
        if stones < 200 { Ok(()) } else { Err(format!("there are {stones} stones")) }
    }
}
