//! The table: everything about a running game.

use steading_game::{EventSink, GameRng, Illegal, Seat, SeatSet, Seed};

use crate::artifact::{Artifacts, transformation_mirror::MirrorRun};
use crate::{
    Config, Data, Event, Gain, Heroes, MAX_PLAYERS, Market, Phase, Player, Resource, Resources, Space,
    Stacks, Supply, SupplyRule,
};

/// A running game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// How it was set up.
    pub config: Config,
    /// The round, 1 to 6.
    pub round: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// The holder of the first player marker.
    pub marker: Seat,
    /// Who has passed in this round.
    pub passed: SeatSet,
    /// The active player did an action in this turn.
    pub acted: bool,
    /// The active player invited a hero in this turn.
    pub invited: bool,
    /// The running sequence of Mirror trades.
    pub mirror: MirrorRun,
    /// What the active player is asked.
    pub phase: Phase,
    /// The players, by seat; seats that nobody sits on stay empty.
    pub players: [Player; MAX_PLAYERS],
    /// The hero row and deck.
    pub heroes: Heroes,
    /// The market and the building pile.
    pub market: Market,
    /// The terrain stacks.
    pub terrains: Stacks,
    /// The artifact row.
    pub artifacts: Artifacts,
    /// The face-down artifact stack of the solo game (SE-13.1).
    pub artifact_stack: Artifacts,
    /// The monsters in the supply, by colour.
    pub monsters: [u8; 4],
    /// The general supply of resources and bonus settlers.
    pub supply: Supply,
    /// All chance of the game.
    pub rng: GameRng,
}

/// Rounds of a game (SE-4.1).
pub(crate) const ROUNDS: u8 = 6;
/// Artifacts in the row beyond one per player (SE-3.5).
pub(crate) const SPARE_ARTIFACTS: usize = 3;

impl State {
    /// Sets the table up (SE-3).
    pub(crate) fn start(config: &Config, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        let facts = &config.data.supply;
        let mut rng = GameRng::new(seed);
        let marker = Seat(rng.below(u32::from(config.players)) as u8);
        events.tell(|| Event::Began { seat: marker });
        let mut stack = Artifacts::full();
        let row = (0..usize::from(config.players) + SPARE_ARTIFACTS).filter_map(|_| stack.draw(&mut rng));
        let artifacts = row.collect();
        let heroes = Heroes::deal(&mut rng);
        let market = Market::deal(&mut rng, events);
        let mut state = State {
            config: config.clone(),
            round: 1,
            active: previous(marker, config.players),
            marker,
            passed: SeatSet::EMPTY,
            acted: false,
            invited: false,
            mirror: MirrorRun::NONE,
            phase: Phase::Draft,
            players: [Player::default(); MAX_PLAYERS],
            heroes,
            market,
            terrains: Stacks::full(),
            artifacts,
            artifact_stack: if config.players == 1 { stack } else { Artifacts::EMPTY },
            monsters: [facts.monsters_per_colour; 4],
            supply: full_supply(config),
            rng,
        };
        for seat in Seat::all(config.players) {
            let start = state.supply.take(Gain::resources(facts.start)).resources;
            let player = &mut state.players[seat.index()];
            *player = Player { resources: start, basic: Player::BASIC_SETTLERS, ..Player::default() };
        }
        state
    }

    /// What is printed on the components.
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

    /// The active player.
    pub fn active(&self) -> &Player {
        &self.players[self.active.index()]
    }

    pub(crate) fn active_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    /// The resource of the active player's terrain on that space.
    pub(crate) fn resource_at(&self, space: Space) -> Option<Resource> {
        Some(self.data().terrain(self.active().wilderness.tile(space)?).resource)
    }

    /// Gives the active player what the supply has of it, and says what that was.
    pub(crate) fn gain(&mut self, wanted: Gain) -> Gain {
        let gain = self.supply.take(wanted);
        let player = self.active_mut();
        player.resources = player.resources.plus(gain.resources);
        player.bonus += u16::from(gain.settlers);
        gain
    }

    /// The active player pays to the supply.
    pub(crate) fn pay(&mut self, price: Resources) {
        let player = self.active_mut();
        player.resources = player.resources.minus(price);
        self.supply.put(price);
    }

    /// The active player holds the price now (SE-7.7); `rule` says what it is the price of.
    pub(crate) fn must_hold(&self, rule: &'static str, price: Resources) -> Result<(), Illegal> {
        let missing = self.active().resources.missing(price);
        if missing.is_empty() {
            return Ok(());
        }
        Err(Illegal::new(rule, "illegal-cannot-pay").with("price", price).with("missing", missing))
    }

    /// The active player has that many unused settlers (SE-4.7.1).
    pub(crate) fn must_have_settlers(&self, needed: u8) -> Result<(), Illegal> {
        let have = self.active().settlers();
        if have >= u16::from(needed) {
            return Ok(());
        }
        Err(Illegal::new("SE-4.7.1", "illegal-no-settlers").with("needed", needed).with("have", have))
    }
}

/// The right neighbour: the draft goes anticlockwise (SE-3.9).
pub(crate) fn previous(seat: Seat, players: u8) -> Seat {
    Seat((seat.0 + players - 1) % players)
}

/// The supply before anybody takes something from it.
pub(crate) fn full_supply(config: &Config) -> Supply {
    match config.supply {
        SupplyRule::Open => Supply::Open,
        SupplyRule::Strict => {
            Supply::Strict { resources: config.tokens(), settlers: config.data.supply.bonus_settlers }
        }
    }
}
