//! A view can be determinized to a state that agrees with it; a broken view is refused or repaired.

use steading_game::{Game, GameRng, Viewer};

use super::views;
use super::witness::Witness;
use crate::difference;
use crate::finish::finish;
use crate::mutate;
use crate::problem::{Problem, Verdict, require, survive};

/// The number of broken views.
const BROKEN: u32 = 5;

/// The determinization has the same view for `viewer`, and is sound.
pub(crate) fn check<G: Game>(
    state: &G::State,
    viewer: Viewer,
    witness: &mut Witness,
    rng: &mut GameRng,
) -> Verdict {
    let view = G::view(state, viewer);
    let guess = |mut rng: GameRng| {
        G::determinize(&view, &mut rng)
            .map_err(|error| Problem::new(format!("the view of {viewer} was refused: {error}")))
    };
    let [chance, other_chance] = [rng.seed(), rng.seed()].map(GameRng::new);
    let guessed = guess(chance.clone())?;
    G::audit(&guessed).map_err(|fault| Problem::new(format!("the guess of {viewer} is unsound: {fault}")))?;
    disagree::<G>(state, &guessed, viewer)?;
    let again = guess(chance)?;
    require!(
        again == guessed,
        "from the same view and generator {viewer} made two guesses: {}",
        difference::first::<G>(&guessed, &again)
    );
    let truth = difference::between_states::<G>(state, &guessed);
    match viewer {
        Viewer::Host => match truth.iter().find(|difference| !difference.is_chance()) {
            Some(difference) => {
                Err(Problem::new(format!("the host sees everything, but guesses {difference}")))
            }
            None => Ok(()),
        },
        Viewer::Seat(_) | Viewer::Spectator => {
            let other = difference::between_states::<G>(&guessed, &guess(other_chance)?);
            witness.guessed(viewer, &truth, &other)
        }
    }
}

/// The determinization can be played to its end.
pub(crate) fn plays_on<G: Game>(
    state: &G::State,
    viewer: Viewer,
    longest: u64,
    rng: &mut GameRng,
) -> Verdict {
    let mut guessed = G::determinize(&G::view(state, viewer), rng)
        .map_err(|error| Problem::new(format!("the view of {viewer} was refused: {error}")))?;
    finish::<G>(&mut guessed, longest, rng)
        .map_err(|what| Problem::new(format!("the guess of {viewer} cannot be played to its end: {what}")))
}

/// Broken views are refused or give a sound state. Returns the number of the latter.
pub(crate) fn broken_views<G: Game>(
    state: &G::State,
    viewer: Viewer,
    rng: &mut GameRng,
) -> Result<u64, Problem> {
    let json = views::json::<G>(state, viewer)?;
    let mut read = 0;
    for _ in 0..BROKEN {
        let mut broken = json.clone();
        mutate::json(&mut broken, rng);
        let input = format!("the broken view {broken}");
        let Ok(view) = survive(&input, || serde_json::from_value::<G::View>(broken))? else { continue };
        if let Ok(guessed) = survive(&input, || G::determinize(&view, rng))? {
            let sound = survive(&input, || G::audit(&guessed))?;
            sound.map_err(|fault| Problem::new(format!("an unsound state ({fault}) was made of {input}")))?;
            read += 1;
        }
    }
    Ok(read)
}

fn disagree<G: Game>(state: &G::State, guessed: &G::State, viewer: Viewer) -> Verdict {
    let found = difference::between(&views::json::<G>(state, viewer)?, &views::json::<G>(guessed, viewer)?);
    if let Some(difference) = found.first() {
        return Err(Problem::new(format!("the guess of {viewer} looks different to {viewer}, {difference}")));
    }
    let setup = G::setup(guessed);
    require!(setup == G::setup(state), "the guess of {viewer} has another set-up:\n{setup}");
    let (must, then) = (G::must_act(state), G::must_act(guessed));
    require!(must == then, "{must} must act, but {then} in the guess of {viewer}");
    match viewer {
        Viewer::Seat(seat) => views::same_actions::<G>(state, guessed, seat)
            .map_err(|problem| Problem::new(format!("in the guess of {viewer}: {}", problem.what))),
        Viewer::Spectator | Viewer::Host => Ok(()),
    }
}
