//! Kingdom Builder with all its expansions.
//!
//! The rules stand in `docs/rules/kingdom-builder.md`; every id there is cited by a test here. Boards,
//! other printed facts and words are in `data/`, `text/` and the folders of the sets.
//!
//! ```
//! use steading_game::{Game, Seed, Setup, Silent};
//! use steading_kingdom_builder::KingdomBuilder;
//!
//! let setup = Setup::new(KingdomBuilder::info()).players(2).with("first_game", "true").unwrap();
//! let config = KingdomBuilder::configure(&setup).unwrap();
//! let mut state = KingdomBuilder::start(&config, Seed::from_number(7), &mut Silent);
//! let active = state.turn.active;
//!
//! // A refusal names the rule.
//! let refused = KingdomBuilder::check(&state, active, "end".parse().unwrap()).unwrap_err();
//! assert_eq!(refused.rule.0, "KB-21");
//!
//! // Hexes are sets of bits; the first settlement may go to any hex of the played terrain.
//! let mut actions = Vec::new();
//! KingdomBuilder::legal_actions(&state, active, &mut actions);
//! let terrain = state.turn.terrain.unwrap();
//! assert_eq!(actions.len() as u32, state.setting.board.all(terrain).len());
//! KingdomBuilder::apply(&mut state, active, actions[0], &mut Silent).unwrap();
//! ```
//!
//! # The tour
//!
//! 1. **The board.** [`Hex`] is a number with a row and a column; [`HexSet`] is 448 bits with set algebra, steps in six
//!    directions and neighbours by shifts. A [`Board`] holds the masks of one game: terrain, special hexes (numbered, so that
//!    sets of them are plain `u32`, [`Specials`]) and what touches what. [`Data`] keeps every quadrant ready in every place.
//! 2. **The state.** A [`Setting`] never changes and is shared; a [`State`] is small and cheap to copy. What follows from the rest
//!    and is needed all the time is kept up to date in it (`open`, `beside`, `left`), and `audit.rs` compares it.
//! 3. **A turn.** [`Phase`] and [`Mandatory`] say what is being decided; extra actions go through [`Stage`]s. `moves.rs` turns
//!    a state into `Choices`, a few masks that listing, drawing at random and checking all read; for whatever is not among
//!    them it asks whoever knows the rule. `apply.rs` carries decisions out.
//! 4. **Placements.** `placement.rs` is the order of EN-2 as one function: losses, gains, cards scored during play, marks, the
//!    end trigger, reactions, the end of the mandatory action, full terrain. `tiles.rs` takes and loses tiles, `played.rs` is
//!    the terrain card, `turn.rs` begins and ends a turn.
//! 5. **Things.** A location, a bonus action, a nomad tile, a Kingdom Builder card or a task is a unit type in a file of its own,
//!    in the folder of its set: `sets/base/locations/tavern.rs`. `things.rs` is the list of all of them. What an extra action
//!    does is a `Verb`: `Builds`, `Moves`, `Passive`, or stages of its own. Rule 3 is `State::beside_if_possible`.
//!    `components.rs` tells everybody who draws or explains them what is printed on all of them.
//! 6. **Sets.** `sets/` has a file and a folder for each; the table in `sets.rs` says where the core calls them.
//! 7. **Readings.** Where the booklet is played in more than one sense, `readings.rs` has both; `Config::readings` is asked in the one
//!    place that each of them concerns.
//! 8. **Bots.** `easy.rs` are rules of thumb; `insight/` is what a searching bot looks at and what playouts play. What they
//!    want to know about a thing, it answers itself.
//!
//! # How to add a set
//!
//! Whatever is forgotten, the compiler or a test asks for.
//!
//! 1. `things.rs`: its name, its quadrants and its things, with the next free numbers of `use`. A piece of which every player
//!    has one is a line there too; it counts as a settlement (CR-3), and positions, views and moves know it.
//! 2. `sets.rs`: the module and its folder.
//! 3. `sets/<set>.rs` with the modules of its things, and for each of them one file:
//!    - *a location*, `locations/<name>.rs`: `LocationThing`. If it builds or moves it implements `Build` or `Move`, else
//!      `Verb`, with the stages `Build`, `Lift`, `Put`, `Step` and `Take`; `done` counts. Sentences that say why a hex is refused
//!      stand there; those that many share are in `unfit.rs`. What bots ask has a default, which the trait names;
//!    - *a card*, `cards/<name>.rs`: `CardThing`; if it changes something during play besides gold for a build, a call in
//!      the hooks `built` or `mark_lines` of its set;
//!    - *a task*, `tasks/<name>.rs`: `TaskThing`.
//! 4. `sets/<set>/text/en.ftl` and `de.ftl`: names, what things do (`-help`), prompts, refusals. `components/` for what comes in
//!    the box besides: pieces and special hexes.
//! 5. `sets/<set>/cards.toml` and `quadrants.txt`: what is printed.
//! 6. `docs/rules/kingdom-builder.md` and `docs/rules/de/kingdom-builder.md`: the rules; tests that cite them stand in
//!    `tests/rules/` or beside the thing, slow definitions in `tests/oracle/`.
//! 7. `cargo xtask types` and `cargo xtask bless`; then the type checker of the client asks for icons (`icons.ts`) and for the
//!    piece that a tile handles (`pieces.ts`), and a test for the drawing of a new piece (`sheet/pieces.svg`).
//!
//! What else there is:
//!
//! - *Nomad tiles* are tiles like any other, known by the hex they come from; `Setting::nomads` says what lay there.
//! - *Reactions*: `sets::marshlands::asked` names who is asked; `react` stops the running action, and
//!   `placement::settle` goes on with it.
//! - *Pieces and flags of other kinds* are fields of `Player`, `State` or `Turn` with a type of the set; lines of the position
//!   and *audit* are functions of those names in the file of the set.

