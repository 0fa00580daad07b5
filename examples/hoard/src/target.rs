//! What a person would click.

use steading_game::Target;

use crate::Action;

pub(crate) fn target(action: Action) -> Target {
    match action {
        Action::Play(card) => Target::one("hand", card),
        Action::Boast(_) => Target::the("boast"),
        Action::Draw => Target::the("deck"),
        Action::End => Target::the("end"),
        Action::Knock => Target::the("knock"),
    }
}
