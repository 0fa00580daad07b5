//! The CATAN card game: 120 cards, 3 or 4 players, seven victory points.
//!
//! The rules stand in `docs/rules/catan-cards.md`; every id there is cited by a test here. Start at [`Phase`], the
//! course of a turn as an enum. Each card has its file: `building/road.rs`, `event/robber.rs`, …; the trade desk is
//! `trade/`. Printed numbers are in `data/cards.toml`, words in `text/en.ftl` and `text/de.ftl`.
//!
//! ```
//! use steading_catan_cards::CatanCards;
//! use steading_game::{Game, Seat, Seed, Setup, Silent};
//!
//! let config = CatanCards::configure(&Setup::new(CatanCards::info()).players(3)).unwrap();
//! let mut state = CatanCards::start(&config, Seed::from_number(7), &mut Silent);
//! let active = state.turn.active;
//! CatanCards::apply(&mut state, active, "end".parse().unwrap(), &mut Silent).unwrap();
//! assert_eq!(state.turn.active, active.next(3));
//!
//! // A refusal names the rule.
//! let refused = CatanCards::check(&state, active, "end".parse().unwrap()).unwrap_err();
//! assert_eq!(refused.rule.0, "CA-18");
//! ```

mod action;
mod apply;
mod audit;
mod building;
mod built;
mod cards;
mod config;
mod deck;
mod determinize;
mod easy;
mod event;
mod insight;
mod log;
mod market;
mod memory;
mod moves;
mod notation;
mod number;
mod phase;
mod picture;
mod position;
mod resource;
mod scoring;
mod scramble;
mod special;
mod state;
mod target;
mod things;
mod timeout;
mod trade;
mod turn;
mod view;
mod words;

use steading_game::{
    EventSink, Game, GameInfo, GameRng, Illegal, Lines, Message, Outcome, PositionError, Score, Seat,
    SeatSet, Seed, Setup, SetupError, Target, Texts, Thing, Undo, Viewer,
};

pub use action::Action;
pub use building::{Building, Buildings, Card, Face, Faces, NotBuildings, Replacement};
pub use built::Built;
pub use cards::{Cards, NotCards};
pub use config::{Config, Side};
pub use deck::{Deck, Numbers, SpecialCard, StartCard, deck};
pub use easy::{candidates, wins_with};
pub use event::{Discarding, EventCard, EventCards, EventDeck, Giving};
pub use log::{DrawReason, Event};
pub use market::Market;
pub use memory::{Knowledge, Memory};
pub use phase::{Ending, Phase};
pub use resource::Resource;
pub use scoring::points;
pub use special::{Special, Specials};
pub use state::{Player, State, Turn};
pub use trade::{Addressee, Asked, Call, Desk, Question, Terms};
pub use view::{DiscardView, GivingView, HiddenCards, PhaseView, PlayerView, View};

/// The most players.
pub const MAX_PLAYERS: usize = 4;

/// The CATAN card game.
#[derive(Debug, Clone, Copy)]
pub struct CatanCards;

static INFO: GameInfo = GameInfo {
    id: "catan-cards",
    rules_version: 2,
    oldest_rules: 1,
    earlier: config::EARLIER,
    players: 2..=4,
    default_players: 4,
    first_players: 3,
    first_game: &[("first_display", "true")],
    minutes: 30,
    options: config::OPTIONS,
    action_space: number::ACTION_SPACE,
    data: &[],
    texts: Texts { en: include_str!("../text/en.ftl"), de: include_str!("../text/de.ftl") },
    rules: Texts {
        en: include_str!("../../../../docs/rules/catan-cards.md"),
        de: include_str!("../../../../docs/rules/de/catan-cards.md"),
    },
};

fn setup(config: &Config) -> Setup {
    // A view from elsewhere may name any version: its configuration is not that of this set-up then, and it is refused.
    let begun = Setup::by(&INFO, config.rules).unwrap_or_else(|_| Setup::new(&INFO));
    let start = begun.players(config.players);
    config.options().iter().fold(start, |setup, (name, value)| {
        let unchanged = setup.clone();
        setup.with(name, value).unwrap_or(unchanged)
    })
}

impl Game for CatanCards {
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

    fn may_act(state: &State) -> SeatSet {
        phase::may_act(state)
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
