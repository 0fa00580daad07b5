//! Everything about a running game, and the questions that actions and cards ask about it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, GameRng, Seat, Seed};

use crate::board::Specials;
use crate::sets::harvest::locations::ScoutCabin;
use crate::sets::{crossroads, harvest, marshlands, nomads};
use crate::terrain_card::{Cards, Hand, Held};
use crate::tiles::Tiles;
use crate::{Config, Event, Hex, HexSet, MAX_PLAYERS, Mandatory, Phase, Setting, Terrain, turn};

/// A running game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// What was laid out at the start.
    pub setting: Arc<Setting>,
    /// The running turn.
    pub turn: Turn,
    /// What is being decided.
    pub phase: Phase,
    /// The players, by seat; seats that nobody sits on stay empty.
    pub players: [Player; MAX_PLAYERS],
    /// The hexes that can take a piece: nothing stands there, and no warrior beside it (CR-13). Kept up to date.
    pub open: HexSet,
    /// Tiles left on every location and nomad hex, by the number of the special hex. Kept up to date.
    pub left: [u8; crate::board::MAX_SPECIALS],
    /// The terrain deck.
    pub deck: Deck,
    /// The last settlement of a supply was built: this round is the last one (KB-54).
    pub last_round: bool,
    /// Stone walls (NO-14).
    pub nomads: nomads::Pieces,
    /// Who is asked for a reaction (MA-11).
    pub marshlands: marshlands::Shared,
    /// Scouts on the board (HA-13).
    pub harvest: harvest::Shared,
    /// All chance of the game.
    pub rng: GameRng,
}

/// The terrain deck (KB-25, KB-26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Deck {
    /// The face-down draw pile.
    pub pile: Cards,
    /// The discard pile.
    pub discard: Cards,
    /// Cards that left the game.
    pub removed: Cards,
}

impl Deck {
    /// All cards in the draw pile, but those of the terrain that the Scouts removed (MA-24).
    fn new(setting: &Setting) -> Deck {
        let all = Cards::deck(&setting.config.data.facts, setting.config.has_dual_cards());
        let removed = setting.removed_terrain.map_or(Cards::NONE, |terrain| all.of(terrain));
        Deck { pile: all.minus(&removed).unwrap_or(all), discard: Cards::NONE, removed }
    }
}

/// What belongs to one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Player {
    /// Where own pieces stand: settlements and everything that counts as one (CR-3).
    pub pieces: HexSet,
    /// All hexes beside them. Kept up to date.
    pub beside: HexSet,
    /// Settlements in the supply.
    pub supply: u8,
    /// Location and nomad tiles.
    pub tiles: Tiles,
    /// Terrain cards in hand; on the own turn they lie open before the player instead, see [`Turn::cards`].
    pub hand: Hand,
    /// Gold that was scored during play.
    pub gold: Gold,
    /// Warriors, wagon, ship and city hall.
    pub crossroads: crossroads::Pieces,
    /// Settlements set aside, and bonus tiles.
    pub marshlands: marshlands::Own,
    /// Tokens of the Cathedral, marks of the Mayors, and silos.
    pub harvest: harvest::Own,
}

/// Gold that was scored during play, by where it came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Gold {
    /// For each of the three Kingdom Builder cards (NO-18).
    pub cards: [u16; 3],
    /// For nomad tiles (NO-13).
    pub treasure: u16,
}

/// The running turn (EN-1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Turn {
    /// Counted from 1, one for every single player's turn.
    pub number: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// The terrain cards that lie open before the active player.
    pub cards: Hand,
    /// The place of the played one among them, once it is fixed (CR-24).
    pub played: Option<u8>,
    /// The terrain that the mandatory action and card-dependent extra actions use, once it is fixed (MA-3).
    pub terrain: Option<Terrain>,
    /// Where the mandatory action stands.
    pub mandatory: Mandatory,
    /// Builds of the mandatory action so far.
    pub built: u8,
    /// What Nomads remembers within a turn.
    pub nomads: nomads::InTurn,
    /// What Crossroads remembers within a turn.
    pub crossroads: crossroads::InTurn,
    /// What Harvest remembers within a turn.
    pub harvest: harvest::InTurn,
    /// The cave action was used (Q2-3).
    pub cave_used: bool,
}

