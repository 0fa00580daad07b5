//! Everything about a running game.

use steading_game::{EventSink, GameRng, Seat, Seed};

use crate::data::{laid_upon, printed};
use crate::{Card, Cards, Config, Event, Phase};

/// The state: a plain value with the generator inside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    /// The set-up.
    pub config: Config,
    /// By seat.
    pub players: Vec<Player>,
    /// The top card stands last.
    pub deck: Vec<Card>,
    /// What the game waits for.
    pub phase: Phase,
    /// How many turns have ended without a card (HO-7).
    pub ended: u8,
    /// Where all chance comes from.
    pub rng: GameRng,
}

/// What a player has.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Player {
    /// Hidden from the others.
    pub hand: Cards,
    /// What lies in front of the player.
    pub laid_out: Cards,
    /// What the player boasted of (HO-5).
    pub boast: Option<u8>,
    /// What the die showed last (HO-6).
    pub luck: Option<u8>,
    /// Whether the player has knocked (HO-8).
    pub knocked: bool,
}

impl State {
    /// Shuffles and deals (HO-1).
    pub(crate) fn start(config: &Config, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        let mut rng = GameRng::new(seed);
        let copies = |card| std::iter::repeat_n(card, usize::from(printed(card).copies));
        let mut deck: Vec<Card> = Card::ALL.into_iter().flat_map(copies).collect();
        rng.shuffle(&mut deck);
        let players = Seat::all(config.players).map(|seat| {
            let hand = deck.split_off(deck.len() - usize::from(config.cards)).into_iter().collect();
            events.tell(|| Event::Dealt { seat, count: config.cards });
            Player { hand, ..Player::default() }
        });
        let players = players.collect();
        State { config: *config, players, deck, phase: Phase::turn(Seat(0)), ended: 0, rng }
    }
}

impl Player {
    /// How many cards of a kind lie in front of the player with nothing upon them (HO-4); none if there is more upon them than
    /// there can be.
    pub(crate) fn free(&self, card: Card) -> Option<u8> {
        let covered = laid_upon(card).map(|upon| self.laid_out[upon]).sum();
        self.laid_out[card].checked_sub(covered)
    }
}
