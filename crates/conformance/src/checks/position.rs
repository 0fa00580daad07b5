//! Positions read back from their text.

use steading_game::{Game, Lines};

use crate::difference;
use crate::problem::{Problem, Verdict, require};

/// First words of the lines of the set-up, before the lines of the game.
const SETUP_WORDS: [&str; 2] = ["players", "set"];

/// The text gives back an equal state and the same text; the order of its lines and comments do not matter.
pub(crate) fn check<G: Game>(config: &G::Config, state: &G::State) -> Verdict {
    let text = lines_of::<G>(state);
    require!(text.ends_with('\n'), "the text of a position does not end its last line");
    for word in text.lines().filter_map(|line| line.split_whitespace().next()) {
        require!(
            !SETUP_WORDS.contains(&word),
            "a line of the position begins with `{word}`, as the set-up does"
        );
    }
    let back = reread::<G>(config, state)?;
    require!(
        back == *state,
        "the position reads back as another state: {}",
        difference::first::<G>(state, &back)
    );
    let again = lines_of::<G>(&back);
    require!(text == again, "the position reads back equal and is then written differently:\n{again}");

    let reversed: Vec<&str> = text.lines().rev().chain(["", "# a comment"]).collect();
    let back = read::<G>(config, &reversed.join("\n"))?;
    require!(
        back == *state,
        "with its lines in another order the position reads as another state: {}",
        difference::first::<G>(state, &back)
    );
    Ok(())
}

/// The state after a round trip through text.
pub(crate) fn reread<G: Game>(config: &G::Config, state: &G::State) -> Result<G::State, Problem> {
    read::<G>(config, &lines_of::<G>(state))
}

/// The game's own lines of a position, without the set-up.
pub(crate) fn lines_of<G: Game>(state: &G::State) -> String {
    let mut text = String::new();
    G::write_position(state, &mut text);
    text
}

fn read<G: Game>(config: &G::Config, text: &str) -> Result<G::State, Problem> {
    G::read_position(config, Lines::new(text))
        .map_err(|error| Problem::new(format!("the game cannot read its own position: {error}\n{text}")))
}
