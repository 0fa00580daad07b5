//! Plays a state to its end.

use steading_game::{Game, GameRng, Silent};

/// Plays at random until no seat must act; returns the problem, if there is one.
pub(crate) fn finish<G: Game>(state: &mut G::State, longest: u64, rng: &mut GameRng) -> Result<(), String> {
    let mut scratch = Vec::new();
    for _ in 0..longest {
        let waiting: Vec<_> = G::must_act(state).iter().collect();
        let Some(&seat) = rng.pick(&waiting) else {
            return G::outcome(state)
                .map(|_| ())
                .ok_or_else(|| "nobody must act without an outcome".to_owned());
        };
        let action = G::random_action(state, seat, rng, &mut scratch)
            .ok_or_else(|| format!("{seat} must act and has no action"))?;
        G::apply(state, seat, action, &mut Silent)
            .map_err(|illegal| format!("{seat} `{action}` is listed and refused by {illegal}"))?;
        G::audit(state).map_err(|fault| format!("after {seat} `{action}`: {fault}"))?;
    }
    Err(format!("it is not over after {longest} decisions"))
}
