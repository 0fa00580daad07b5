//! What the clock plays for a seat that it has run out for.

use steading_game::Seat;

use crate::moves::choices;
use crate::sets::harvest::silo;
use crate::{Action, Phase, State};

/// Nothing that could be left: the mandatory action on the first hexes there are, then the end of the turn.
pub(crate) fn timeout_action(state: &State, seat: Seat) -> Option<Action> {
    let choices = choices(state, seat);
    // Lifting a piece and putting it back would never end where it must be moved (AMB-32).
    let must_put = matches!(state.phase, Phase::Silo(_)) && silo::must_go_on(state);
    let idle = [
        (choices.pass, Action::Pass),
        (choices.end, Action::End),
        (choices.done, Action::Done),
        (choices.cancel && !must_put, Action::Cancel),
    ];
    let idle = idle.into_iter().find(|(offered, _)| *offered).map(|(_, action)| action);
    let build = || choices.hexes.first().map(|hex| choices.what.at(hex));
    let choose = || choices.terrains.first().map(Action::Choose);
    idle.or_else(build).or_else(choose)
}
