//! How long a game may become. A log grows for ever only if somebody wants it to: by taking back what was decided and deciding it
//! again, or by picking a piece up and putting it down.
//!
//! Nothing is refused that an ordinary game needs: each limit is more than four times what the longest of ten thousand random games
//! has. Nor can anybody be stuck: where a limit is reached, the game goes on with what it does for a player who has run out of time.

use steading_game::Seat;

use crate::refusal::Refusal;
use crate::table::Play;

/// Decisions of a game.
pub(crate) const MOST_DECISIONS: usize = 30_000;
/// Decisions since something came to light: a turn, or less.
const LONGEST_TURN: usize = 1_000;
/// Entries of a log that are not decisions that count: what was taken back, asked and answered, who left and came back.
const MOST_SPARE_ENTRIES: usize = 10_000;

impl Play {
    /// What alone goes on if the turn or the game has become too long.
    pub(crate) fn only_action(&self, seat: Seat) -> Option<String> {
        let is_long =
            self.engine.since_barrier() >= LONGEST_TURN || self.engine.decisions() >= MOST_DECISIONS;
        if is_long { self.engine.timeout_action(seat) } else { None }
    }

    /// Whether a decision does not make the game too long.
    pub(crate) fn may_go_on(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        match self.only_action(seat) {
            Some(only) if only != action => Err(Refusal::TooLong { only }),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether people may still go back, or leave their seats and return, in a log of so many entries.
    pub(crate) fn may_turn_back(&self, entries: u32) -> Result<(), Refusal> {
        let spare = (entries as usize).saturating_sub(self.engine.decisions());
        if spare < MOST_SPARE_ENTRIES { Ok(()) } else { Err(Refusal::TooOften) }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

    use steading_game::{Bot, GameRng, Seed, Setup};

    use super::*;

    /// Whole games of every game and number of players.
    fn setups() -> impl Iterator<Item = (&'static dyn steading_game::AnyGame, Setup)> {
        steading_catalog::games().flat_map(|game| {
            let players = game.info().players.clone();
            let setups = players.map(move |players| (game, Setup::new(game.info()).players(players)));
            setups.filter(|(game, setup)| game.check_setup(setup).is_ok())
        })
    }

    /// Ten thousand games each (with `STEADING_LONG`) have at most 764 decisions; here are some of them.
    #[test]
    fn games_are_four_times_as_long_as_the_longest_random_one() {
        let games = if std::env::var_os("STEADING_LONG").is_some() { 10_000 } else { 200 };
        for (game, setup) in setups() {
            let mut simulator = game.simulator(&setup, &[Bot::Random]).unwrap();
            let longest = (0..games).map(|seed| simulator.play(Seed::from_number(seed)).0).max().unwrap();
            println!("{} for {}: {longest} decisions", game.info().id, setup.players);
            assert!(longest as usize * 4 <= MOST_DECISIONS, "{}: {longest}", game.info().id);
        }
    }

    #[test]
    fn turns_are_four_times_as_long_as_the_longest_random_one() {
        let games = if std::env::var_os("STEADING_LONG").is_some() { 1_000 } else { 5 };
        for (game, setup) in setups() {
            let mut longest = 0;
            for seed in (0..games).map(Seed::from_number) {
                let mut rng = GameRng::new(seed);
                let mut table = game.start(&setup, seed).unwrap();
                while let Some(seat) = table.must_act().first() {
                    let action = rng.pick(&table.legal_notations(seat)).unwrap().clone();
                    table.apply(seat, &action).unwrap();
                    longest = longest.max(table.since_barrier());
                }
            }
            println!("{} for {}: {longest} decisions without anything new", game.info().id, setup.players);
            assert!(longest * 4 <= LONGEST_TURN, "{}: {longest}", game.info().id);
        }
    }

    /// Whoever has reached a limit is never stuck: what goes on for a player who has run out of time ends every game.
    #[test]
    fn the_only_action_that_goes_on_ends_every_game() {
        for (game, setup) in setups() {
            let mut rng = GameRng::new(Seed::from_number(1));
            for begun in [0, 50, 150] {
                let mut table = game.start(&setup, Seed::from_number(begun)).unwrap();
                for made in 0..20_000 {
                    let Some(seat) = table.must_act().first() else { break };
                    let random = rng.pick(&table.legal_notations(seat)).unwrap().clone();
                    let only = table.timeout_action(seat).filter(|_| made >= begun);
                    table.apply(seat, &only.unwrap_or(random)).unwrap();
                }
                assert!(table.outcome().is_some(), "{} for {}", game.info().id, setup.players);
            }
        }
    }
}