impl State {
    /// Sets the table up, deals the hands and begins the first turn.
    pub(crate) fn start(config: &Config, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        let mut rng = GameRng::new(seed);
        let setting = Arc::new(Setting::lay_out(config, &mut rng, events));
        let mut state = State::fresh(setting, rng);
        for seat in state.setting.first.clockwise(config.players) {
            turn::draw(&mut state, seat, events);
        }
        turn::begin(&mut state, events);
        state
    }

    /// The table before anybody draws a card.
    pub(crate) fn fresh(setting: Arc<Setting>, rng: GameRng) -> State {
        let facts = &setting.config.data.facts;
        let fresh = Player { supply: facts.numbers.settlements, ..Player::default() };
        let seats = usize::from(setting.config.players);
        let mut state = State {
            turn: Turn::new(1, setting.first),
            phase: Phase::Turn,
            players: std::array::from_fn(|seat| if seat < seats { fresh } else { Player::default() }),
            open: setting.board.ground,
            left: [0; crate::board::MAX_SPECIALS],
            deck: Deck::new(&setting),
            last_round: false,
            nomads: nomads::Pieces::default(),
            marshlands: marshlands::Shared::default(),
            harvest: harvest::Shared::default(),
            rng,
            setting,
        };
        state.left = state.tiles_left();
        state
    }

