//! Balance of a game: what bots use in it, and how often its users win.

mod figures;
mod ledger;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use steading_game::{AnyGame, AnyTable, Seat, Seed, Setup, SetupError, ThingId, Weights};

use crate::erased::{AnyBots, AnyMind};
use crate::level::Strength;

pub use figures::{Balance, Common, Estimate, SeatFigures, ThingFigures};
pub use ledger::Ledger;

/// Many games with the same bot on every seat.
#[derive(Debug, Clone)]
pub struct Study {
    /// The set-up, with the number of players.
    pub setup: Setup,
    /// The bot on every seat.
    pub strength: Strength,
    /// The number of games.
    pub games: u64,
    /// The seed that all games follow from.
    pub seed: u64,
    /// Games played at once.
    pub threads: usize,
    /// The thing that one seat of each game (by rotation) does not use: it takes the next best action instead.
    pub without: Option<ThingId>,
    /// Weights in place of the shipped ones.
    pub weights: Option<Weights>,
}

impl Study {
    /// Plays the games. `done` is called with the number of finished ones.
    pub fn play(
        &self,
        game: &dyn AnyGame,
        bots: &dyn AnyBots,
        done: &(dyn Fn(u64) + Sync),
    ) -> Result<Balance, SetupError> {
        let (next, finished) = (AtomicU64::new(0), AtomicU64::new(0));
        let ledgers: Mutex<Vec<(u64, Ledger)>> = Mutex::new(Vec::new());
        let work = || -> Result<(), SetupError> {
            loop {
                let number = next.fetch_add(1, Ordering::Relaxed);
                if number >= self.games {
                    return Ok(());
                }
                let ledger = self.game(game, bots, number)?;
                ledgers.lock().expect("no thread panics with the list").push((number, ledger));
                done(finished.fetch_add(1, Ordering::Relaxed) + 1);
            }
        };
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..self.threads.max(1)).map(|_| scope.spawn(work)).collect();
            threads.into_iter().try_for_each(|thread| thread.join().expect("a game does not panic"))
        })?;
        let mut ledgers = ledgers.into_inner().expect("no thread panics with the list");
        ledgers.sort_by_key(|&(number, _)| number);
        let ledgers: Vec<Ledger> = ledgers.into_iter().map(|(_, ledger)| ledger).collect();
        Ok(Balance::of(game.info().id, &self.strength.to_string(), self.without.clone(), &ledgers))
    }

    fn game(&self, game: &dyn AnyGame, bots: &dyn AnyBots, number: u64) -> Result<Ledger, SetupError> {
        let seed = Seed::from_number(self.seed).derive("balance", number);
        let players = self.setup.players;
        let bound = Seat((number % u64::from(players)) as u8);
        let weights = self.weights.as_ref();
        let mind = |seat: Seat| bots.mind_with(self.strength, seed.derive("bot", u64::from(seat.0)), weights);
        let mut minds: Vec<Box<dyn AnyMind>> = Seat::all(players).map(mind).collect();
        let mut table = game.start(&self.setup, seed)?;
        let mut ledger = Ledger::new(players);
        ledger.note(&*table.opening());
        while let Some(seat) = table.must_act().first() {
            let mind = &mut minds[seat.index()];
            let chosen = match &self.without {
                Some(thing) if seat == bound => next_best(&mut **mind, &*table, seat, thing),
                _ => mind.choose(&table.view_of(seat)),
            };
            let Some(Ok(applied)) = chosen.map(|action| table.apply(seat, &action)) else { break };
            ledger.note(&*applied.events);
        }
        ledger.close(&*table, self.without.is_some().then_some(bound));
        Ok(ledger)
    }
}

/// The best action that does not use `without`, or the best of all if every action does.
fn next_best(mind: &mut dyn AnyMind, table: &dyn AnyTable, seat: Seat, without: &ThingId) -> Option<String> {
    let uses = |action: &str| {
        let applied = table.boxed_clone().apply(seat, action);
        let uses = applied.map_or_else(|_| Vec::new(), |applied| applied.events.uses());
        uses.iter().any(|used| used.seat == Some(seat) && used.thing == *without)
    };
    let chosen = mind.choose(&table.view_of(seat))?;
    if !uses(&chosen) {
        return Some(chosen);
    }
    let (advice, _) = mind.advise(&table.view_of(seat))?;
    let mut others = advice.into_iter().map(|advice| advice.action);
    others.find(|action| !uses(action)).or(Some(chosen))
}
