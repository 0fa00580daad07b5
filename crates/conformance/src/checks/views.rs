//! No viewer learns hidden information.
//!
//! `scramble` swaps the information that is hidden from a viewer. Nothing that the viewer sees may change: the view, all points,
//! and for a player also the prompt, the legal actions and the refusals.

use serde_json::Value;
use steading_game::{Game, GameRng, Seat, Viewer};

use super::easy_action;
use super::witness::Witness;
use crate::difference;
use crate::pool::Pool;
use crate::problem::{Problem, Verdict, require};

/// The number of actions that are tried for a leaking refusal.
const TRIED: usize = 60;

/// Swaps the information hidden from `viewer` and looks for any trace of it.
pub(crate) fn check<G: Game>(state: &G::State, viewer: Viewer, pool: &Pool<G>, rng: &mut GameRng) -> Verdict {
    let other = scrambled::<G>(state, viewer, rng)?;
    same_view::<G>(state, &other, viewer)?;
    let (must, then) = (G::must_act(state), G::must_act(&other));
    require!(must == then, "{must} must act, but {then} after a swap of what {viewer} cannot see");
    same_scores::<G>(state, &other, viewer)?;
    match viewer {
        Viewer::Seat(seat) => same_choices(state, &other, seat, pool, rng),
        Viewer::Spectator | Viewer::Host => Ok(()),
    }
}

/// The points that a viewer is shown reveal nothing.
fn same_scores<G: Game>(state: &G::State, other: &G::State, viewer: Viewer) -> Verdict {
    let own = |seat| viewer == Viewer::Host || viewer == Viewer::Seat(seat);
    for seat in Seat::all(G::players(state)) {
        require!(!own(seat) || G::shows_score(state, seat, viewer), "{viewer} is not shown its own points");
        let [score, then] =
            [state, other].map(|state| G::shows_score(state, seat, viewer).then(|| G::score(state, seat)));
        require!(
            score == then,
            "the points of {seat} tell what is hidden from {viewer}: {score:?} and {then:?}"
        );
    }
    Ok(())
}

/// Swaps the information hidden from `viewer` and has the witness count the changes.
pub(crate) fn count<G: Game>(
    state: &G::State,
    viewer: Viewer,
    witness: &mut Witness,
    rng: &mut GameRng,
) -> Verdict {
    let other = scrambled::<G>(state, viewer, rng)?;
    witness.scrambled(viewer, &difference::between_states::<G>(state, &other))
}

/// The view of `viewer` survives a round trip through JSON and can be drawn.
pub(crate) fn reads_back<G: Game>(state: &G::State, viewer: Viewer) -> Verdict {
    let view = G::view(state, viewer);
    let json = json::<G>(state, viewer)?;
    let back: G::View = serde_json::from_value(json).map_err(|error| {
        Problem::new(format!("the view of {viewer} cannot be read back from JSON: {error}"))
    })?;
    require!(
        back == view,
        "the view of {viewer} reads back from JSON as another one: {back:?}, not {view:?}"
    );
    require!(!G::picture(&view).is_empty(), "the picture for {viewer} is empty");
    Ok(())
}

/// A copy of `state` with the information hidden from `viewer` swapped.
pub(crate) fn scrambled<G: Game>(
    state: &G::State,
    viewer: Viewer,
    rng: &mut GameRng,
) -> Result<G::State, Problem> {
    let mut other = state.clone();
    G::scramble(&mut other, viewer, rng);
    G::audit(&other)
        .map_err(|fault| Problem::new(format!("`scramble` for {viewer} makes an unsound state: {fault}")))?;
    Ok(other)
}

/// Two states have the same view for `viewer`, byte by byte.
pub(crate) fn same_view<G: Game>(state: &G::State, other: &G::State, viewer: Viewer) -> Verdict {
    let [bytes, then] = [state, other].map(|state| serde_json::to_string(&G::view(state, viewer)).ok());
    if bytes == then {
        return Ok(());
    }
    let found = difference::between(&json::<G>(state, viewer)?, &json::<G>(other, viewer)?);
    let place = found.first().map_or_else(|| "in the order of fields".to_owned(), ToString::to_string);
    Err(Problem::new(format!("the view of {viewer} tells what is hidden from {viewer}, {place}")))
}

/// A view as JSON.
pub(crate) fn json<G: Game>(state: &G::State, viewer: Viewer) -> Result<Value, Problem> {
    serde_json::to_value(G::view(state, viewer))
        .map_err(|error| Problem::new(format!("the view of {viewer} cannot be written as JSON: {error}")))
}

/// Prompt, legal actions and refusals of a player do not depend on hidden information.
fn same_choices<G: Game>(
    state: &G::State,
    other: &G::State,
    seat: Seat,
    pool: &Pool<G>,
    rng: &mut GameRng,
) -> Verdict {
    let [prompt, then] = [state, other].map(|state| G::prompt(state, seat));
    require!(
        prompt == then,
        "the prompt of {seat} tells what is hidden from {seat}: {prompt:?} and {then:?}"
    );
    let [may, then] = [state, other].map(|state| G::may_act(state).contains(seat));
    require!(may == then, "whether {seat} may act tells what is hidden from {seat}");
    let [clock, then] = [state, other].map(|state| G::timeout_action(state, seat));
    require!(clock == then, "the clock tells what is hidden from {seat}: it plays {clock:?} and {then:?}");
    same_actions::<G>(state, other, seat)?;
    easy_action::same::<G>(state, other, seat, rng)?;
    for action in pool.sample(TRIED, rng) {
        let [answer, then] = [state, other].map(|state| G::check(state, seat, action));
        if answer != then {
            let what =
                format!("the answer of `check` tells what is hidden from {seat}: {answer:?} and {then:?}");
            return Err(Problem::new(what).with(seat, action));
        }
    }
    Ok(())
}

/// Two states offer `seat` the same actions.
pub(crate) fn same_actions<G: Game>(state: &G::State, other: &G::State, seat: Seat) -> Verdict {
    let [actions, then] = [state, other].map(|state| {
        let mut actions = Vec::new();
        G::legal_actions(state, seat, &mut actions);
        actions
    });
    let place = actions.iter().zip(&then).position(|(one, two)| one != two);
    let place = place.unwrap_or(actions.len().min(then.len()));
    require!(
        actions == then,
        "the legal actions of {seat} tell what is hidden from {seat}: {:?} and {:?}",
        actions.get(place).map(ToString::to_string),
        then.get(place).map(ToString::to_string)
    );
    Ok(())
}