    /// The seats in play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        self.setting.seats()
    }

    /// The player on that seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Everything of `seat` on the board that is or counts as a settlement.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> HexSet {
        self.player(seat).pieces
    }

    /// The same for everybody else together.
    pub fn foreign_pieces(&self, seat: Seat) -> HexSet {
        let others = self.seats().filter(|&other| other != seat);
        others.fold(HexSet::EMPTY, |all, other| all | self.pieces(other))
    }

    /// Hexes beside pieces of others.
    pub(crate) fn beside_foreign(&self, seat: Seat) -> HexSet {
        let others = self.seats().filter(|&other| other != seat);
        others.fold(HexSet::EMPTY, |all, other| all | self.player(other).beside)
    }

    /// Own pieces for actions that count them; scouts are among them in the own turn (HA-30).
    #[inline]
    pub(crate) fn counts_as_own(&self, seat: Seat) -> HexSet {
        let own = self.pieces(seat);
        if ScoutCabin::helps(self, seat) { own | self.harvest.scouts } else { own }
    }

    /// Hexes beside own pieces, scouts among them (HA-30).
    #[inline]
    pub(crate) fn beside(&self, seat: Seat) -> HexSet {
        let beside = self.player(seat).beside;
        if ScoutCabin::helps(self, seat) { beside | self.harvest.scouts.neighbours() } else { beside }
    }

    /// Whether the last turn is over and nothing but silo actions and scoring is left (HA-27).
    pub(crate) fn is_play_over(&self) -> bool {
        matches!(self.phase, Phase::Silo(_) | Phase::Over)
    }

    /// Empty hexes of a terrain (KB-8).
    #[inline]
    pub(crate) fn empty(&self, terrain: Terrain) -> HexSet {
        self.setting.board.all(terrain) & self.open
    }

    /// Empty hexes of the terrain of the played card; none if there is no card, or its terrain must still be chosen.
    #[inline]
    pub(crate) fn empty_of_card(&self) -> HexSet {
        self.turn.terrain.map_or(HexSet::EMPTY, |terrain| self.empty(terrain))
    }

    /// Empty hexes that anybody may build on (KB-31).
    #[inline]
    pub(crate) fn empty_buildable(&self) -> HexSet {
        self.setting.board.buildable & self.open
    }

    /// Rule 3 (KB-32, KB-33, EN-4): those of `hexes` beside an own piece, or all of them if there is none.
    #[inline]
    pub(crate) fn beside_if_possible(&self, seat: Seat, hexes: HexSet) -> HexSet {
        let beside = hexes & self.beside(seat);
        if beside.is_empty() || self.ignores_rule_3(seat) { hexes } else { beside }
    }

    /// Rule 3 for a piece that was picked up: it does not count for itself (KB-35, KB-72).
    pub(crate) fn beside_others_if_possible(&self, seat: Seat, from: Hex, hexes: HexSet) -> HexSet {
        let beside = hexes & self.counts_as_own(seat).without(from).neighbours();
        if beside.is_empty() || self.ignores_rule_3(seat) { hexes } else { beside }
    }

    /// The Outpost is taken up (NO-11).
    #[inline]
    fn ignores_rule_3(&self, seat: Seat) -> bool {
        self.turn.nomads.outpost && seat == self.turn.active
    }

    /// Own pieces that actions may move: all but city hall parts, and meeples only if the option says so (CR-4).
    #[inline]
    pub(crate) fn movable(&self, seat: Seat) -> HexSet {
        let player = self.player(seat);
        player.pieces.minus(player.crossroads.fixed(self.setting.config.moving_meeples))
    }

    /// The hexes that can take a piece, from scratch.
    pub(crate) fn open_hexes(&self) -> HexSet {
        let pieces = self.seats().fold(HexSet::EMPTY, |all, seat| all | self.pieces(seat));
        let occupied = pieces | self.nomads.walls | self.harvest.scouts;
        self.setting.board.ground.minus(occupied).minus(crossroads::blocked(self))
    }

    /// The tiles on every location and nomad hex, from what the players took (KB-14, NO-2).
    pub(crate) fn tiles_left(&self) -> [u8; crate::board::MAX_SPECIALS] {
        let board = &self.setting.board;
        let each = self.setting.config.data.facts.numbers.tiles_per_location;
        let has = |set: Specials, number: usize| set >> number & 1 != 0;
        std::array::from_fn(|number| {
            let taken = self.players.iter().filter(|player| has(player.tiles.taken, number)).count() as u8;
            match (has(board.locations, number), has(board.nomads, number)) {
                (true, _) => each.saturating_sub(taken),
                (_, true) => u8::from(self.setting.nomads[number].is_some()).saturating_sub(taken),
                _ => 0,
            }
        })
    }

    /// Draws a card from the pile; an empty pile is made anew from the discards at that moment (KB-25).
    pub(crate) fn draw_card(&mut self, events: &mut impl EventSink<Event>) -> Option<crate::TerrainCard> {
        if self.deck.pile.is_empty() {
            if self.deck.discard.is_empty() {
                return None;
            }
            self.deck.pile = std::mem::take(&mut self.deck.discard);
            let hands = self.players.iter_mut().flat_map(|player| player.hand.iter_mut());
            hands.for_each(|Held { age, .. }| *age = age.saturating_add(1));
            events.tell(|| Event::Shuffled);
        }
        self.deck.pile.draw(&mut self.rng)
    }
}

impl Player {
    /// New tiles and bonus tiles can be used now (KB-70).
    #[inline]
    pub(crate) fn ripen(&mut self) {
        self.tiles.fresh = 0;
        self.marshlands.bonus.ripen();
    }
}

impl Turn {
    pub(crate) fn new(number: u16, active: Seat) -> Turn {
        Turn {
            number,
            active,
            cards: Hand::EMPTY,
            played: None,
            terrain: None,
            mandatory: Mandatory::Ahead,
            built: 0,
            nomads: nomads::InTurn::default(),
            crossroads: crossroads::InTurn::default(),
            harvest: harvest::InTurn::default(),
            cave_used: false,
        }
    }
}
