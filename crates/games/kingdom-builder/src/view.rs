//! What one viewer may know.
//!
//! Rule: KB-29. Hands and the draw pile are the only hidden things. What is unknown to a viewer is a pile of cards for every
//! age (see [`Held`]): those dealt since the last shuffle lie in the draw pile and in hands, older ones in hands.

use serde::{Deserialize, Serialize};
use steading_game::{Seat, Viewer};

use crate::board::Layout;
use crate::data::Origin;
use crate::sets::{crossroads, harvest, marshlands, nomads};
use crate::state::Gold;
use crate::terrain_card::{Cards, Hand, Held};
use crate::tiles::Tiles;
use crate::{Board, Config, Hex, HexSet, NomadTile, Phase, ScoringCard, State, Task, Terrain, Turn};

/// What one viewer may know about a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KingdomBuilderView"))]
pub struct View {
    /// How the game was set up.
    pub config: Config,
    /// What lies where.
    pub layout: Layout,
    /// The board, for drawing it; it follows from the layout.
    pub board: BoardView,
    /// The Kingdom Builder cards.
    pub cards: [ScoringCard; 3],
    /// The tasks.
    pub tasks: Vec<Task>,
    /// The nomad tiles that were laid out.
    pub nomad_tiles: Vec<(Hex, NomadTile)>,
    /// The terrain whose cards were removed.
    pub removed_terrain: Option<Terrain>,
    /// The start player.
    pub first: Seat,
    /// The running turn.
    pub turn: Turn,
    /// What is being decided.
    pub phase: Phase,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The draw pile.
    pub pile: HiddenCards,
    /// The discard pile.
    pub discard: Cards,
    /// Cards that left the game.
    pub removed: Cards,
    /// All cards that this viewer cannot see, by age.
    pub unseen: Vec<Cards>,
    /// The last round is played.
    pub last_round: bool,
    /// Stone walls.
    pub nomads: nomads::Pieces,
    /// Bonus tiles left and reactions.
    pub marshlands: marshlands::Shared,
    /// Scouts.
    pub harvest: harvest::Shared,
}

/// The board as a client draws it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BoardView {
    /// The 20 rows, one letter for each hex as in `quadrants.txt`; special hexes are `*`.
    pub rows: Vec<String>,
    /// The rows of the island, `.` where there is no hex; empty without it.
    pub island: Vec<String>,
    /// Where the layout of each quadrant, and of the island, comes from.
    pub origins: Vec<Origin>,
    /// The special hexes, what they are, and how many tiles are left on them.
    pub specials: Vec<(Hex, String, u8)>,
}

/// One player, as the viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Own pieces on the board.
    pub pieces: HexSet,
    /// Settlements in the supply.
    pub supply: u8,
    /// Tiles by the hex they come from.
    pub tiles: Vec<(Hex, TileState)>,
    /// The hand.
    pub hand: HandView,
    /// Gold scored during play.
    pub gold: Gold,
    /// Warriors, wagon, ship and city hall.
    pub crossroads: crossroads::Pieces,
    /// Settlements set aside and bonus tiles.
    pub marshlands: marshlands::Own,
    /// Tokens and marks.
    pub harvest: harvest::Own,
}

/// Whether a tile can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TileState {
    /// It can be used.
    Ready,
    /// It was used in this turn.
    Used,
    /// It was just gained (KB-39).
    New,
    /// It was lost, and there will be no other one from that hex (KB-40).
    Lost,
}

/// A hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum HandView {
    /// The viewer may see it.
    Seen(Hand),
    /// The viewer sees how many cards there are, and how often was shuffled since each was drawn.
    Hidden(Vec<u8>),
}

/// A face-down pile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HiddenCards {
    /// How many cards there are.
    pub size: u32,
    /// Which, for those who may know it.
    pub cards: Option<Cards>,
}

impl TileState {
    /// All of them.
    pub const ALL: [TileState; 4] = [TileState::Ready, TileState::Used, TileState::New, TileState::Lost];

    /// The word in positions.
    pub fn word(self) -> &'static str {
        match self {
            TileState::Ready => "ready",
            TileState::Used => "used",
            TileState::New => "new",
            TileState::Lost => "lost",
        }
    }
}

