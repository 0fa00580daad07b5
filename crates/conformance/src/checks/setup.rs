//! A set-up is accepted and remembered; impossible ones are refused.

use steading_game::{Game, Setup};

use crate::problem::{Problem, Verdict, require};

/// The configuration of `setup`, after a check that impossible numbers of players are refused.
pub(crate) fn check<G: Game>(setup: &Setup) -> Result<G::Config, Problem> {
    let players = &G::info().players;
    require!(
        players.contains(&G::info().default_players),
        "the usual number of players is not one of those that can play"
    );
    for wrong in [0, players.start().saturating_sub(1), players.end().saturating_add(1), u8::MAX] {
        let refused = G::configure(&setup.clone().players(wrong)).is_err();
        require!(refused || players.contains(&wrong), "a set-up for {wrong} players was accepted");
    }
    G::configure(setup).map_err(|error| Problem::new(format!("the set-up was refused: {error}")))
}

/// A running game knows its set-up. It may leave out options without effect.
pub(crate) fn remembered<G: Game>(state: &G::State, config: &G::Config, players: u8) -> Verdict {
    let told = G::setup(state);
    let same = G::configure(&told).is_ok_and(|told| told == *config);
    require!(same, "the game says that its set-up is\n{told}");
    require!(G::players(state) == players, "the game says it has {} players", G::players(state));
    Ok(())
}
