//! The table: everything about a running game.

use steading_game::{EventSink, GameRng, Seat, Seed};

use crate::apply::Play;
use crate::data::{Count, Data, Passive, PlaceKind};
use crate::event::{Happening, Timing};
use crate::{
    Board, Config, Deeds, Event, EventCard, Follower, Followers, Good, Goods, MAX_PLAYERS, MAX_SPACES,
    Market, Phase, Place, PlaceSet, Player, Space, SpaceSet, Stack, Terrain, Tile,
};

/// Settlers of each player (OR-2).
pub(crate) const SETTLERS: u8 = 12;
/// Settlers that mark fame and era (OR-16).
pub(crate) const FIGURES: u8 = 2;
/// Fortresses of each player (OR-2).
pub(crate) const FORTRESSES: u8 = 5;
/// One of each from the market for everybody (OR-19).
pub(crate) const START_GOODS: [Good; 2] = [Good::Grain, Good::Fish];
/// The last round (OR-30).
pub(crate) const LAST_ROUND: u8 = 16;
/// The last era.
pub(crate) const LAST_ERA: u8 = 5;

/// A running game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// How it was set up.
    pub config: Config,
    /// The round, from 1 to 16.
    pub round: u8,
    /// The start player.
    pub start: Seat,
    /// Where the round stands.
    pub phase: Phase,
    /// What waits for an answer.
    pub stack: Stack,
    /// The event of this round.
    pub event: EventCard,
    /// Every event that was turned up, this round's included, as bits. The others of each category are equally likely to
    /// come, which is the same as an unseen deck (OR-21).
    pub revealed: u64,
    /// The map.
    pub board: Board,
    /// The common supply.
    pub market: Market,
    /// The deeds.
    pub deeds: Deeds,
    /// The players, by seat; seats that nobody sits on stay empty.
    pub players: [Player; MAX_PLAYERS],
    /// All chance of the game.
    pub rng: GameRng,
}

impl State {
    /// Sets the table up (chapter 3) and begins the first round.
    pub(crate) fn start(config: &Config, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        let mut rng = GameRng::new(seed);
        let board = lay_out(config, &mut rng);
        let start =
            if config.random_first { Seat(rng.below(u32::from(config.players)) as u8) } else { Seat(0) };
        let mut state =
            State { board, market: full_market(config), round: 1, start, rng, ..State::blank(config) };
        for seat in Seat::all(config.players) {
            state.equip(seat);
        }
        events.tell(|| Event::Began { start });
        let mut play = Play::new(&mut state, events);
        play.begin_round();
        play.run();
        state
    }

    /// A table without anything on it, from which set-up and positions begin.
    pub(crate) fn blank(config: &Config) -> State {
        State {
            config: config.clone(),
            round: 1,
            start: Seat(0),
            phase: Phase::Over,
            stack: Stack::EMPTY,
            event: EventCard(0),
            revealed: 0,
            board: empty_board(config),
            market: Market {
                goods: Goods::NONE,
                followers: Followers::NONE,
                technology: 0,
                churches: 0,
                cards: PlaceSet::EMPTY,
                removed: Goods::NONE,
            },
            deeds: Deeds::default(),
            players: [Player::NOBODY; MAX_PLAYERS],
            rng: GameRng::new(Seed::from_number(0)),
        }
    }

    /// What every player begins with (OR-16 to OR-20).
    fn equip(&mut self, seat: Seat) {
        let config = &self.config;
        let start = config.data.map.start[Data::column(config.players)][seat.index()];
        self.board.settlers[seat.index()] = SpaceSet::one(start);
        self.board.fortresses[seat.index()] = SpaceSet::one(start);
        let player = &mut self.players[seat.index()];
        player.era = 1;
        player.fame = config.data.fame.start;
        player.boxed_settlers = 1;
        player.settlers = SETTLERS - FIGURES - player.boxed_settlers - 1;
        player.boxed_fortresses = u8::from(config.players == 2);
        player.fortresses = FORTRESSES - player.boxed_fortresses - 1;
        player.open = always_open(&config.data);
        for follower in Follower::ALL {
            let count = config.data.followers[follower.index()].start;
            self.market.followers.take(follower, count);
            player.green.add(follower, count);
        }
        for good in START_GOODS {
            player.goods.add(good, self.market.goods.take(good, 1));
        }
    }

