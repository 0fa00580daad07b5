//! While a game runs, some seat must act and can; once it is over, none may.

use steading_game::{Game, Seat, SeatSet};

use crate::listing::Listing;
use crate::problem::{Problem, Verdict, require};

/// The sets of seats that must, may and can act agree, and there is an outcome exactly when the game is over.
pub(crate) fn check<G: Game>(state: &G::State, listing: &Listing<G>) -> Verdict {
    let (must, may, able) = (G::must_act(state), G::may_act(state), listing.able());
    require!(
        may.or(SeatSet::all(G::players(state))) == SeatSet::all(G::players(state)),
        "{may} may act, and not all of them sit at the table"
    );
    require!(must.or(may) == may, "{must} must act, but only {may} may");
    require!(may == able, "{may} may act, but the seats with legal actions are {able}");
    ghosts_are_idle::<G>(state)?;
    match G::outcome(state) {
        None => require!(!must.is_empty(), "nobody must act, but there is no outcome"),
        Some(outcome) => {
            require!(must.is_empty(), "there is an outcome, but {must} must act");
            require!(may.is_empty(), "there is an outcome, but {may} may act");
            let places = outcome.places();
            require!(
                places.len() == usize::from(G::players(state)) && places.contains(&1),
                "the outcome has the places {places:?}"
            );
        }
    }
    Ok(())
}

/// The timeout action is a listed one for seats that must act, and none for others.
pub(crate) fn clock<G: Game>(state: &G::State, listing: &Listing<G>) -> Verdict {
    let must = G::must_act(state);
    for (seat, actions) in listing.seats() {
        match G::timeout_action(state, seat) {
            Some(action) if must.contains(seat) && actions.contains(&action) => {}
            None if !must.contains(seat) => {}
            played => {
                let what = if must.contains(seat) { "must act" } else { "need not act" };
                return Err(Problem::new(format!("{seat} {what}, and the clock plays {played:?}")));
            }
        }
    }
    Ok(())
}

/// The failure for an endless game.
pub(crate) fn endless(decisions: u64) -> Problem {
    Problem::new(format!("the game is not over after {decisions} decisions"))
}

/// Seats beyond the number of players have no actions.
fn ghosts_are_idle<G: Game>(state: &G::State) -> Verdict {
    let mut actions = Vec::new();
    for ghost in ghosts(G::players(state)) {
        G::legal_actions(state, ghost, &mut actions);
        require!(actions.is_empty(), "{ghost} does not exist and has legal actions: {actions:?}");
    }
    Ok(())
}

/// Seats that the game does not have: the next one, and others that break arrays and bit sets.
pub(crate) fn ghosts(players: u8) -> [Seat; 3] {
    [Seat(players), Seat(8), Seat(u8::MAX)]
}
