//! The easy bot plays legal actions, brings games to an end, and knows no hidden information.

use steading_game::{Game, GameRng, Seat, Silent};

use crate::problem::{Problem, Verdict, require};

/// The easy bot has a legal action for every seat that must act, and none for a seat without one.
pub(crate) fn check<G: Game>(state: &G::State, rng: &mut GameRng) -> Verdict {
    for seat in Seat::all(G::players(state)) {
        play::<G>(state, seat, rng)?;
    }
    Ok(())
}

/// A game between easy bots ends.
pub(crate) fn finishes<G: Game>(state: &G::State, longest: u64, rng: &mut GameRng) -> Verdict {
    let mut state = state.clone();
    for _ in 0..longest {
        let waiting: Vec<Seat> = G::must_act(&state).iter().collect();
        let Some(&seat) = rng.pick(&waiting) else { return Ok(()) };
        if let Some(action) = play::<G>(&state, seat, rng)? {
            G::perform(&mut state, seat, action, &mut Silent);
        }
    }
    Err(Problem::new(format!("a game of easy bots is not over after {longest} decisions")))
}

/// The easy bot plays the same in two states with the same view.
pub(crate) fn same<G: Game>(state: &G::State, other: &G::State, seat: Seat, rng: &GameRng) -> Verdict {
    let [action, then] =
        [state, other].map(|state| G::easy_action(state, seat, &mut rng.clone(), &mut Vec::new()));
    require!(
        action == then,
        "the easy bot of {seat} knows what is hidden from {seat}: {action:?} and {then:?}"
    );
    Ok(())
}

fn play<G: Game>(state: &G::State, seat: Seat, rng: &mut GameRng) -> Result<Option<G::Action>, Problem> {
    let action = G::easy_action(state, seat, rng, &mut Vec::new());
    match action {
        Some(action) => G::check(state, seat, action).map_err(|illegal| {
            Problem::new(format!("the easy bot plays what is refused by {illegal}")).with(seat, action)
        })?,
        None => require!(!G::must_act(state).contains(seat), "the easy bot of {seat} does not act and must"),
    }
    Ok(action)
}
