//! Settlement: explore the wilderness, build a settlement and invite heroes, in six rounds.
//!
//! The rules stand in `docs/rules/settlement.md`; every id there is cited by a test here. Start at [`Phase`], the decisions
//! of a turn as an enum. Each action has its file (`construct.rs`, `explore.rs`, `hunt.rs`, …). What buildings and
//! artifacts do is data where it is a number (`data/*.toml`, run by `effect/`) and a file where it is a verb
//! (`artifact/shamans_mask.rs`, …). Words stand in `text/en.ftl` and `text/de.ftl`.
//!
//! ```
//! use steading_game::{Game, Seat, Seed, Setup, Silent};
//! use steading_settlement::Settlement;
//!
//! let config = Settlement::configure(&Setup::new(Settlement::info()).players(1)).unwrap();
//! let mut state = Settlement::start(&config, Seed::from_number(7), &mut Silent);
//! let mut actions = Vec::new();
//! Settlement::legal_actions(&state, Seat(0), &mut actions);
//! assert_eq!(actions.len(), 4, "one player drafts one of four artifacts");
//! Settlement::apply(&mut state, Seat(0), actions[0], &mut Silent).unwrap();
//!
//! // A refusal names the rule.
//! let refused = Settlement::check(&state, Seat(0), "explore III".parse().unwrap()).unwrap_err();
//! assert_eq!(refused.rule.0, "SE-6.2.1");
//! ```

mod action;
mod activate_fortification;
mod activate_region;
mod activate_street;
mod apply;
mod artifact;
mod audit;
mod building;
mod config;
mod construct;
mod data;
mod determinize;
mod easy;
mod effect;
mod explore;
mod fortify;
mod gain;
mod hero;
mod hunt;
mod insight;
mod log;
mod market;
mod monster;
mod moves;
mod number;
mod pass;
mod phase;
mod picture;
mod player;
mod position;
mod resource;
mod resources;
mod round;
mod scoring;
mod scramble;
mod space;
mod state;
mod street;
mod supply;
mod target;
mod terrain;
mod things;
mod timeout;
mod trade;
mod uses;
mod view;
mod wilderness;
mod words;

use steading_game::{
    EventSink, Game, GameInfo, GameRng, Illegal, Lines, Message, Outcome, PositionError, Score, Seat,
    SeatSet, Seed, Setup, SetupError, Target, Texts, Thing, Undo, Use, Viewer,
};

pub use action::Action;
pub use artifact::{Artifact, ArtifactEffect, Artifacts, Moment, transformation_mirror::MirrorRun};
pub use building::Building;
pub use config::{Config, HeroesLie, Printing, SupplyRule};
pub use data::{BuildingFacts, Data, HeroCard, Origin, Points, Rank, SupplyFacts, TerrainTile};
pub use effect::Effect;
pub use gain::Gain;
pub use hero::{Guild, HeroId, HeroSet, Heroes};
pub use log::Event;
pub use market::{Market, Stack};
pub use monster::Monster;
pub use phase::Phase;
pub use player::{Areas, Player};
pub use resource::{Kinds, Resource};
pub use resources::{NotResources, Resources};
pub use scoring::total;
pub use space::{NotASpace, Region, Space, Spaces, neighbours};
pub use state::State;
pub use street::{Built, NotAPlace, Place, Street, Streets};
pub use supply::Supply;
pub use terrain::{Stacks, TerrainId};
pub use trade::Trade;
pub use view::{
    BuiltView, HeroView, MarketView, PhaseView, PlacedView, PlayerView, RowView, SupplyView, TerrainView,
    View,
};
pub use wilderness::Wilderness;

/// The most players.
pub const MAX_PLAYERS: usize = 4;

/// Settlement.
#[derive(Debug, Clone, Copy)]
pub struct Settlement;

static INFO: GameInfo = GameInfo {
    id: "settlement",
    rules_version: 3,
    oldest_rules: 1,
    earlier: data::EARLIER,
    players: 1..=4,
    default_players: 3,
    first_players: 2,
    first_game: &[],
    minutes: 60,
    options: config::OPTIONS,
    action_space: number::ACTION_SPACE,
    data: data::FILES,
    texts: Texts { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") },
    rules: Texts {
        en: include_str!("../../../../docs/rules/settlement.md"),
        de: include_str!("../../../../docs/rules/de/settlement.md"),
    },
};

impl Game for Settlement {
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

    fn things(config: &Config) -> Vec<Thing> {
        things::things(config)
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
        phase::must_act(state)
    }

    fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        moves::legal_actions(state, seat, out);
    }

    fn random_action(
        state: &State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        moves::random_action(state, seat, rng, scratch)
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

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(log::seen_by(event, viewer))
    }

    fn score(state: &State, seat: Seat) -> Score {
        scoring::score(state, seat)
    }

    fn shows_score(state: &State, seat: Seat, viewer: Viewer) -> bool {
        hero::are_shown(state, seat, viewer)
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