mod action;
mod apply;
mod audit;
mod board;
mod bonus;
mod card;
mod choices;
mod components;
mod config;
mod data;
mod determinize;
mod easy;
mod extra;
mod hex;
mod hexset;
mod insight;
mod location;
mod log;
mod moves;
mod names;
mod nomad;
mod number;
mod phase;
mod picture;
mod pieces;
mod placement;
mod played;
mod position;
mod readings;
mod scoring;
mod scramble;
mod set;
mod sets;
mod setting;
mod state;
mod target;
mod task;
mod terrain;
mod terrain_card;
mod things;
mod tiles;
mod timeout;
mod turn;
mod unfit;
mod verb;
mod view;
mod words;

use steading_game::{
    DataFiles, EventSink, Game, GameInfo, GameRng, Illegal, Lines, Message, Outcome, PositionError, Score,
    Seat, SeatSet, Seed, Setup, SetupError, Target, Texts, Thing, Undo, Viewer,
};

pub use action::Action;
pub use board::{Board, Layout, MAX_SPECIALS, Special, SpecialKind, Specials};
pub use bonus::Bonus;
pub use card::{ScoringCard, Timing};
pub use config::{Config, DualCards, SiloOrder};
pub use data::{CardFacts, Data, Laid, Numbers, Origin, Printed};
pub use extra::Extra;
pub use hex::{Direction, Hex, NotAHex};
pub use hexset::{Counted, HexSet};
pub use location::Location;
pub use log::Event;
pub use nomad::NomadTile;
pub use phase::{Acting, Mandatory, Phase, SiloAction, Stage};
pub use readings::Readings;
pub use scoring::gold;
pub use set::{Set, Sets};
pub use sets::{crossroads, harvest, marshlands, nomads};
pub use setting::Setting;
pub use state::{Deck, Gold, Player, State, Turn};
pub use task::Task;
pub use terrain::{Terrain, Terrains};
pub use terrain_card::{Cards, Hand, Held, MAX_HAND, NotACard, TerrainCard};
pub use things::{IslandSide, Quadrant};
pub use tiles::Tiles;
pub use view::{BoardView, HandView, HiddenCards, PlayerView, TileState, View};

/// The most players.
pub const MAX_PLAYERS: usize = 5;

/// Kingdom Builder.
#[derive(Debug, Clone, Copy)]
pub struct KingdomBuilder;

static INFO: GameInfo = GameInfo {
    id: "kingdom-builder",
    rules_version: 2,
    oldest_rules: 1,
    earlier: readings::EARLIER,
    players: 2..=5,
    default_players: 4,
    first_players: 2,
    first_game: &[("first_game", "true")],
    minutes: 45,
    options: config::OPTIONS,
    action_space: number::ACTION_SPACE,
    data: data::FILES,
    texts: sets::TEXTS,
    rules: Texts {
        en: include_str!("../../../../docs/rules/kingdom-builder.md"),
        de: include_str!("../../../../docs/rules/de/kingdom-builder.md"),
    },
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

    fn things(config: &Config) -> Vec<Thing> {
        components::things(config)
    }

    fn setup(state: &State) -> Setup {
        state.setting.config.setup()
    }

    fn start(config: &Config, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        State::start(config, seed, events)
    }

    fn players(state: &State) -> u8 {
        state.setting.config.players
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

    fn leave_out_data(view: &mut View) {
        if let Some(files) = &mut view.config.files {
            *files = DataFiles::left_out();
        }
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

    fn chance(state: &State) -> &GameRng {
        &state.rng
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }
}
