//! The table: everything about a running game.

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, GameRng, Seat, Seed};

use crate::event::EventDeck;
use crate::memory::Memory;
use crate::trade::Desk;
use crate::{
    Building, Buildings, Built, Cards, Config, DrawReason, Event, EventCards, MAX_PLAYERS, Market, Phase,
    Resource, Specials, deck, market, turn,
};

/// A running game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// How it was set up.
    pub config: Config,
    /// Whose turn it is.
    pub turn: Turn,
    /// Where the turn stands.
    pub phase: Phase,
    /// The players, by seat; seats that nobody sits on stay empty.
    pub players: [Player; MAX_PLAYERS],
    /// The face-down resource pile, in no order (CA-72).
    pub supply: Cards,
    /// The resource discard pile.
    pub discard: Cards,
    /// The open offer and the building pile.
    pub market: Market,
    /// The event pile.
    pub events: EventDeck,
    /// Who holds the special victory point cards.
    pub specials: Specials,
    /// The trade desk.
    pub desk: Desk,
    /// What everybody can be sure of.
    pub memory: Memory,
    /// All chance of the game.
    pub rng: GameRng,
}

/// One player's cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Player {
    /// The hand; its size is public.
    pub hand: Cards,
    /// What lies in front of the player.
    pub built: Built,
}

/// The running turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Turn {
    /// Counted from 1, one for every single player's turn.
    pub number: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// The one trade of the turn is done (CA-27).
    pub traded: bool,
    /// The one replacement of the turn is done (CA-39).
    pub replaced: bool,
    /// Something happened in this turn: a draw, a trade or a build (CA-A21).
    pub busy: bool,
    /// How many turns just before this one were idle.
    pub idle: u16,
}

impl State {
    /// Sets the table up (CA-9 to CA-17) and runs the first yield phase.
    pub(crate) fn start(config: &Config, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        let deck = deck();
        let mut rng = GameRng::new(seed);
        // One of the start settlements in play names its owner as first player (CA-14).
        let first = Seat(rng.below(u32::from(config.players)) as u8);
        let mut state = State {
            config: *config,
            turn: Turn::first(first),
            phase: Phase::Main,
            players: [Player { hand: Cards::NONE, built: Built::start() }; MAX_PLAYERS],
            supply: deck.resources,
            discard: Cards::NONE,
            market: Market {
                display: Buildings::default(),
                pile: deck.buildings,
                metropolises: deck.metropolises(config.metropolis_side),
            },
            events: EventDeck { pile: deck.events, discard: EventCards::default() },
            specials: Specials::default(),
            desk: Desk::fresh(config),
            memory: Memory::fresh(),
            rng,
        };
        events.tell(|| Event::Began { first });
        if config.first_display {
            state.lay_out_first_display(events);
        }
        market::refill(&mut state, events);
        for seat in first.clockwise(config.players) {
            state.draw(seat, deck.rules.start_hand, DrawReason::Start, events);
        }
        turn::yield_phase(&mut state, events);
        state
    }

    /// The recommended display of a first game is laid out before the pile is shuffled (CA-10).
    fn lay_out_first_display(&mut self, events: &mut impl EventSink<Event>) {
        let chosen = deck().first_display;
        for building in Building::ALL {
            for _ in 0..chosen.count(building) {
                self.market.pile.remove(building);
                self.market.display.add(building);
                events.tell(|| Event::TurnedUp { building });
            }
        }
    }

    /// The seats in play.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.config.players)
    }

    /// The seats in play, the active player first.
    pub fn clockwise_from_active(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.turn.active.clockwise(self.config.players)
    }

    /// The player on that seat.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Lets `seat` draw, card by card; an empty supply is made anew from the discard pile (CA-25), and what cannot be
    /// drawn is lost (CA-A2). Tells whether anything was drawn.
    pub(crate) fn draw(
        &mut self,
        seat: Seat,
        count: u8,
        reason: DrawReason,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let mut drawn = Cards::NONE;
        for _ in 0..count {
            if self.supply.is_empty() {
                if self.discard.is_empty() {
                    break;
                }
                self.supply = std::mem::take(&mut self.discard);
                self.memory.supply_formed(self.supply);
                events.tell(|| Event::SupplyShuffled);
            }
            let Some(kind) = self.rng.draw(&self.supply.counts()) else { break };
            let card = Cards::of(Resource::ALL[kind], 1);
            self.supply = self.supply.minus(card);
            self.memory.drawn(seat, card);
            drawn = drawn.plus(card);
        }
        if drawn.is_empty() {
            return false;
        }
        let hand = &mut self.player_mut(seat).hand;
        *hand = hand.plus(drawn);
        self.turn.busy = true;
        events.tell(|| Event::Drew { seat, count: drawn.total(), cards: Some(drawn), reason });
        true
    }

    /// Moves cards from a hand to the discard pile, face up.
    pub(crate) fn pay(&mut self, seat: Seat, cards: Cards) {
        let hand = &mut self.player_mut(seat).hand;
        *hand = hand.minus(cards);
        self.discard = self.discard.plus(cards);
        self.memory.lost_openly(seat, cards);
    }
}

impl Turn {
    fn first(active: Seat) -> Turn {
        Turn { number: 1, active, traded: false, replaced: false, busy: false, idle: 0 }
    }
}