impl Tiles {
    /// Every tile that the player ever took, by the number of its hex.
    pub fn states(self) -> impl Iterator<Item = (usize, TileState)> {
        crate::board::each(self.taken).map(move |number| {
            let is = |set: u32| set >> number & 1 != 0;
            let state = match (is(self.held), is(self.used), is(self.fresh)) {
                (false, _, _) => TileState::Lost,
                (true, _, true) => TileState::New,
                (true, true, false) => TileState::Used,
                (true, false, false) => TileState::Ready,
            };
            (number, state)
        })
    }

    /// Adds a tile in that state.
    pub(crate) fn add(&mut self, number: usize, state: TileState) {
        let bit = 1 << number;
        self.taken |= bit;
        match state {
            TileState::Ready => self.held |= bit,
            TileState::Used => (self.held, self.used) = (self.held | bit, self.used | bit),
            TileState::New => (self.held, self.fresh) = (self.held | bit, self.fresh | bit),
            TileState::Lost => {}
        }
    }
}

/// What `viewer` may know about `state`.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let (setting, board) = (&*state.setting, &state.setting.board);
    let host = viewer == Viewer::Host;
    let player = |seat: Seat| {
        let player = state.player(seat);
        let ages = || player.hand.iter().map(|held| held.age).collect();
        PlayerView {
            pieces: player.pieces,
            supply: player.supply,
            tiles: player
                .tiles
                .states()
                .map(|(number, state)| (board.specials()[number].hex, state))
                .collect(),
            hand: if viewer.is(seat) { HandView::Seen(player.hand) } else { HandView::Hidden(ages()) },
            gold: player.gold,
            crossroads: player.crossroads,
            marshlands: player.marshlands,
            harvest: player.harvest,
        }
    };
    let nomads = board.specials().iter().zip(setting.nomads);
    View {
        config: setting.config.clone(),
        layout: setting.layout,
        board: board_view(state),
        cards: setting.cards,
        tasks: setting.tasks().collect(),
        nomad_tiles: nomads.filter_map(|(special, tile)| Some((special.hex, tile?))).collect(),
        removed_terrain: setting.removed_terrain,
        first: setting.first,
        turn: state.turn,
        phase: state.phase,
        players: state.seats().map(player).collect(),
        pile: HiddenCards { size: state.deck.pile.total(), cards: host.then_some(state.deck.pile) },
        discard: state.deck.discard,
        removed: state.deck.removed,
        unseen: if host { Vec::new() } else { unseen(state, viewer) },
        last_round: state.last_round,
        nomads: state.nomads,
        marshlands: state.marshlands,
        harvest: state.harvest,
    }
}

/// The cards that `viewer` does not see, by age.
fn unseen(state: &State, viewer: Viewer) -> Vec<Cards> {
    let mut by_age = vec![state.deck.pile];
    for seat in state.seats().filter(|&seat| !viewer.is(seat)) {
        for Held { card, age } in state.player(seat).hand.iter() {
            let age = usize::from(age);
            by_age.resize(by_age.len().max(age + 1), Cards::NONE);
            by_age[age].add(card);
        }
    }
    by_age
}

fn board_view(state: &State) -> BoardView {
    let (setting, board) = (&*state.setting, &state.setting.board);
    let data = &setting.config.data;
    let letter = |hex: Option<Hex>| letter(board, hex);
    let row = |row: u16| (0..20).map(|column| letter(Hex::at(row, column))).collect();
    let island = |row: u16| (0..5).map(|column| letter(Hex::on_island(row, column))).collect();
    let quadrants = setting.layout.quadrants.iter().map(|&quadrant| data.quadrant(quadrant).origin);
    let specials = board.specials().iter().enumerate();
    BoardView {
        rows: (0..20).map(row).collect(),
        island: setting.layout.island.map_or_else(Vec::new, |_| (0..5).map(island).collect()),
        origins: quadrants.chain(setting.layout.island.map(|side| data.island(side).origin)).collect(),
        specials: specials
            .map(|(number, special)| (special.hex, special.kind.id().to_owned(), state.left[number]))
            .collect(),
    }
}

/// The letter of a hex: its terrain, `*` for a special hex, `.` for none.
pub(crate) fn letter(board: &Board, hex: Option<Hex>) -> char {
    let Some(hex) = hex else { return '.' };
    match board.terrain_at(hex) {
        Some(terrain) => terrain.letter(),
        None if board.special_at(hex).is_some() => '*',
        None => '.',
    }
}
