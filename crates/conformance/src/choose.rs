//! How the players choose: at random, or in part like the easy bot.

use steading_game::{Game, GameRng, Seat, SeatSet};

use crate::checks::refusals;
use crate::listing::Listing;
use crate::pool::Pool;
use crate::problem::Problem;

/// One decision in this many is made by a seat that may act but need not.
const OUT_OF_TURN: u32 = 6;
/// One decision in this many is a free-form offer from the pool, if it is allowed here.
const FREE_FORM: u32 = 8;
/// Attempts with actions from the pool before a listed one is taken.
const TRIED: usize = 16;
/// In every second game so many decisions of six are left to the easy bot: random players alone never reach the late phases
/// of some games.
const SKILLED: u32 = 4;

/// A decision.
pub(crate) struct Chosen<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) action: G::Action,
    pub(crate) listed: bool,
}

/// Chooses a seat and its action. Mostly a seat that must act, so that the game goes on.
pub(crate) fn choose<G: Game>(
    state: &G::State,
    listing: &Listing<G>,
    pool: &Pool<G>,
    skilled: bool,
    rng: &mut GameRng,
) -> Result<Chosen<G>, Problem> {
    let must = G::must_act(state);
    let others: SeatSet = listing.able().iter().filter(|&seat| !must.contains(seat)).collect();
    let out_of_turn = !others.is_empty() && rng.below(OUT_OF_TURN) == 0;
    let seats: Vec<Seat> = if out_of_turn { others } else { must }.iter().collect();
    let seat = *rng.pick(&seats).ok_or_else(|| Problem::new("nobody must act"))?;
    if skilled
        && must.contains(seat)
        && rng.below(6) < SKILLED
        && let Some(action) = G::easy_action(state, seat, rng, &mut Vec::new())
    {
        let listed = listing.of(seat).contains(&action);
        // A bot that breaks the rules is reported by the check of the bots.
        if listed
            || (G::check(state, seat, action).is_ok() && refusals::accepted::<G>(state, seat, action).is_ok())
        {
            return Ok(Chosen { seat, action, listed });
        }
    }
    if rng.below(FREE_FORM) == 0 {
        let elsewhere = pool.sample(TRIED, rng);
        let found = elsewhere.into_iter().find(|&action| G::check(state, seat, action).is_ok());
        if let Some(action) = found.filter(|action| !listing.of(seat).contains(action)) {
            refusals::accepted::<G>(state, seat, action)?;
            return Ok(Chosen { seat, action, listed: false });
        }
    }
    let listed = rng.pick(listing.of(seat)).copied();
    let action = listed.ok_or_else(|| Problem::new(format!("{seat} must act and has no legal action")))?;
    Ok(Chosen { seat, action, listed: true })
}
