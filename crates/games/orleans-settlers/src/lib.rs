//! Orléans Stories: The Settlers, for 2 to 4 players and 16 rounds.
//!
//! The rules stand in `docs/rules/orleans-settlers.md`; every id there is cited by a test here. Start at [`Phase`], the
//! seven phases of a round as an enum, and at [`Waiting`], the decisions that interrupt them. Each effect of a place has
//! its file: `effect/harvest.rs`, `effect/expand.rs`, …; what events do is in `event/`. Which place and which event does
//! what is in `data/*.toml`, words are in `text/en.ftl` and `text/de.ftl`.
//!
//! ```
//! use steading_game::{Game, Seat, Seed, Setup, Silent};
//! use steading_orleans_settlers::OrleansSettlers;
//!
//! let config = OrleansSettlers::configure(&Setup::new(OrleansSettlers::info()).players(2)).unwrap();
//! let mut state = OrleansSettlers::start(&config, Seed::from_number(1), &mut Silent);
//! // Both players plan at the same time.
//! assert_eq!(OrleansSettlers::must_act(&state).len(), 2);
//! OrleansSettlers::apply(&mut state, Seat(1), "put farmer fieldwork 1".parse().unwrap(), &mut Silent).unwrap();
//!
//! // A refusal names the rule.
//! let refused = OrleansSettlers::check(&state, Seat(1), "put trader fieldwork 2".parse().unwrap()).unwrap_err();
//! assert_eq!(refused.rule.0, "OR-44");
//! ```

#[macro_use]
mod counts;

mod action;
mod activate;
mod apply;
mod audit;
mod board;
mod config;
mod data;
mod data_ids;
mod deeds;
mod determinize;
mod easy;
mod effect;
mod event;
mod fame;
mod follower;
mod good;
mod insight;
mod log;
mod market;
mod moves;
mod number;
mod pay;
mod pending;
mod phase;
mod picture;
mod plan;
mod player;
mod position;
mod refuse;
mod round;
mod scoring;
mod scramble;
mod slots;
mod state;
mod target;
mod terrain;
mod things;
mod timeout;
mod torture;
mod uses;
mod view;
mod words;

use steading_game::{
    EventSink, Game, GameInfo, GameRng, Illegal, Lines, Message, Outcome, PositionError, Score, Seat,
    SeatSet, Seed, Setup, SetupError, Target, Texts, Undo, Use, Viewer,
};

pub use action::{Action, Cargo, Thing};
pub use board::{Board, Tile};
pub use config::{Config, Readings};
pub use data::{
    ByPlayers, Cost, Count, Data, DeedFacts, DeedSlot, DeedTile, Era, EventFacts, FameFacts, FollowerFacts,
    FoodSteps, Found, GoodFacts, Holds, MapFacts, Origins, Part, Passive, PassiveFacts, PlaceFacts,
    PlaceKind, RoundBonus, Slot, TechnologyFacts, builtin,
};
pub use data_ids::{
    Deed, EventCard, MAX_DEEDS, MAX_EVENTS, MAX_PLACES, MAX_SPACES, Place, PlaceSet, Space, SpaceSet,
};
pub use deeds::Deeds;
pub use effect::{Effect, Per, Step};
pub use event::{Comparison, Happening, Timing};
pub use follower::{Follower, Followers};
pub use good::{Good, GoodSet, Goods};
pub use log::Event;
pub use market::Market;
pub use pending::{Building, Pending, Purchase, Stack, Waiting};
pub use phase::Phase;
pub use player::Player;
pub use slots::{Piece, Slots};
pub use state::State;
pub use terrain::Terrain;
pub use view::{AreaView, PlayerView, View};

/// The most players.
pub const MAX_PLAYERS: usize = 4;

/// Orléans Stories: The Settlers.
#[derive(Debug, Clone, Copy)]
pub struct OrleansSettlers;

static INFO: GameInfo = GameInfo {
    id: "orleans-settlers",
    rules_version: 7,
    oldest_rules: 5,
    earlier: data::EARLIER,
    players: 2..=4,
    // Three share the map, and a round is soon over: the better start.
    default_players: 3,
    first_players: 2,
    first_game: &[],
    minutes: 90,
    options: config::OPTIONS,
    action_space: number::ACTION_SPACE,
    data: data::FILES,
    texts: Texts { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") },
    rules: Texts {
        en: include_str!("../../../../docs/rules/orleans-settlers.md"),
        de: include_str!("../../../../docs/rules/de/orleans-settlers.md"),
    },
};

fn setup(config: &Config) -> Setup {
    let begun = Setup::by(&INFO, config.data.rules).expect("data are of rules that are kept");
    let mut start = begun.players(config.players);
    start.data.clone_from(&config.data.files);
    config.options().iter().fold(start, |setup, (name, value)| {
        let unchanged = setup.clone();
        setup.with(name, value).unwrap_or(unchanged)
    })
}

impl Game for OrleansSettlers {
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

    fn things(config: &Config) -> Vec<steading_game::Thing> {
        things::things(config)
    }

    fn setup(state: &State) -> Setup {
        setup(&state.config)
    }

    fn start(config: &Config, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        State::start(config, seed, events)
    }

    fn players(state: &State) -> u8 {
        state.config.players
    }

    fn must_act(state: &State) -> SeatSet {
        phase::must_act(state)
    }

    fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        moves::legal_actions(state, seat, out);
    }

    fn easy_action(
        state: &State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        easy::easy_action(state, seat, rng, scratch)
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

    fn leave_out_data(view: &mut View) {
        view.data.leave_out();
    }

    fn determinize(view: &View, rng: &mut GameRng) -> Result<State, PositionError> {
        determinize::determinize(view, rng)
    }

    fn scramble(state: &mut State, viewer: Viewer, rng: &mut GameRng) {
        scramble::scramble(state, viewer, rng);
    }

    fn seen_by(event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn score(state: &State, seat: Seat) -> Score {
        scoring::score(state, seat)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(state)
    }

    fn number(action: Action) -> Option<u32> {
        number::number(action)
    }

    fn numbered(number: u32) -> Option<Action> {
        number::numbered(number)
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

    fn uses(event: &Event, out: &mut Vec<Use>) {
        uses::uses(event, out);
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
