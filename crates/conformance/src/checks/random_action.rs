//! Random actions are listed ones, and each listed one comes up.

use steading_game::{Game, GameRng, Seat};

use crate::listing::Listing;
use crate::problem::{Problem, Verdict, require};

/// The longest list that is drawn from until every action came up.
const SHORT: usize = 16;
/// Draws per action: one is left out about once in 500 million runs.
const DRAWS_EACH: usize = 20;

/// One random action for every seat is listed, and there is one if any is listed.
pub(crate) fn check<G: Game>(state: &G::State, listing: &Listing<G>, rng: &mut GameRng) -> Verdict {
    for (seat, _) in listing.seats() {
        draw(state, seat, listing, rng)?;
    }
    Ok(())
}

/// Every action of a short list comes up.
pub(crate) fn all_come_up<G: Game>(state: &G::State, listing: &Listing<G>, rng: &mut GameRng) -> Verdict {
    for (seat, actions) in listing.seats().filter(|(_, actions)| actions.len() <= SHORT) {
        let mut missing = actions.to_vec();
        let draws = DRAWS_EACH * actions.len();
        for _ in 0..draws {
            let drawn = draw(state, seat, listing, rng)?;
            missing.retain(|&action| Some(action) != drawn);
        }
        if let Some(action) = missing.first() {
            let what = format!("`random_action` did not give a listed action in {draws} draws");
            return Err(Problem::new(what).with(seat, action));
        }
    }
    Ok(())
}

fn draw<G: Game>(
    state: &G::State,
    seat: Seat,
    listing: &Listing<G>,
    rng: &mut GameRng,
) -> Result<Option<G::Action>, Problem> {
    let drawn = G::random_action(state, seat, rng, &mut Vec::new());
    match drawn {
        Some(action) if listing.of(seat).contains(&action) => {}
        Some(action) => {
            return Err(Problem::new("`random_action` gave an action that is not listed").with(seat, action));
        }
        None => {
            require!(
                listing.of(seat).is_empty(),
                "`random_action` gave nothing to {seat}, who has legal actions"
            );
        }
    }
    Ok(drawn)
}
