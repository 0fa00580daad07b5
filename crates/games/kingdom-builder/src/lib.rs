//! Kingdom Builder with all its expansions.

mod action;
mod apply;
mod audit;
mod board;
mod card;
mod choices;
mod config;
mod data;
mod determinize;
mod easy;
mod extra;
mod hex;
mod hexset;
mod location;
mod log;
mod moves;
mod names;
mod nomad;
mod number;
mod phase;
mod picture;
mod placement;
mod played;
mod position;
mod quadrant;
mod refusal;
mod scoring;
mod scramble;
mod set;
mod sets;
mod state;
mod table;
mod target;
mod task;
mod terrain;
mod terrain_card;
mod tiles;
mod timeout;
mod turn;
mod view;
mod words;

use steading_game::{
    EventSink, Game, GameInfo, GameRng, Illegal, Lines, Message, Outcome, PositionError, Score, Seat,
    SeatSet, Seed, Setup, SetupError, Target, Texts, Undo, Viewer,
};

pub use action::Action;
pub use board::{Board, Layout, MAX_SPECIALS, Special, SpecialKind, Specials};
pub use card::{ScoringCard, Timing};
pub use config::{Config, DualCards, SiloOrder};
pub use data::{CardFacts, Data, Laid, Numbers, Origin, Printed};
pub use extra::{Bonus, Extra};
pub use hex::{Direction, Hex, NotAHex};
pub use hexset::{Counted, HexSet};
pub use location::Location;
pub use log::Event;
pub use nomad::NomadTile;
pub use phase::{Acting, Mandatory, Phase, Stage};
pub use quadrant::{IslandSide, Quadrant};
pub use scoring::gold;
pub use set::{Set, Sets};
pub use sets::{crossroads, harvest, marshlands, nomads};
pub use state::{Deck, Gold, Player, State, Turn};
pub use table::Table;
pub use task::Task;
pub use terrain::{Terrain, Terrains};
pub use terrain_card::{Cards, Hand, Held, MAX_HAND, NotACard, TerrainCard};
pub use tiles::Tiles;
pub use view::{BoardView, HandView, HiddenCards, PlayerView, TileState, View};

/// The most players.
pub const MAX_PLAYERS: usize = 5;

/// Kingdom Builder.
#[derive(Debug, Clone, Copy)]
pub struct KingdomBuilder;

static INFO: GameInfo = GameInfo {
    id: "kingdom-builder",
    rules_version: 1,
    players: 2..=5,
    default_players: 4,
    options: config::OPTIONS,
    action_space: number::ACTION_SPACE,
    data: data::FILES,
    texts: Texts { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") },
    rules: include_str!("../../../../docs/rules/kingdom-builder.md"),
};

impl Game for KingdomBuilder {
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

    fn setup(state: &State) -> Setup {
        state.table.config.setup()
    }

    fn start(config: &Config, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        State::start(config, seed, events)
    }

    fn players(state: &State) -> u8 {
        state.table.config.players
    }

    fn must_act(state: &State) -> SeatSet {
        phase::must_act(state)
    }

    fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        moves::legal_actions(state, seat, out);
    }

    fn random_action(
        state: &State,
        seat: Seat,
        rng: &mut GameRng,
        _scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        moves::random_action(state, seat, rng)
    }

    fn easy_action(
        state: &State,
        seat: Seat,
        rng: &mut GameRng,
        _scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        easy::easy_action(state, seat, rng)
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
        Some(log::seen_by(event, viewer))
    }

    fn score(state: &State, seat: Seat) -> Score {
        scoring::score(state, seat)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        scoring::outcome(state)
    }

    fn number(action: Action) -> Option<u32> {
        Some(number::number(action))
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

    fn picture(view: &View) -> String {
        picture::picture(view)
    }

    fn write_position(state: &State, out: &mut String) {
        position::write(state, out);
    }

    fn read_position(config: &Config, lines: Lines<'_>) -> Result<State, PositionError> {
        position::read(config, lines)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }
}
