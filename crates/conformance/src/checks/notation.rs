//! Actions read back from their text and from their number.

use steading_game::{Game, GameRng};

use crate::messages::Messages;
use crate::pool::Pool;
use crate::problem::{Problem, Verdict, require};

/// Bigger action spaces are sampled.
const MOST_NUMBERS: u32 = 50_000;

/// The whole action space: every number gives back itself, and there is no action beyond its end.
pub(crate) fn space<G: Game>(rng: &mut GameRng) -> Verdict {
    let space = G::info().action_space;
    for place in 0..space.min(MOST_NUMBERS) {
        let number = if space <= MOST_NUMBERS { place } else { rng.below(space) };
        if let Some(action) = G::numbered(number) {
            let told = G::number(action);
            require!(told == Some(number), "number {number} is `{action}`, whose number is {told:?}");
            text::<G>(action)?;
        }
    }
    for beyond in [space, space.saturating_add(1), u32::MAX] {
        let found = G::numbered(beyond).filter(|_| beyond >= space);
        require!(found.is_none(), "number {beyond} lies outside the action space and is {found:?}");
    }
    Ok(())
}

/// Adds an action to the pool; a new one must read back, and its label is collected.
pub(crate) fn meet<G: Game>(action: G::Action, pool: &mut Pool<G>, messages: &mut Messages) -> Verdict {
    if !pool.insert(action) {
        return Ok(());
    }
    text::<G>(action)?;
    if let Some(number) = G::number(action) {
        let space = G::info().action_space;
        require!(number < space, "`{action}` has number {number} in an action space of {space}");
        let back = G::numbered(number);
        require!(back == Some(action), "`{action}` has number {number}, which is {}", words::<G>(back));
    }
    let target = G::target(action);
    let fine = !target.as_str().is_empty() && !target.as_str().contains(char::is_whitespace);
    require!(fine, "`{action}` has the target `{target}`");
    messages.note(G::label(action));
    Ok(())
}

fn text<G: Game>(action: G::Action) -> Verdict {
    let text = action.to_string();
    let one_line = !text.is_empty() && text.trim() == text && !text.contains(char::is_control);
    require!(one_line, "the notation {text:?} is not one tidy line");
    let back: G::Action = text
        .parse()
        .map_err(|error| Problem::new(format!("an action cannot read its own notation: {error}")))?;
    require!(back == action, "`{text}` reads back as `{back}` ({back:?}, not {action:?})");
    Ok(())
}

fn words<G: Game>(action: Option<G::Action>) -> String {
    action.map_or_else(|| "no action".to_owned(), |action| format!("`{action}`"))
}