    /// The facts.
    pub fn data(&self) -> &Data {
        &self.config.data
    }

    /// The seats in play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.config.players)
    }

    /// The player on that seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// What this round's event does.
    pub(crate) fn happening(&self) -> Happening {
        self.data().events[self.event.index()].happening
    }

    /// When it does that.
    pub(crate) fn timing(&self) -> Timing {
        self.data().events[self.event.index()].timing
    }

    /// Whether `seat` owns a card with this passive rule.
    pub(crate) fn has(&self, seat: Seat, passive: Passive) -> bool {
        !self.player(seat).open.and(self.data().passive.cards[passive as usize]).is_empty()
    }

    /// Whether `seat` is at peace (OR-93, OR-95).
    pub fn at_peace(&self, seat: Seat) -> bool {
        self.data().eras[usize::from(self.player(seat).era.clamp(1, LAST_ERA) - 1)].peace
    }

    /// The goods that lie on a place of `seat`.
    pub fn stored(&self, seat: Seat, place: Place) -> Goods {
        let holds = self.data().place(place).holds;
        holds.map_or(Goods::NONE, |holds| self.player(seat).stored[usize::from(holds.store)])
    }

    /// The spaces next to `space` that are in play.
    pub fn neighbours(&self, space: Space) -> SpaceSet {
        let map = &self.data().map;
        map.adjacent[space.index()].and(map.used[Data::column(self.config.players)])
    }

    /// Whether "Hunger eliminated" lies on era II.
    pub fn hunger_eliminated(&self) -> bool {
        self.deeds.hunger_eliminated(self.data(), self.config.players)
    }

    /// How many of something `seat` has.
    pub fn count(&self, seat: Seat, what: Count) -> u8 {
        let areas = self.board.areas(seat);
        match what {
            Count::Areas => areas.len() as u8,
            Count::Settlers => areas.len() as u8 + u8::from(self.config.readings.fame_settler),
            Count::Villages => areas.and(self.board.villages).len() as u8,
            Count::Churches => areas.and(self.board.churches).len() as u8,
            Count::GoodTypes => self.player(seat).goods.iter().count() as u8,
            Count::Followers => self.player(seat).followers(),
            Count::Knights => self.player(seat).owned(Follower::Knight),
        }
    }
}

/// The places that are open from the start: the board and the University.
pub(crate) fn always_open(data: &Data) -> PlaceSet {
    Place::all()
        .filter(|&place| data.place(place).kind == PlaceKind::Board || data.place(place).open_at_start)
        .collect()
}

/// All goods, followers, technology tiles, churches and cards of the box for this many players.
pub(crate) fn full_market(config: &Config) -> Market {
    let data = &config.data;
    Market {
        goods: Goods(std::array::from_fn(|good| config.by_players(data.goods[good].supply))),
        followers: Followers(std::array::from_fn(|kind| config.by_players(data.followers[kind].supply))),
        technology: config.by_players(data.technology),
        churches: config.by_players(data.map.churches),
        cards: Place::all().filter(|&place| matches!(data.place(place).kind, PlaceKind::Card(_))).collect(),
        removed: Goods::NONE,
    }
}

/// The start villages and nothing else.
pub(crate) fn empty_board(config: &Config) -> Board {
    let starts = &config.data.map.start[Data::column(config.players)];
    let mut tiles = [Tile::Unused; MAX_SPACES];
    for start in starts {
        tiles[start.index()] = Tile::Start;
    }
    Board {
        tiles,
        villages: starts.iter().copied().collect(),
        churches: SpaceSet::EMPTY,
        settlers: [SpaceSet::EMPTY; MAX_PLAYERS],
        fortresses: [SpaceSet::EMPTY; MAX_PLAYERS],
    }
}

/// Shuffles the land tiles and lays them out, column by column (OR-10, OR-11).
fn lay_out(config: &Config, rng: &mut GameRng) -> Board {
    let column = Data::column(config.players);
    let mut board = empty_board(config);
    let mut left = config.data.map.tiles[column];
    for space in config.data.map.used[column].minus(board.villages).iter() {
        // Drawing from the mixed tiles one after the other is the same as shuffling them all.
        if let Some(kind) = rng.draw(&left) {
            left[kind] -= 1;
            board.tiles[space.index()] = Tile::Land(Terrain::ALL[kind]);
        }
    }
    board
}
