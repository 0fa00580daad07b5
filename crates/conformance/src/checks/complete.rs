//! Listed actions are legal: listed once, accepted by `check`, and performed without a problem.

use std::collections::HashSet;

use steading_game::{Game, Seat, Silent};

use crate::listing::Listing;
use crate::problem::{Problem, Verdict, require, survive};

/// Every listed action is listed once and accepted.
pub(crate) fn listed<G: Game>(state: &G::State, listing: &Listing<G>) -> Verdict {
    let mut known = HashSet::new();
    for (seat, actions) in listing.seats() {
        known.clear();
        for &action in actions {
            require!(known.insert(action), "{seat} has `{action}` twice among the legal actions");
            G::check(state, seat, action).map_err(|illegal| {
                Problem::new(format!("a listed action is refused by {illegal}")).with(seat, action)
            })?;
        }
    }
    appends::<G>(state, listing)
}

/// Every listed action can be performed, on a copy, and leaves a sound state.
pub(crate) fn applies<G: Game>(state: &G::State, listing: &Listing<G>) -> Verdict {
    listing.all().try_for_each(|(seat, action)| apply::<G>(state, seat, action))
}

/// An accepted action can be performed, on a copy, and leaves a sound state.
pub(crate) fn apply<G: Game>(state: &G::State, seat: Seat, action: G::Action) -> Verdict {
    let mut copy = state.clone();
    survive(format_args!("{seat} `{action}`"), || G::apply(&mut copy, seat, action, &mut Silent))?
        .map_err(|illegal| format!("`check` accepts it and `apply` refuses it by {illegal}"))
        .and_then(|_| G::audit(&copy).map_err(|fault| format!("it leaves an unsound state: {fault}")))
        .map_err(|what| Problem::new(what).with(seat, action))
}

/// Listing appends, and gives the same list in the same order every time.
fn appends<G: Game>(state: &G::State, listing: &Listing<G>) -> Verdict {
    let mut together = Vec::new();
    for (seat, _) in listing.seats() {
        G::legal_actions(state, seat, &mut together);
    }
    require!(
        together.iter().copied().eq(listing.all().map(|(_, action)| action)),
        "`legal_actions` gives another list when asked again with actions already in the buffer"
    );
    Ok(())
}
