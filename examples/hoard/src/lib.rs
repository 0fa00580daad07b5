//! Hoard: lay out copper, silver and gold, and boast of what they will bring.
//!
//! A small game with a little of everything: hidden hands, a deck, a die, decisions out of turn, a free-form one, undo and
//! options. It is the example that `CONTRIBUTING.md` copies for a new game, file by file. Start at [`Phase`]; `moves.rs` are the
//! rules as code. Numbers stand in `data/cards.toml`, words in `text/`, and the rules in `rules/`: each id there is cited by a test.
//!
//! ```
//! use steading_game::{Game, Seat, Seed, Setup, Silent};
//! use steading_hoard::{Action, Hoard};
//!
//! let config = Hoard::configure(&Setup::new(Hoard::info())).unwrap();
//! let mut state = Hoard::start(&config, Seed::from_number(7), &mut Silent);
//! Hoard::apply(&mut state, Seat(0), "boast 12".parse().unwrap(), &mut Silent).unwrap();
//! Hoard::apply(&mut state, Seat(0), Action::Draw, &mut Silent).unwrap();
//!
//! // A refusal names the rule.
//! let refused = Hoard::check(&state, Seat(0), Action::Draw).unwrap_err();
//! assert_eq!(refused.rule.0, "HO-3");
//! ```

mod action;
mod apply;
mod audit;
mod card;
mod cards;
mod config;
mod data;
mod determinize;
mod easy;
mod insight;
mod log;
mod moves;
mod phase;
mod picture;
mod position;
mod refusal;
mod scoring;
mod scramble;
mod state;
mod target;
mod things;
mod timeout;
mod view;
mod words;

use steading_game::{
    EventSink, Game, GameInfo, GameRng, Illegal, Lines, Message, Outcome, PositionError, Score, Seat,
    SeatSet, Seed, Setup, SetupError, Target, Texts, Thing, Undo, Viewer,
};

pub use action::{Action, BOASTS};
pub use card::Card;
pub use cards::Cards;
pub use config::Config;
pub use log::Event;
pub use phase::Phase;
pub use state::{Player, State};
pub use view::{PlayerView, View};

/// Hoard.
#[derive(Debug, Clone, Copy)]
pub struct Hoard;

static INFO: GameInfo = GameInfo {
    id: "hoard",
    rules_version: 1,
    oldest_rules: 1,
    earlier: &[],
    players: 2..=3,
    default_players: 3,
    first_players: 2,
    first_game: &[],
    minutes: 10,
    options: config::OPTIONS,
    action_space: action::SPACE,
    data: &[],
    texts: Texts { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") },
    rules: Texts { en: include_str!("../rules/hoard.md"), de: include_str!("../rules/de/hoard.md") },
};

impl Game for Hoard {
    type Config = Config;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn configure(setup: &Setup) -> Result<Config, SetupError> {
        Config::from_setup(setup)
    }

    fn things(_: &Config) -> Vec<Thing> {
        things::things()
    }

    fn setup(state: &State) -> Setup {
        state.config.setup()
    }

    fn start(config: &Config, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        State::start(config, seed, events)
    }

    fn players(state: &State) -> u8 {
        state.config.players
    }

    fn must_act(state: &State) -> SeatSet {
        moves::must_act(state)
    }

    fn may_act(state: &State) -> SeatSet {
        moves::may_act(state)
    }

    fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        moves::legal_actions(state, seat, out);
    }

    fn easy_action(state: &State, seat: Seat, _: &mut GameRng, _: &mut Vec<Action>) -> Option<Action> {
        easy::easy_action(state, seat)
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        moves::check(state, seat, action)
    }

    fn perform(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Undo {
        apply::perform(state, seat, action, events)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn determinize(view: &View, rng: &mut GameRng) -> Result<State, PositionError> {
        determinize::determinize(view, rng)
    }

    fn scramble(state: &mut State, viewer: Viewer, rng: &mut GameRng) {
        scramble::scramble(state, viewer, rng);
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn score(state: &State, seat: Seat) -> Score {
        scoring::score(state, seat)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(state)
    }

    fn number(action: Action) -> Option<u32> {
        action.number()
    }

    fn numbered(number: u32) -> Option<Action> {
        Action::numbered(number)
    }

    fn target(action: Action) -> Target {
        target::target(action)
    }

    fn label(action: Action) -> Message {
        words::label(action)
    }

    fn timeout_action(state: &State, seat: Seat) -> Option<Action> {
        timeout::timeout_action(state, seat)
    }

    fn prompt(state: &State, seat: Seat) -> Message {
        words::prompt(state, seat)
    }

    fn describe(event: &Event) -> Message {
        words::describe(event)
    }

    fn picture(view: &View) -> String {
        picture::picture(view)
    }

    fn write_position(state: &State, out: &mut String) {
        position::write(state, out);
    }

    fn read_position(config: &Config, lines: Lines<'_>) -> Result<State, PositionError> {
        position::read(config, lines)
    }

    fn chance(state: &State) -> &GameRng {
        &state.rng
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }
}
