//! Learning for one set-up after the other. What was learned stays only if it is better than what was known.

use steading_game::{Insight, Setup, SetupError};

use crate::erased::Bots;
use crate::learn::{Learning, Lesson, learn};
use crate::trial::Trial;

/// Learns the weights of the evaluation for some set-ups and returns the file.
pub(crate) fn course<G: Insight>(
    setups: &[Setup],
    learning: Learning,
    told: &mut dyn FnMut(&Setup, Lesson),
) -> Result<String, SetupError> {
    let mut weights = G::weights();
    for setup in setups {
        let mut learned = weights.clone();
        learn::<G>(setup, learning, &mut learned, &mut |taught| told(setup, Lesson::Round(taught)))?;
        if learning.trial > 0 {
            let trial = Trial::of(&Bots::<G>::new(), setup, learning, [&learned, &weights])?;
            told(setup, Lesson::Trial(trial));
            if !trial.passed() {
                continue;
            }
        }
        weights = learned;
    }
    Ok(weights.write(G::FEATURES))
}
