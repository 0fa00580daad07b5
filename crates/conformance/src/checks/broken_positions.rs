//! The parser of positions takes any text without a panic, and what it accepts can be played.

use steading_game::{Game, GameRng, Lines};

use super::position;
use crate::finish::finish;
use crate::mutate;
use crate::problem::{Problem, require, survive};

/// The number of broken texts.
const BROKEN: u32 = 8;

/// Mutates the text of a position. Returns the number of texts that still parse.
pub(crate) fn check<G: Game>(
    config: &G::Config,
    state: &G::State,
    longest: u64,
    rng: &mut GameRng,
) -> Result<u64, Problem> {
    let text = position::lines_of::<G>(state);
    let mut read = 0;
    for _ in 0..BROKEN {
        let broken = mutate::lines(&text, rng);
        let input = format!("the broken position\n{broken}");
        let Ok(mut found) = survive(&input, || G::read_position(config, Lines::new(&broken)))? else {
            continue;
        };
        let verdict = survive(&input, || -> Result<(), Problem> {
            G::audit(&found).map_err(|fault| Problem::new(format!("it is unsound: {fault}")))?;
            let back = position::reread::<G>(config, &found)?;
            require!(back == found, "it does not read back");
            finish::<G>(&mut found, longest, rng)
                .map_err(|what| Problem::new(format!("it cannot be played to its end: {what}")))
        })?;
        verdict.map_err(|problem| Problem::new(format!("{} — given {input}", problem.what)))?;
        read += 1;
    }
    Ok(read)
}
